/** How the chip of a service's category is coloured. */
export type CategoryTone = 'blue' | 'orange' | 'green' | 'purple' | 'grey';

const tones = new Map<string | undefined, CategoryTone>([
  ['Entwicklung', 'blue'],
  ['Development', 'blue'],
  ['Infrastructure', 'orange'],
  ['Infrastruktur', 'orange'],
  ['Beratung', 'green'],
  ['Consulting', 'green'],
  ['Support', 'purple'],
]);

/** The tone of a category; any other text than these, and none, is grey. */
export const serviceCategoryTone = (category: string | undefined): CategoryTone =>
  tones.get(category) ?? 'grey';

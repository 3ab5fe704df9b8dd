/** How the chip of a service's category is coloured. */
export type CategoryTone = 'blue' | 'orange' | 'green' | 'purple' | 'grey';

const tones = new Map<string | undefined, CategoryTone>([
  ['Entwicklung', 'blue'],
  ['Infrastructure', 'orange'],
  ['Beratung', 'green'],
  ['Support', 'purple'],
]);

/** The tone of a category; any other text than these four, and none, is grey. */
export const serviceCategoryTone = (category: string | undefined): CategoryTone =>
  tones.get(category) ?? 'grey';

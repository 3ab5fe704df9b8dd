/** How the chip of a service's category is coloured. */
export type CategoryTone = 'blue' | 'orange' | 'green' | 'purple' | 'grey';

const categoryTones = new Map<string | undefined, CategoryTone>([
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
  categoryTones.get(category) ?? 'grey';

/** How the badge of a private project's status is coloured. */
export type StatusTone = 'success' | 'primary' | 'info' | 'warning' | 'neutral';

const statusTones = new Map<string | undefined, StatusTone>([
  ['Abgeschlossen', 'success'],
  ['Completed', 'success'],
  ['In Entwicklung', 'primary'],
  ['In development', 'primary'],
  ['Geplant', 'info'],
  ['Planned', 'info'],
  ['Pausiert', 'warning'],
  ['Paused', 'warning'],
]);

/** The tone of a status; any other text than these, and none, is neutral. */
export const statusTone = (status: string | undefined): StatusTone => statusTones.get(status) ?? 'neutral';

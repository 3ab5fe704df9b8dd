const categoryTones = {
  blue: ['Entwicklung', 'Development'],
  orange: ['Infrastructure', 'Infrastruktur'],
  green: ['Beratung', 'Consulting'],
  purple: ['Support'],
};

const statusTones = {
  success: ['Abgeschlossen', 'Completed'],
  primary: ['In Entwicklung', 'In development'],
  info: ['Geplant', 'Planned'],
  warning: ['Pausiert', 'Paused'],
};

const toneOf = <Tone extends string>(tones: Record<Tone, string[]>, word = ''): Tone | undefined =>
  (Object.keys(tones) as Tone[]).find((tone) => tones[tone].includes(word));

/** The tone of a service's category; any other text than these, and none, is grey. */
export const serviceCategoryTone = (category: string | undefined) =>
  toneOf(categoryTones, category) ?? 'grey';

/** The tone of a private project's status; any other text than these, and none, is neutral. */
export const statusTone = (status: string | undefined) => toneOf(statusTones, status) ?? 'neutral';

/** How the chip of a category or the badge of a status is coloured. */
export type BadgeTone = ReturnType<typeof serviceCategoryTone | typeof statusTone>;

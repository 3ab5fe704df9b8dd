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

export const serviceCategoryTone = (category: string | undefined) =>
  toneOf(categoryTones, category) ?? 'grey';

export const statusTone = (status: string | undefined) => toneOf(statusTones, status) ?? 'neutral';

export type BadgeTone = ReturnType<typeof serviceCategoryTone | typeof statusTone>;

/** How the badge of a private project's status is coloured (SPEC §4). */
export type StatusTone = 'success' | 'primary' | 'info' | 'warning' | 'neutral';

const tones = new Map<string | undefined, StatusTone>([
  ['Abgeschlossen', 'success'],
  ['In Entwicklung', 'primary'],
  ['Geplant', 'info'],
  ['Pausiert', 'warning'],
]);

/** The tone of a status; any other text than the four of SPEC §4, and none, is neutral. */
export const statusTone = (status: string | undefined): StatusTone => tones.get(status) ?? 'neutral';

/** How the badge of a private project's status is coloured. */
export type StatusTone = 'success' | 'primary' | 'info' | 'warning' | 'neutral';

const tones = new Map<string | undefined, StatusTone>([
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
export const statusTone = (status: string | undefined): StatusTone => tones.get(status) ?? 'neutral';

import { formatDateTime, formatUntil } from './dates.ts';

/** The status line: why the page is not live, and how old the oldest part of it is. */
export const freshnessText = {
  offline: 'Sie sind offline.',
  limited: 'Das Abfragelimit ist erreicht.',
  failed: 'Einige Inhalte ließen sich nicht aktualisieren.',
  /** @param oldest milliseconds since the epoch */
  stand: (oldest: number) => `Stand: ${formatDateTime(oldest)} Uhr.`,
  sample: 'Sie sehen Beispieldaten.',
  putAway: 'Hinweis ausblenden',
  renew: 'Aktualisieren',
  /** @param until and `now`: milliseconds since the epoch */
  resets: (until: number, now: number) => `Es endet ${formatUntil(until, now, 'de')}.`,
};

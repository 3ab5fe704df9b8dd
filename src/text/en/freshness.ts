import { formatDateTime, formatUntil } from './dates.ts';

/** The status line: why the page is not live, and how old the oldest part of it is. */
export const freshnessText = {
  offline: 'You are offline.',
  limited: 'The request limit has been reached.',
  failed: 'Some content could not be updated.',
  /** @param oldest milliseconds since the epoch */
  stand: (oldest: number) => `As of ${formatDateTime(oldest)} (German time).`,
  sample: 'You are looking at sample data.',
  putAway: 'Hide this message',
  renew: 'Refresh',
  /** @param until and `now`: milliseconds since the epoch */
  resets: (until: number, now: number) => `It ends ${formatUntil(until, now)}.`,
};

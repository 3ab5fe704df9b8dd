/** Whether somebody has time: now, from a day on, or not at all. */
export type AvailabilityStatus = 'now' | 'later' | 'booked';

interface Period {
  /** A day such as `2026-01-15`, 'sofort' or 'ausgebucht'. */
  from: string;
  /** The last day of what `from` says. */
  until?: string | undefined;
}

/**
 * What holds on a day: days that have passed say nothing any more.
 * @param today such as `2026-01-15`
 * @returns `until` only while it is still to come
 */
export function availabilityOn(
  today: string,
  { from, until }: Period,
): { status: AvailabilityStatus; until?: string | undefined } {
  const isOver = until !== undefined && until < today;
  const isBooked = from === 'ausgebucht';
  if (isOver) return { status: isBooked ? 'now' : 'booked' };
  if (isBooked) return { status: 'booked', until };
  return { status: from !== 'sofort' && from > today ? 'later' : 'now', until };
}

/** What a language says of it. */
interface Sayings {
  now: string;
  booked: string;
  later: (day: string) => string;
  until: (day: string) => string;
}

/** When somebody has time, in words. @param today such as `2026-01-15` */
export function whenFree(today: string, period: Period, sayings: Sayings): string {
  const { status, until } = availabilityOn(today, period);
  const saying = status === 'later' ? sayings.later(period.from) : sayings[status];
  return until ? `${saying} ${sayings.until(until)}` : saying;
}

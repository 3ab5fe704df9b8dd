import { berlinTime } from './berlin-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Elapsed =
  | { unit: 'now'; count: 0 }
  | { unit: 'minute' | 'hour' | 'day' | 'month' | 'year'; count: number };

/**
 * How long ago something happened, in the unit in which people count it; undefined when the text is missing or no
 * date. What lies in the future is now: the visitor's clock is slow.
 *
 * @param now milliseconds since the epoch
 */
export function elapsedSince(iso: string | undefined, now: number): Elapsed | undefined {
  const instant = iso === undefined ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(instant)) return undefined;
  const elapsed = now - instant;
  if (elapsed < minute) return { unit: 'now', count: 0 };
  if (elapsed < hour) return { unit: 'minute', count: Math.floor(elapsed / minute) };
  if (elapsed < day) return { unit: 'hour', count: Math.floor(elapsed / hour) };
  const then = berlinTime(instant);
  const today = berlinTime(now);
  // Calendar days, not spans of 24 hours: what happened 30 hours ago may have been the day before yesterday.
  const days = Math.max(1, dayNumber(today) - dayNumber(then));
  if (days < 30) return { unit: 'day', count: days };
  const months = Math.max(1, monthsBetween(then, today));
  return months < 12 ? { unit: 'month', count: months } : { unit: 'year', count: Math.floor(months / 12) };
}

function dayNumber(time: Date): number {
  return Math.floor(time.getTime() / day);
}

/** Whole months from one day to a later one. */
function monthsBetween(then: Date, today: Date): number {
  const months =
    (today.getUTCFullYear() - then.getUTCFullYear()) * 12 + today.getUTCMonth() - then.getUTCMonth();
  return today.getUTCDate() < then.getUTCDate() ? months - 1 : months;
}

import { berlinTime } from '../berlin-time.ts';
import { elapsedSince } from '../elapsed.ts';

/**
 * Dates and times as visitors read them. Language and time zone are fixed, so that the server, the browser and a
 * visitor abroad write the same.
 */

const minute = 60_000;

/** `15.01.2025`; undefined when the text is missing or no date. */
export function formatDate(iso: string | undefined): string | undefined {
  const instant = parse(iso);
  return instant === undefined ? undefined : calendarDate(instant);
}

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** `15. Januar 2026`, from a day such as `2026-01-15`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}. ${months[Number(month) - 1]} ${year}`;
}

/** The day that it is in Germany, such as `2026-01-15`. */
export function dayOf(instant: number): string {
  return berlinTime(instant).toISOString().slice(0, 10);
}

/** `20.11.2026, 16:32`, from milliseconds since the epoch: the time of a "Stand". */
export function formatDateTime(instant: number): string {
  return `${calendarDate(instant)}, ${berlinTime(instant).toISOString().slice(11, 16)}`;
}

/**
 * How long ago something happened: `vor 5 Minuten`, `gestern`, `vor 3 Tagen`, `vor 2 Jahren`; undefined when the
 * text is missing or no date. What lies in the future is `jetzt`: the visitor's clock is slow.
 *
 * @param now milliseconds since the epoch
 */
export function formatRelative(iso: string | undefined, now: number): string | undefined {
  const elapsed = elapsedSince(iso, now);
  if (elapsed === undefined) return undefined;
  const { count, unit } = elapsed;
  if (unit === 'now') return 'jetzt';
  if (unit === 'day') return daysAgo[count] ?? ago(count, units.day);
  return ago(count, units[unit]);
}

/**
 * How long until a limit ends, in minutes rounded up and at least one: `in 5 minutes`, or in German `in 5 Minuten`.
 *
 * @param resetsAt and `now`: milliseconds since the epoch
 */
export function formatUntil(resetsAt: number, now: number, language: 'en' | 'de' = 'en'): string {
  const minutes = Math.max(1, Math.ceil((resetsAt - now) / minute));
  if (language === 'en') return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`;
}

function parse(iso: string | undefined): number | undefined {
  const instant = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(instant) ? undefined : instant;
}

function calendarDate(instant: number): string {
  return dayOf(instant).split('-').reverse().join('.');
}

const daysAgo: Record<number, string> = { 1: 'gestern', 2: 'vorgestern' };

const units = {
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tagen'],
  month: ['Monat', 'Monaten'],
  year: ['Jahr', 'Jahren'],
} as const;

const ago = (count: number, [one, many]: readonly [string, string]): string =>
  `vor ${count} ${count === 1 ? one : many}`;

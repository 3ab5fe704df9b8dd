import { berlinTime } from '../berlin-time.ts';

/**
 * Dates and times as visitors read them. Language and time zone are fixed, so that the server, the browser and a
 * visitor abroad write the same.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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
  const instant = parse(iso);
  if (instant === undefined) return undefined;
  const elapsed = now - instant;
  if (elapsed < minute) return 'jetzt';
  if (elapsed < hour) return ago(elapsed / minute, 'Minute', 'Minuten');
  if (elapsed < day) return ago(elapsed / hour, 'Stunde', 'Stunden');
  const then = berlinTime(instant);
  const today = berlinTime(now);
  // Calendar days, not spans of 24 hours: what happened 30 hours ago may have been the day before yesterday.
  const days = Math.max(1, dayNumber(today) - dayNumber(then));
  if (days < 30) return daysAgo[days] ?? ago(days, 'Tag', 'Tagen');
  const months = Math.max(1, monthsBetween(then, today));
  if (months < 12) return ago(months, 'Monat', 'Monaten');
  return ago(months / 12, 'Jahr', 'Jahren');
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

function ago(count: number, one: string, many: string): string {
  const whole = Math.floor(count);
  return `vor ${whole} ${whole === 1 ? one : many}`;
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

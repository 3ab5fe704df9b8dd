/* Times and counts in any language. Without `Intl`, whose first objects take 60 ms on a slow phone. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** German time in UTC fields: summer time from the last Sunday of March to that of October, at 01:00 UTC (2000/84/EC). */
export function berlinTime(instant: number): Date {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeOfClocks(year, 2) && instant < changeOfClocks(year, 9);
  return new Date(instant + (isSummer ? 2 : 1) * hour);
}

/** @param month counts from 0 */
function changeOfClocks(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

/** The day that it is in Germany, such as `2026-01-15`. */
export const dayOf = (instant: number): string => berlinTime(instant).toISOString().slice(0, 10);

/** The time that it is in Germany, such as `16:32`. */
export const timeOf = (instant: number): string => berlinTime(instant).toISOString().slice(11, 16);

/** Minutes until a limit ends, rounded up and at least one. */
export const minutesUntil = (resetsAt: number, now: number): number =>
  Math.max(1, Math.ceil((resetsAt - now) / minute));

/** How long ago an instant was, in the unit in which people count it; what lies in the future is now. */
export function elapsedSince(
  instant: number,
  now: number,
): { unit: 'now' | 'minute' | 'hour' | 'day' | 'month' | 'year'; count: number } {
  const elapsed = now - instant;
  if (elapsed < minute) return { unit: 'now', count: 0 };
  if (elapsed < hour) return { unit: 'minute', count: Math.floor(elapsed / minute) };
  if (elapsed < day) return { unit: 'hour', count: Math.floor(elapsed / hour) };
  const then = dayOf(instant);
  const today = dayOf(now);
  // Calendar days, not spans of 24 hours: what happened 30 hours ago may have been the day before yesterday.
  const days = Math.max(1, (Date.parse(today) - Date.parse(then)) / day);
  if (days < 30) return { unit: 'day', count: days };
  const isWhole = today.slice(8) >= then.slice(8);
  const months = Math.max(1, monthNumber(today) - monthNumber(then) - (isWhole ? 0 : 1));
  return months < 12 ? { unit: 'month', count: months } : { unit: 'year', count: Math.floor(months / 12) };
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The rule of German, English and many others: one form for one, one for all others. */
export const oneOrOther = (count: number): 0 | 1 => (count === 1 ? 0 : 1);

/**
 * Counts in a language: `1 Projekt`, `2 Projekte`.
 * @param pluralForm which of a word's forms goes with a count, such as 0 for `Projekt` and 1 for `Projekte`
 */
export const countedIn =
  <Form extends number>(pluralForm: (count: number) => Form) =>
  (count: number, forms: Readonly<Record<Form, string>>): string =>
    `${count} ${forms[pluralForm(count)]}`;

/** Years and months, each with its number on one line. */
export function yearsAndMonths(
  count: number,
  years: (count: number) => string,
  months: (count: number) => string,
): string {
  const parts: string[] = [];
  if (count >= 12) parts.push(years(Math.floor(count / 12)));
  if (count % 12 > 0 || count < 12) parts.push(months(count % 12));
  return parts.map((part) => part.replace(' ', '\u00a0')).join(' ');
}

/** A count, exact with its thousands grouped by `group`, from a million on rounded to tenths, after the `point`. */
export function rounded(count: number, group: string, point: string, million: string): string {
  const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, group);
  if (count < 1e6) return grouped(count);
  const tenths = Math.round(count / 1e5);
  const rest = tenths % 10;
  return `${grouped((tenths - rest) / 10)}${rest ? point + rest : ''}${million}`;
}

import { names } from '../../model/names.ts';
import { counted, dayOf, elapsedSince, instantOf, minutesUntil, rounded, timeOf } from '../quantities.ts';

export const months: readonly string[] = names(
  'January February March April May June July August September October November December',
);

/** `15 January 2025`; undefined when the text is missing or no date. */
export function formatDate(iso: string | undefined): string | undefined {
  const instant = instantOf(iso);
  return instant === undefined ? undefined : formatDay(dayOf(instant));
}

/** `15 January 2026`, from a day such as `2026-01-15`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** `Apr 2018`. @param month 1 to 12 */
export const formatMonth = (year: number, month: number): string =>
  `${months[month - 1]?.slice(0, 3)} ${year}`;

/** `20 November 2026, 16:32`, from milliseconds since the epoch. */
export const formatDateTime = (instant: number): string => `${formatDay(dayOf(instant))}, ${timeOf(instant)}`;

/** How long ago something happened: `5 minutes ago`, `last week`; `now` when the visitor's clock is slow. */
export function formatRelative(iso: string | undefined, now: number): string | undefined {
  const elapsed = elapsedSince(iso, now);
  if (elapsed === undefined) return undefined;
  const { count, unit } = elapsed;
  if (unit === 'now') return 'now';
  if (unit === 'day' && count >= 7) return ago(Math.floor(count / 7), 'week');
  return ago(count, unit);
}

const last: Readonly<Record<string, string>> = {
  day: 'yesterday',
  week: 'last week',
  month: 'last month',
  year: 'last year',
};

function ago(count: number, unit: string): string {
  if (count > 1) return `${count} ${unit}s ago`;
  return last[unit] ?? `1 ${unit} ago`;
}

/** How long until a limit ends: `in 5 minutes`. @param resetsAt and `now`: milliseconds since the epoch */
export const formatUntil = (resetsAt: number, now: number): string =>
  `in ${counted(minutesUntil(resetsAt, now), 'minute', 'minutes')}`;

/** A count as English readers expect it: `12,345`, `1.2M`. */
export const formatCount = (count: number): string => rounded(count, ',', '.', 'M');

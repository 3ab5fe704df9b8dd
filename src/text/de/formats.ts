import { countedIn, dayOf, elapsedSince, minutesUntil, oneOrOther, rounded, timeOf } from '../quantities.ts';

export const pluralForm = oneOrOther;
export const counted = countedIn(pluralForm);

/** Language and time zone are fixed, so that the server, the browser and a visitor abroad write the same. */

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

/** `15.01.2025` */
export const formatDate = (iso: string): string => calendarDate(Date.parse(iso));

/** `15. Januar 2026` from a day such as `2026-01-15`, `Januar 2026` from a month. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date ? `${date}. ` : ''}${months[Number(month) - 1]} ${year}`;
}

/** `04/2018`, as résumés have it, from `2018-04`. */
export const formatMonth = (month: string): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** `20.11.2026, 16:32`, from milliseconds since the epoch: the time of a "Stand". */
export const formatDateTime = (instant: number): string => `${calendarDate(instant)}, ${timeOf(instant)}`;

const calendarDate = (instant: number): string => dayOf(instant).split('-').reverse().join('.');

/** How long ago something happened: `vor 5 Minuten`, `gestern`; `jetzt` when the visitor's clock is slow. */
export function formatRelative(iso: string, now: number): string {
  const { count, unit } = elapsedSince(Date.parse(iso), now);
  if (unit === 'now') return 'jetzt';
  return (unit === 'day' && daysAgo[count]) || `vor ${counted(count, units[unit])}`;
}

const daysAgo: Record<number, string> = { 1: 'gestern', 2: 'vorgestern' };

const units = {
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tagen'],
  month: ['Monat', 'Monaten'],
  year: ['Jahr', 'Jahren'],
} as const;

/** How long until a limit ends: `in 5 Minuten`. @param resetsAt and `now`: milliseconds since the epoch */
export const formatUntil = (resetsAt: number, now: number): string =>
  `in ${counted(minutesUntil(resetsAt, now), ['Minute', 'Minuten'])}`;

/** A count as German readers expect it: `12.345`, `1,2 Mio.`. German has no short form for thousands. */
export const formatCount = (count: number): string => rounded(count, '.', ',', '\u00a0Mio.');

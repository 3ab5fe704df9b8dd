import { countedIn, dayOf, elapsedSince, minutesUntil, oneOrOther, rounded, timeOf } from '../quantities.ts';

export const pluralForm = oneOrOther;
export const counted = countedIn(pluralForm);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const formatDate = (iso: string): string => formatDay(dayOf(Date.parse(iso)));

export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date ? `${date} ` : ''}${months[Number(month) - 1]} ${year}`;
}

export const formatMonth = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`;

export const formatDateTime = (instant: number): string => `${formatDay(dayOf(instant))}, ${timeOf(instant)}`;

export function formatRelative(iso: string, now: number): string {
  const { count, unit } = elapsedSince(Date.parse(iso), now);
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

export const formatUntil = (resetsAt: number, now: number): string =>
  `in ${counted(minutesUntil(resetsAt, now), ['minute', 'minutes'])}`;

export const formatCount = (count: number): string => rounded(count, ',', '.', 'M');

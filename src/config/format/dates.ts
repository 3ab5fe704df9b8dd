import { z } from 'zod';
import { type LocalizedText, plainText } from '../../model/phrase.ts';
import { type Language, languages } from '../../site/languages.ts';
import { monthNamed } from '../../site/month-names.ts';
import { type TextFormat, textFormat } from './text-format.ts';

export const today = 'heute';

/** In any language, since owners write in any. */
const everyLanguage = Object.values(languages);
const presents = [
  ...everyLanguage.flatMap(({ writtenDates, sections }) => [
    ...writtenDates.present,
    sections.knownWords.today,
  ]),
  // Languages of which only dates are read, as of months.
  ...['presente', 'actualidad', 'actual', 'atual', 'présent', "aujourd'hui", 'oggi', 'heden'],
];
const sinceWords = everyLanguage.flatMap(({ writtenDates }) => writtenDates.since).join('|');
const untilWords = everyLanguage.flatMap(({ writtenDates }) => writtenDates.until).join('|');
const since = new RegExp(`^\\s*(${sinceWords})(\\s+(dem|the))?\\s`, 'i');
const until = new RegExp(`^\\s*(${untilWords})(\\s+zum)?\\s`, 'i');

/** Whether it says by itself that it goes on: 'seit April 2018'. */
export const isSince = (text: string): boolean => since.test(text);

const forms: readonly RegExp[] = [
  /^(?<year>\d{4})$/,
  // 2018-04, 2018/4, 2018-04-15
  /^(?<year>\d{4})[-./](?<month>\d\d|(?<![.])\d)(?:[-./](?<day>\d\d?))?$/,
  // 04/2018, 4.2018, 15.04.2018, 04/'18, 15.04.18
  /^(?:(?<day>\d\d?)\. ?)?(?<month>\d\d?)(?:[-/.] ?| )(?<year>\d{4})$/,
  /^(?<month>\d\d?) ?\/ ?['’]?(?<year>\d\d)$/,
  /^(?<day>\d\d?)\. ?(?<month>\d\d?)\. ?(?<year>\d\d)$/,
  // April 2018, 15. April 2018, Apr. ’18
  /^(?:(?<day>\d\d?)\.? )?(?<name>\p{L}{3,})[.,]*[ /-](?<year>\d{4}|['’]\d\d)$/u,
  // 2018 April, April 15, 2018
  /^(?<year>\d{4}),? (?<name>\p{L}{3,})\.?$/u,
  /^(?<name>\p{L}{3,})\.? (?<day>\d\d?), (?<year>\d{4})$/u,
];

/**
 * Reads a month, a year or a day in any usual form, with the names of months of many languages.
 * @returns as much of a day in ISO 8601 as is said, such as '2018-04', or 'heute'; undefined for what is not understood
 */
export function readDate(text: string): string | undefined {
  const date = text
    .normalize('NFC')
    .replace(since, '')
    .replace(until, '')
    .replace(/^class of /i, '')
    // How long it was: 'Present (2y)'. Other brackets say more than a date.
    .replace(/\s*\((?:\s*\d+\s*(?:y|yrs?|years?|m|mos?|months?|Jahre?|Monate?)\b\.?)+\s*\)$/i, '')
    .trim()
    .replace(/\s+/g, ' ');
  if (presents.includes(date.toLowerCase())) return today;
  const groups = forms.map((form) => form.exec(date)?.groups).find((parts) => parts !== undefined);
  if (!groups?.year) return undefined;
  const digits = groups.year.replace(/\D/g, '');
  // Two digits below 70 are of this century.
  const century = digits < '70' ? '20' : '19';
  const year = Number(digits.length > 2 ? digits : century + digits);
  if (year < 1900 || year >= 2100) return undefined;
  if (groups.month === undefined && groups.name === undefined) return String(year);
  const month = groups.name ? monthNamed(groups.name) : groups.month;
  const day = [year, month, groups.day ?? 1].map((part) => String(part).padStart(2, '0')).join('-');
  return isDay(day) ? day.slice(0, groups.day ? 10 : 7) : undefined;
}

/** The first or last year in a text that is no date as a whole: 2008 and 2009 in 'WS 2008/09'. */
export function yearIn(text: string, at: 'first' | 'last'): string | undefined {
  const years = [...text.matchAll(/(?<!\d)((?:19|20)\d\d)(?:\/(\d\d))?(?!\d)/g)];
  const [, year, end] = years.at(at === 'first' ? 0 : -1) ?? [];
  return at === 'last' && year && end ? year.slice(0, 2) + end : year;
}

/** A date as a language writes it: '04/2018' or 'Apr 2018', '2018', 'heute' or 'present'. */
export function shownDate(date: string, { formats, sections }: Pick<Language, 'formats' | 'sections'>) {
  if (date === today) return sections.knownWords.today;
  return hasMonth(date) ? formats.formatMonth(date) : date;
}

const hasMonth = (date: string | undefined): date is string => /^\d{4}-/.test(date ?? '');

/** An entry of a list, with the dates by which it is sorted. */
export type Dated = Partial<Record<'from' | 'to' | 'year' | 'date', LocalizedText | undefined>>;

const read = (date: LocalizedText = ''): string | undefined => readDate(plainText(date));

/** The month of a date, for comparison: of a year its first, or as an end its last. */
export function monthOf(date: string, end: 'first' | 'last'): string {
  if (date === today) return '9999';
  return hasMonth(date) ? date.slice(0, 7) : `${date}-${end === 'first' ? '01' : '12'}`;
}

/** Entries as a résumé has them, newest first; as they are, when the date of one is not understood. */
export function newestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  const dated = entries.map((entry) => {
    const only = entry.year ?? entry.date;
    const from = read(entry.from ?? only ?? entry.to);
    const to = read(entry.to ?? only ?? entry.from);
    return { entry, first: from && monthOf(from, 'first'), last: to && monthOf(to, 'last') };
  });
  if (dated.some(({ first, last }) => first === undefined || last === undefined)) return [...entries];
  const later = (a = '', b = '') => b.localeCompare(a);
  return dated.toSorted((a, b) => later(a.last, b.last) || later(a.first, b.first)).map(({ entry }) => entry);
}

const calendar = z.iso.date();

/** `2026-01-15`, of the days that the calendar has. */
export const isDay = (value: string): boolean => calendar.safeParse(value).success;

/** A day that there is, as ISO 8601 writes it: the form that sorts and that no country reads otherwise. */
export const day: TextFormat = {
  allowed: "a day as year-month-day, such as '2026-01-15'",
  faultIn(value) {
    if (isDay(value)) return undefined;
    // Ignores a time of day.
    const date = readDate(value.replace(/T\d.*$/, ''));
    if (!hasMonth(date)) return {};
    return isDay(date) ? { correct: date } : { correct: `${date}-01`, isGuess: true };
  },
};

export const availableFrom: TextFormat = {
  allowed: "a day as year-month-day, such as '2026-01-15', or 'sofort', or 'ausgebucht'",
  faultIn(value) {
    if (['sofort', 'ausgebucht'].includes(value)) return undefined;
    const word = value.toLowerCase();
    if (/^(ab )?(sofort|jetzt)$|^(immediately|now|available|verfügbar)$/.test(word))
      return { correct: 'sofort' };
    if (/^(derzeit |zurzeit )?ausgebucht$|^(booked|unavailable|busy)/.test(word))
      return { correct: 'ausgebucht' };
    return day.faultIn(value);
  },
};

/** A month as ISO 8601 writes it: only so do months add up to the years of a skill. */
export const month = textFormat({
  allowed: "a month as year-month, such as '2024-03'",
  form: (value) => monthIn(value) === value,
  correct: (value) => monthIn(value),
  advice(value) {
    const [first = '', last, ...more] = value.split(/ ?[–—] ?| - | bis | to /);
    if (last && more.length === 0 && monthIn(first))
      return `Write '${monthIn(first)}' in \`from\` and '${monthIn(last) ?? today}' in \`to\`.`;
    const year = readDate(value);
    return year && /^\d{4}$/.test(year)
      ? `Write the month, too: '${year}-01' if the project began with the year, '${year}-12' if it ended with it.`
      : undefined;
  },
});

const monthIn = (text: string): string | undefined => /^\d{4}-\d\d/.exec(readDate(text) ?? '')?.[0];

export const monthOrToday: TextFormat = {
  allowed: `a month as year-month, such as '2024-03', or '${today}'`,
  faultIn(value) {
    if (value === today) return undefined;
    return readDate(value) === today ? { correct: today } : month.faultIn(value);
  },
};

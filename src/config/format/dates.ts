import { type Phrase, plainText } from '../../model/phrase.ts';
import type { Language } from '../../text/language.ts';
import { languages } from '../../text/languages.ts';
import { type TextFormat, textFormat } from './text-format.ts';

/** A month or a year as an owner has written it; or the present, however far it has come. */
export type DateRead = ReadMonth | 'today';
export interface ReadMonth {
  year: number;
  /** 1 to 12; undefined where only the year is said. */
  month?: number;
}

const presents = new Set([
  ...Object.values(languages).map(({ sections }) => sections.knownWords.today),
  ...'jetzt aktuell derzeit zurzeit gegenwärtig laufend dato fortlaufend'.split(' '),
  ...'today now date current currently ongoing to-date'.split(' '),
]);

/** Names of months that do not begin like those of the languages: a short form, and Austria's. */
const otherNames: Readonly<Record<string, number>> = { mrz: 3, janner: 1, feber: 2 };

/** Small letters without dots or marks, 'ae' as 'a': how a name of a month is compared. */
const folded = (name: string): string =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ae/g, 'a');

const monthNames = Object.values(languages).map(({ formats }) => formats.months.map(folded));

function monthNamed(name: string): number | undefined {
  const start = folded(name);
  const known = otherNames[start];
  if (known || start.length < 3) return known;
  const indexes = monthNames.map((names) => names.findIndex((month) => month.startsWith(start)));
  const found = indexes.find((index) => index >= 0);
  return found === undefined ? undefined : found + 1;
}

/**
 * Reads a month or a year in any usual form: '2018-04', '04/2018', 'April 2018', 'Apr. 2018', '2018', a day, of which the
 * month is kept, 'heute', 'seit April 2018', and the same in English.
 * @returns undefined for what is not understood
 */
export function readDate(text: string): DateRead | undefined {
  if (presents.has(bare(text).toLowerCase())) return 'today';
  const { year, month } = readDay(text) ?? {};
  return year === undefined ? undefined : { year, ...(month && { month }) };
}

/** A text without 'seit', 'bis' and the like. */
const bare = (text: string): string =>
  words(text)
    .replace(since, '')
    .replace(/^(bis|until|till?|to)( zum)? /i, '');

/** Whether it says by itself that it goes on: 'seit April 2018'. */
export const isSince = (text: string): boolean => since.test(words(text));

const since = /^(seit|ab|since|from)( dem| the)? /i;

const words = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

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

/** A date with its day, where that is said. */
function readDay(text: string): (ReadMonth & { day?: number }) | undefined {
  const groups = forms.map((form) => form.exec(bare(text))?.groups).find((found) => found !== undefined);
  if (!groups?.year) return undefined;
  const year = yearOf(groups.year.replace(/\D/g, ''));
  const isYear = year >= 1900 && year < 2100;
  if (groups.month === undefined && groups.name === undefined) return isYear ? { year } : undefined;
  const month = groups.name ? monthNamed(groups.name) : Number(groups.month);
  const iso = [year, month, groups.day ?? 1].map(twoDigits).join('-');
  return isYear && month && isDay(iso)
    ? { year, month, ...(groups.day && { day: Number(groups.day) }) }
    : undefined;
}

/** Of two digits, those of the last thirty years and of the next seventy belong to this century. */
const yearOf = (digits: string): number =>
  Number(digits) + (digits.length > 2 ? 0 : Number(digits) < 70 ? 2000 : 1900);

/** A date as a language writes it: '04/2018' or 'Apr 2018', '2018', 'heute' or 'present'. */
export function shownDate(date: DateRead, { formats, sections }: Pick<Language, 'formats' | 'sections'>) {
  if (date === 'today') return sections.knownWords.today;
  return date.month ? formats.formatMonth(date.year, date.month) : String(date.year);
}

type Dated = Partial<Record<'from' | 'to' | 'year', Phrase | undefined>>;

const read = (date: Phrase = ''): DateRead | undefined => readDate(plainText(date));

/** Months since the year 0: of a year its first, or as an end its last. */
export function monthCount(date: DateRead, end: 'first' | 'last'): number {
  if (date === 'today') return Number.POSITIVE_INFINITY;
  return date.year * 12 + (date.month ?? (end === 'first' ? 1 : 12));
}

/** Entries as a résumé has them, newest first; as they are, when the date of one is not understood. */
export function newestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  const dated = entries.map((entry) => {
    const from = read(entry.from ?? entry.year ?? entry.to);
    const to = read(entry.to ?? entry.year ?? entry.from);
    return { entry, first: from && monthCount(from, 'first'), last: to && monthCount(to, 'last') };
  });
  if (dated.some(({ first, last }) => first === undefined || last === undefined)) return [...entries];
  const later = (a = 0, b = 0) => (a === b ? 0 : b - a);
  return dated.toSorted((a, b) => later(a.last, b.last) || later(a.first, b.first)).map(({ entry }) => entry);
}

/** A day that there is, as ISO 8601 writes it: the form that sorts and that no country reads otherwise. */
export const day = textFormat("a day as year-month-day, such as '2026-01-15'", isDay, (value) => {
  // Without a time of day.
  const read = readDay(value.replace(/T\d.*$/, ''));
  if (!read?.month) return 'Write a day of the calendar: the year, the month and the day in figures.';
  return read.day
    ? `Write '${isoMonth(read)}-${twoDigits(read.day)}'.`
    : `Write '${isoMonth(read)}-01', or another day of that month.`;
});

const twoDigits = (part: number | string | undefined): string => String(part).padStart(2, '0');
const isoMonth = ({ year, month }: ReadMonth): string => `${year}-${twoDigits(month)}`;

export const availableFrom: TextFormat = {
  allowed: "a day as year-month-day, such as '2026-01-15', or 'sofort', or 'ausgebucht'",
  hint(value) {
    const word = value.toLowerCase();
    if (['sofort', 'ausgebucht'].includes(value)) return undefined;
    if (/^(ab )?(sofort|jetzt)$|^(immediately|now|available|verfügbar)$/.test(word)) return "Write 'sofort'.";
    if (/^(derzeit |zurzeit )?ausgebucht$|^(booked|unavailable|busy)/.test(word))
      return "Write 'ausgebucht'.";
    return day.hint(value);
  },
};

/** `2026-01-15`, of the days that the calendar has. */
export function isDay(value: string): boolean {
  const isWritten = /^\d{4}-\d\d-\d\d$/.test(value);
  const date = new Date(`${value}T00:00:00Z`);
  return isWritten && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const today = 'heute';

/** A month as ISO 8601 writes it: only so do months add up to the years of a skill. */
export const month = textFormat(
  "a month as year-month, such as '2024-03'",
  (value) => /^(19|20)\d\d-\d\d$/.test(value) && isDay(`${value}-01`),
  (value) => {
    const read = readDate(value);
    return typeof read === 'object' && read.month
      ? `Write '${isoMonth(read)}'.`
      : 'Write the year and the month in figures.';
  },
);

export const monthOrToday: TextFormat = {
  allowed: `a month as year-month, such as '2024-03', or '${today}'`,
  hint(value) {
    if (value === today) return undefined;
    return readDate(value) === 'today' ? `Write '${today}', or leave it out.` : month.hint(value);
  },
};

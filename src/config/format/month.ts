import { languages } from '../../text/languages.ts';
import { isDay } from './day.ts';
import type { TextFormat } from './text-format.ts';

/** The end of what goes on. */
export const today = 'heute';

/** A month as ISO 8601 writes it: only so do months add up to the years of a skill. */
export const month: TextFormat = {
  allowed: "a month as year-month, such as '2024-03'",
  hint(value) {
    if (isMonth(value)) return undefined;
    const meant = meaningOf(value);
    return meant ? `Write '${meant}'.` : 'Write the year and the month in figures.';
  },
};

export const monthOrToday: TextFormat = {
  allowed: `a month as year-month, such as '2024-03', or '${today}'`,
  hint(value) {
    if (value === today) return undefined;
    return /^(heute|jetzt|aktuell|laufend|today|now|present|current|ongoing)$/i.test(value)
      ? `Write '${today}', or leave it out.`
      : month.hint(value);
  },
};

const isMonth = (value: string): boolean => /^(19|20)\d\d-\d\d$/.test(value) && isDay(`${value}-01`);

/** `3/2024`, `03.2024`, `2024-3`, `2024-03-15` and `März 2024`. */
function meaningOf(value: string): string | undefined {
  const [, year, yearMonth] = /^(\d{4})[-./](\d\d?)(?:[-./]\d\d?)?$/.exec(value) ?? [];
  const [, monthYear, lastYear] = /^(?:\d\d?\. ?)?(\d\d?)[-./ ]+(\d{4})$/.exec(value) ?? [];
  const [, name = '', namedYear] = /^(\p{L}+)\.? (\d{4})$/u.exec(value) ?? [];
  const named = Object.values(languages)
    .map(({ formats }) => formats.months.findIndex((known) => isShortFor(name, known)) + 1)
    .find((number) => number > 0);
  const written = `${year ?? lastYear ?? namedYear}-${String(yearMonth ?? monthYear ?? named).padStart(2, '0')}`;
  return isMonth(written) ? written : undefined;
}

const isShortFor = (name: string, known: string): boolean =>
  name.length >= 3 && known.toLowerCase().startsWith(name.toLowerCase());

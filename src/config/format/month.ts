import { isDay } from './day.ts';
import type { TextFormat } from './text-format.ts';
import { readDate } from './written-date.ts';

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
    return readDate(value) === 'today' ? `Write '${today}', or leave it out.` : month.hint(value);
  },
};

const isMonth = (value: string): boolean => /^(19|20)\d\d-\d\d$/.test(value) && isDay(`${value}-01`);

function meaningOf(value: string): string | undefined {
  const read = readDate(value);
  return typeof read === 'object' && read.month
    ? `${read.year}-${String(read.month).padStart(2, '0')}`
    : undefined;
}

import type { TextFormat } from './text-format.ts';

const months = Array.from({ length: 12 }, (_, month) => ({
  german: monthName('de', month),
  english: monthName('en', month),
}));

/** A month and a year in German, as the privacy policy names its date in a sentence. */
export const month: TextFormat = {
  allowed: "a month and a year in German, such as 'Januar 2025'",
  cure(value) {
    const [, name, year] = /^(\S+) (20\d\d)$/.exec(value) ?? [];
    if (year !== undefined && months.some(({ german }) => german === name)) {
      return undefined;
    }
    const meant = meaningOf(value);
    return meant ? `Write '${meant}'.` : 'Write the month in words and the year with four digits.';
  },
};

/** Of a date in figures, or with the month in English, in other capitals or with a day. */
function meaningOf(value: string): string | undefined {
  const year = /(?<!\d)20\d\d(?!\d)/.exec(value)?.[0];
  const word = /\p{L}+/u.exec(value)?.[0].toLowerCase();
  const figure = Number(
    /^(20\d\d)[-./](\d\d?)\b/.exec(value)?.[2] ?? /(?:^|[-./])(\d\d?)[-./ ]+20\d\d$/.exec(value)?.[1],
  );
  const found = word
    ? months.find(({ german, english }) =>
        [german, english].some((name) => word.length >= 3 && name.toLowerCase().startsWith(word)),
      )
    : months[figure - 1];
  return year && found ? `${found.german} ${year}` : undefined;
}

function monthName(language: string, month: number): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2025, month)),
  );
}

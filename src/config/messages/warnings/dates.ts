import type { Config } from '../../config.ts';
import { inEachLanguage, type WrittenDate } from '../../fields/field.ts';
import { isDay } from '../../format/day.ts';
import { type Problem, quote, told } from '../problem.ts';

type Written = WrittenDate | undefined;

const dayLength = 86_400_000;
/** After so many days nobody believes that something still holds. */
const longestUnchanged = 90;

/** Impossible years and days, ends before the beginning, and what time has overtaken. @param now in milliseconds */
export function dateWarnings({ availability, ...lists }: Config, now: number): Problem[] {
  return [
    ...overtaken(availability, now),
    ...entriesOf(lists).flatMap(([path, entry]) => oddDates(path, entry, now)),
  ];
}

interface Dated {
  from?: Written;
  to?: Written;
  year?: Written;
}

function entriesOf(value: unknown, path = ''): [string, Dated][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => {
    const place = isList ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const within = entriesOf(part, place);
    return isList && typeof part === 'object' && part !== null ? [[place, part], ...within] : within;
  });
}

function oddDates(path: string, { from, to, year }: Dated, now: number): Problem[] {
  const impossible = Object.entries({ from, to, year }).flatMap(([key, written]) =>
    inEachLanguage(written).flatMap((date) => impossibleDate(`${path}.${key}`, String(date))),
  );
  if (impossible.length > 0) return impossible;
  const [first, last] = [from, to].map(
    (written) => /^(\d{4})(-[\d-]+)?$/.exec(String(inEachLanguage(written)[0] ?? ''))?.[0],
  );
  const isReversed = first && last && last < first.slice(0, last.length);
  const future = inEachLanguage(year).find(
    (text) => Number(/\b20\d\d\b/.exec(String(text))?.[0] ?? 0) > new Date(now).getUTCFullYear(),
  );
  return told(
    isReversed && { path: `${path}.to`, message: reversed(last, first) },
    // Nobody has a certificate that is only to come.
    future !== undefined &&
      path.startsWith('certifications') && {
        path: `${path}.year`,
        message: `Found ${quote(String(future))}, a year that is still to come. Write the year in which you got the certificate, or leave it out until you have it.`,
      },
  );
}

const reversed = (last: string, first: string): string =>
  `Found ${quote(last)}, which is before ${quote(first)} in \`from\`. Exchange the two, or correct one.`;

/** An availability that ends before it begins, or that has been left as it was for so long that it says nothing. */
function overtaken(
  { from, until }: NonNullable<Config['availability']> = { from: '' },
  now: number,
): Problem[] {
  const age = (day: string) => Math.floor((now - Date.parse(day)) / dayLength);
  if (until !== undefined && isDay(from) && until < from)
    return [{ path: 'availability.until', message: reversed(until, from) }];
  const saying = from === 'ausgebucht' ? 'Ab sofort verfügbar' : 'Derzeit ausgebucht';
  if (until !== undefined && age(until) > 0)
    return [
      {
        path: 'availability.until',
        message: `Found ${quote(until)}, a day that has passed: the page says '${saying}'. Write what holds now.`,
      },
    ];
  return told(
    isDay(from) &&
      age(from) > longestUnchanged && {
        path: 'availability.from',
        message: `Found ${quote(from)}, ${age(from)} days ago: the page says 'Ab sofort verfügbar'. If that still holds, write 'sofort'; otherwise the next day on which you have time.`,
      },
  );
}

/** Only digits and ISO dates are judged; any other text is the owner's own way to say it. */
function impossibleDate(path: string, text: string): Problem[] {
  const isDate = /^\d{4}-\d/.test(text);
  const isPossible = isDate
    ? isDay(/^\d{4}-\d\d$/.test(text) ? `${text}-01` : text)
    : /^(19|20)\d\d$/.test(text) || !/^-?[\d.]+$/.test(text);
  if (isPossible) return [];
  const hint = isDate ? 'Write a day that there is' : "Write the year with four digits, such as '2025'";
  return [
    {
      path,
      message: `Found ${quote(text)}, which is no date. ${hint}, or the month in words, such as 'März 2025'.`,
    },
  ];
}

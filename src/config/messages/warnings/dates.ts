import type { Config } from '../../config.ts';
import { inEachLanguage, type WrittenDate } from '../../fields/field.ts';
import { isDay } from '../../format/day.ts';
import { type Problem, quote } from '../problem.ts';

type Written = WrittenDate | undefined;

const dayLength = 86_400_000;
/** After so many days nobody believes that something still holds. */
const longestUnchanged = 90;

/**
 * Years that nobody can mean, days that no calendar has, ends before the beginning, and what time has overtaken.
 * @param now milliseconds since the epoch
 */
export function dateWarnings(config: Config, now: number): Problem[] {
  const { availability, certifications = [], ...others } = config;
  return [
    ...overtaken(availability, now),
    ...entriesOf(others).flatMap(([path, { from, to, year }]) => [
      ...period(path, from, to),
      ...impossible(`${path}.year`, year),
    ]),
    ...entriesOf({ certifications }).flatMap(([path, { year }]) => {
      const problems = impossible(`${path}.year`, year);
      return problems.length > 0 ? problems : future(`${path}.year`, year, now);
    }),
  ];
}

interface Dated {
  from?: Written;
  to?: Written;
  year?: Written;
}

/** The entries of all lists, each with its path: what has a date in any of them is judged. */
function entriesOf(value: unknown, path = ''): [string, Dated][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => {
    const place = isList ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const within = entriesOf(part, place);
    return isList && typeof part === 'object' && part !== null ? [[place, part], ...within] : within;
  });
}

/** Nobody has what is only to come. */
function future(path: string, written: Written, now: number): Problem[] {
  const year = inEachLanguage(written).find(
    (text) => Number(/\b20\d\d\b/.exec(String(text))?.[0] ?? 0) > new Date(now).getUTCFullYear(),
  );
  if (year === undefined) return [];
  const message = `Found ${quote(String(year))}, a year that is still to come. Write the year in which you got the certificate, or leave it out until you have it.`;
  return [{ path, message }];
}

/** An availability that ends before it begins, or that has been left as it was for so long that it says nothing. */
function overtaken(availability: Config['availability'], now: number): Problem[] {
  if (!availability) return [];
  const { from, until } = availability;
  const age = (day: string) => Math.floor((now - Date.parse(day)) / dayLength);
  if (until !== undefined && isDay(from) && until < from) {
    const message = `Found ${quote(until)}, which is before ${quote(from)} in \`from\`. Exchange the two, or correct one.`;
    return [{ path: 'availability.until', message }];
  }
  if (until !== undefined && age(until) > 0) {
    const saying = from === 'ausgebucht' ? 'Ab sofort verfügbar' : 'Derzeit ausgebucht';
    const message = `Found ${quote(until)}, a day that has passed: the page says '${saying}'. Write what holds now.`;
    return [{ path: 'availability.until', message }];
  }
  if (!isDay(from) || age(from) <= longestUnchanged) return [];
  const message = `Found ${quote(from)}, ${age(from)} days ago: the page says 'Ab sofort verfügbar'. If that still holds, write 'sofort'; otherwise the next day on which you have time.`;
  return [{ path: 'availability.from', message }];
}

function period(path: string, from: Written, to: Written): Problem[] {
  const problems = [...impossible(`${path}.from`, from), ...impossible(`${path}.to`, to)];
  return problems.length > 0 ? problems : reversed(path, from, to);
}

/** Only digits and ISO dates are judged; any other text is the owner's own way to say it. */
function impossible(path: string, written: Written): Problem[] {
  return inEachLanguage(written).flatMap((date) => impossibleText(path, String(date)));
}

function impossibleText(path: string, text: string): Problem[] {
  const isDate = /^\d{4}-\d/.test(text);
  const isPossible = isDate
    ? isDay(/^\d{4}-\d\d$/.test(text) ? `${text}-01` : text)
    : /^(19|20)\d\d$/.test(text) || !/^-?[\d.]+$/.test(text);
  if (isPossible) {
    return [];
  }
  const hint = isDate
    ? "Write a day that there is, or the month in words, such as 'März 2025'."
    : "Write the year with four digits, such as '2025', or the month in words, such as 'März 2025'.";
  return [{ path, message: `Found ${quote(text)}, which is no date. ${hint}` }];
}

function reversed(path: string, from: Written, to: Written): Problem[] {
  const [first, last] = [from, to].map(
    (written) => /^(\d{4})(-[\d-]+)?$/.exec(String(inEachLanguage(written)[0] ?? ''))?.[0],
  );
  if (!first || !last || last >= first.slice(0, last.length)) {
    return [];
  }
  const message = `Found ${quote(last)}, which is before ${quote(first)} in \`from\`. Exchange the two, or correct one.`;
  return [{ path: `${path}.to`, message }];
}

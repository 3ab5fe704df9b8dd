import type { Config } from '../../config.ts';
import { inEachLanguage, type WrittenDate } from '../../fields/field.ts';
import { type Problem, quote } from '../problem.ts';

type Written = WrittenDate | undefined;

/** Years that nobody can mean, days that no calendar has, and ends before the beginning. */
export function dateWarnings({ experiences, educations, certifications }: Config): Problem[] {
  return [
    ...periods('experiences', experiences),
    ...periods('educations', educations),
    ...(certifications ?? []).flatMap((entry, index) =>
      impossible(`certifications[${index}].year`, entry?.year),
    ),
  ];
}

function periods(
  block: string,
  entries: readonly ({ from?: Written; to?: Written } | undefined)[] = [],
): Problem[] {
  return entries.flatMap((entry, index) => {
    const path = `${block}[${index}]`;
    const dates = [...impossible(`${path}.from`, entry?.from), ...impossible(`${path}.to`, entry?.to)];
    return dates.length > 0 ? dates : reversed(path, entry?.from, entry?.to);
  });
}

/** Only digits and ISO dates are judged; any other text is the owner's own way to say it. */
function impossible(path: string, written: Written): Problem[] {
  return inEachLanguage(written).flatMap((date) => impossibleText(path, String(date)));
}

function impossibleText(path: string, text: string): Problem[] {
  const isDate = /^\d{4}-\d/.test(text);
  const isPossible = isDate ? isDay(text) : /^(19|20)\d\d$/.test(text) || !/^-?[\d.]+$/.test(text);
  if (isPossible) {
    return [];
  }
  const hint = isDate
    ? "Write a day that there is, or the month in words, such as 'März 2025'."
    : "Write the year with four digits, such as '2025', or the month in words, such as 'März 2025'.";
  return [{ path, message: `Found ${quote(text)}, which is no date. ${hint}` }];
}

/** `2025-03`, `2025-03-31`. */
function isDay(text: string): boolean {
  const [, year, month, day = '01'] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
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

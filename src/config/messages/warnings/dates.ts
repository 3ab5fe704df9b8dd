import { monthsOf } from '../../../model/engagement.ts';
import { dayOf } from '../../../text/quantities.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage, type WrittenDate } from '../../fields/field.ts';
import { today as goesOn, isDay, monthOf, readDate } from '../../format/dates.ts';
import { type Problem, problemsAt, quote, valuesIn } from '../problem.ts';

/** Days after which an availability counts as outdated. */
const longestUnchanged = 90;
/** Years ahead in which nobody is free yet. */
const furthest = 3;
/** Months without a project that need no explanation. */
const longestGap = 12;

/** Ends before the beginning, gaps, and what time has overtaken. @param now in milliseconds */
export const dateWarnings = ({ availability, ...lists }: Config, now: number): Problem[] => [
  ...(availability ? overtaken(availability, now) : []),
  ...gaps(lists.engagements ?? [], dayOf(now)),
  ...valuesIn(lists).flatMap(({ path, value }) => {
    const { from, to } = Object(value) as Partial<Record<'from' | 'to', WrittenDate>>;
    const [first = '', last = ''] = [from, to].map((date) => String(inEachLanguage(date)[0] ?? ''));
    const [start, end] = [readDate(first), readDate(last)];
    const isReversed = start && end && monthOf(end, 'last') < monthOf(start, 'first');
    return problemsAt({ [`${path}.to`]: isReversed && reversed(last, first) });
  }),
];

const reversed = (last: string, first: string): string =>
  `Found ${quote(last)}, which is before ${quote(first)} in \`from\`. Exchange the two, or correct one.`;

/** An availability that ends before it begins, or that is outdated. */
function overtaken({ from, until }: NonNullable<Config['availability']>, now: number): Problem[] {
  const age = (day: string) => Math.floor((now - Date.parse(day)) / 86_400_000);
  const isReversed = until !== undefined && isDay(from) && until < from;
  const isOver = until !== undefined && age(until) > 0;
  const saying = from === 'ausgebucht' ? 'Ab sofort verfügbar' : 'Derzeit ausgebucht';
  return problemsAt({
    'availability.until': isReversed
      ? reversed(until, from)
      : isOver &&
        `Found ${quote(until)}, a day that has passed: the page says '${saying}'. Write what holds now.`,
    'availability.from':
      !(isReversed || isOver) &&
      isDay(from) &&
      (age(from) < -furthest * 365
        ? `Found ${quote(from)}, which is more than ${furthest} years ahead. Correct the year.`
        : age(from) > longestUnchanged &&
          `Found ${quote(from)}, ${age(from)} days ago: the page says 'Ab sofort verfügbar'. If that still holds, write 'sofort'; otherwise the next day on which you have time.`),
  });
}

/** Only a hint: employment and parental leave leave gaps too. Compared as text, 'heute' is after any month. */
function gaps(entries: NonNullable<Config['engagements']>, day: string): Problem[] {
  const spans = entries
    .flatMap((entry, index) => (entry ? [{ from: entry.from, to: entry.to ?? goesOn, index }] : []))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  let last = spans[0]?.to ?? '';
  return spans.flatMap(({ from, to, index }) => {
    // Both ends of the gap are months of work.
    const months = from > last ? monthsOf({ from: last, to: from }, day).length - 2 : 0;
    if (to > last) last = to;
    const message = `Found ${quote(from)}, ${months} months after the project before it ended: readers ask about gaps of more than a year. Add what you did, or keep it as it is.`;
    return problemsAt({ [`engagements[${index}].from`]: months > longestGap && message });
  });
}

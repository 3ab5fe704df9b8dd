import { monthsOf } from '../../../model/engagement.ts';
import { namedOnce } from '../../../model/technology.ts';
import type { Config } from '../../config.ts';
import { today as goesOn } from '../../format/dates.ts';
import { type Problem, quote, told } from '../problem.ts';

type Entry = NonNullable<NonNullable<Config['engagements']>[number]>;

/** Oddities of the project history. @param day of the build */
export function engagementWarnings(given: Config, day: string): Problem[] {
  const entries = given.engagements ?? [];
  return [
    ...entries.flatMap((entry, index) => (entry ? oddEntry(entry, `engagements[${index}]`) : [])),
    ...technologiesNamedTwice(given, entries),
    ...gaps(entries, day),
  ];
}

function oddEntry({ roles = [], client, clientName }: Entry, path: string): Problem[] {
  return told({
    [`${path}.roles`]:
      roles.length === 0 &&
      "Missing, so nobody reads what you were in this project. Write at least one, such as ['Entwickler'].",
    [`${path}.client`]:
      clientName !== undefined &&
      client === undefined &&
      "Missing, and `clientName` is never published: visitors read of no client. Describe it, such as 'Versicherung, 5.000 Mitarbeitende'.",
  });
}

/** Each other spelling once, where it is found first. */
function technologiesNamedTwice(given: Config, entries: readonly (Entry | undefined)[]): Problem[] {
  const written = entries.flatMap((entry, index) =>
    (entry?.technologies ?? []).flatMap((name, at) =>
      name === undefined ? [] : [{ name, path: `engagements[${index}].technologies[${at}]` }],
    ),
  );
  const skills = (given.skills ?? []).flatMap((skill) =>
    typeof skill === 'object' ? (skill.list ?? []) : skill,
  );
  const known = skills.filter((skill) => skill !== undefined);
  const nameOf = namedOnce([...known, ...written.map(({ name }) => name)]);
  const others = new Map(
    written.toReversed().flatMap((use) => (nameOf(use.name) === use.name ? [] : [[use.name, use] as const])),
  );
  return [...others.values()].toReversed().map(({ name, path }) => ({
    path,
    message: `Found ${quote(name)}, which is ${quote(nameOf(name))} elsewhere: the page says ${quote(nameOf(name))} for both. Write it the same way everywhere.`,
  }));
}

const longestGap = 12;

/** A hint: employments and parental leave leave gaps too, but a reader asks. */
function gaps(entries: readonly (Entry | undefined)[], day: string): Problem[] {
  const spans = entries
    .flatMap((entry, index) => (entry ? [{ from: entry.from, to: endOf(entry), index }] : []))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  let last = spans[0]?.to ?? '';
  return spans.flatMap(({ from, to, index }) => {
    // Both ends of the gap are months of work.
    const months = from > last ? monthsOf({ from: last, to: from }, day).length - 2 : 0;
    if (to > last) last = to;
    return told({
      [`engagements[${index}].from`]:
        months > longestGap &&
        `Found ${quote(from)}, ${months} months after the project before it ended: readers ask about gaps of more than a year. Add what you did, or keep it as it is.`,
    });
  });
}

const endOf = ({ to }: Entry): string => (to === undefined || to === goesOn ? '9999-12' : to);

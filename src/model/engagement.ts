import type { Settings } from '../config/config.ts';
import type { LocalizedText } from './phrase.ts';
import { pick } from './pick.ts';

/** A month such as `2024-03`: months sort as texts, and they add up. */
export type Month = string;

/** A project for a client; the client's name is not in it, because no page may know it. */
export type Engagement = Omit<Settings['engagements'][number], 'clientName' | 'to'> & {
  /** Its address within the CV. */
  id: string;
  /** Until today where it is left out. */
  to?: Month;
};

export type Result = Pick<Engagement, 'id' | 'title' | 'client'> & { result: LocalizedText };

const mostResults = 3;

export const resultsOf = (engagements: readonly Engagement[]): Result[] =>
  engagements
    .flatMap((one) => (one.result ? { ...pick(one, 'id', 'title', 'client'), result: one.result } : []))
    .slice(0, mostResults);

type Span = Pick<Engagement, 'from'> & { to?: Month | undefined };

/** Ongoing engagements first, then those that ended last. The sort is stable. */
export const latestFirst = <Entry extends Span>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (b.to ?? '9999').localeCompare(a.to ?? '9999') || b.from.localeCompare(a.from));

/** The number of a month in the calendar: those of two months in a row differ by one. */
const numberOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The months of an engagement until today, each by its number: its first and its last one count. */
export function monthsOf(span: Span, today: string): number[] {
  const first = numberOf(span.from);
  const count = numberOf(lastMonth(span, today)) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}

/** When an engagement was or will be, seen from a day: `end` once it is over, unless it is the month of its begin. */
export function periodOf({ from, to }: Span, today: string) {
  const isOver = to !== undefined && to <= today;
  const begun = isOver ? 'over' : 'ongoing';
  const status = from > today ? 'ahead' : begun;
  const months = monthsOf({ from, to }, today).length;
  return { status, end: status === 'over' && to !== from ? to : undefined, months } as const;
}

/** The last month of an engagement up to a day. */
export const lastMonth = ({ to }: Span, today: string): Month => {
  const current = today.slice(0, 7);
  return to !== undefined && to < current ? to : current;
};

type SkillRow = ReturnType<typeof skillMatrix>[number];
/** Rows under the name of the owner's group of skills, or in no named group. */
export type SkillGroup = ReturnType<typeof inGroups>[number];

/**
 * The technologies of a project history, those used for the longest time first. What has not begun does not count, and of
 * two projects at a time the months count once.
 */
export function skillMatrix(
  engagements: readonly Pick<Engagement, 'from' | 'to' | 'technologies'>[],
  today: string,
) {
  const started = engagements.filter(({ from }) => from <= today);
  const rows = [...new Set(started.flatMap(({ technologies }) => technologies))].map((technology) => {
    const using = started.filter(({ technologies }) => technologies.includes(technology));
    return {
      technology,
      months: new Set(using.flatMap((one) => monthsOf(one, today))).size,
      lastUsed:
        using
          .map((one) => lastMonth(one, today))
          .sort()
          .at(-1) ?? '',
      projects: using.length,
    };
  });
  return rows.sort(
    (a, b) =>
      b.months - a.months ||
      Number(b.lastUsed > a.lastUsed) - Number(a.lastUsed > b.lastUsed) ||
      b.projects - a.projects ||
      (a.technology < b.technology ? -1 : 1),
  );
}

/** The rows of a matrix as the owner groups skills, each once. */
export function inGroups(
  rows: readonly SkillRow[],
  groups: readonly { group?: LocalizedText; list: readonly string[] }[] = [],
) {
  const groupOf = ({ technology }: SkillRow) =>
    groups.find(({ group, list }) => group !== undefined && list.includes(technology));
  return [...groups, undefined].flatMap((one) => {
    const groupRows = rows.filter((row) => groupOf(row) === one);
    return groupRows.length > 0 ? [{ ...(one?.group && { group: one.group }), rows: groupRows }] : [];
  });
}

/** The rows of groups from one place to another, as if they were one list. */
export function rowsBetween(groups: readonly SkillGroup[], from: number, to: number): SkillGroup[] {
  let before = 0;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += group.rows.length;
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

import { type Engagement, lastMonth, type Month, monthsOf } from './engagement.ts';
import type { Phrase } from './phrase.ts';
import type { Site } from './site.ts';

/** What the project history says of a technology. */
export interface SkillRow {
  technology: string;
  /** In how many months of the calendar it was used: two projects at a time count once. */
  months: number;
  lastUsed: Month;
  projects: number;
}

/**
 * The technologies of a project history, those used for the longest time first. What has not begun does not count.
 * @param today such as `2026-01-15`: the end of what goes on
 */
export function skillMatrix(
  engagements: readonly Pick<Engagement, 'from' | 'to' | 'technologies'>[],
  today: string,
): SkillRow[] {
  const used = new Map<string, { months: Set<number>; lastUsed: Month; projects: number }>();
  for (const engagement of engagements) {
    if (engagement.from > today) continue;
    const last = lastMonth(engagement, today);
    for (const technology of new Set(engagement.technologies)) {
      const row = used.get(technology) ?? { months: new Set(), lastUsed: last, projects: 0 };
      for (const month of monthsOf(engagement, today)) row.months.add(month);
      if (last > row.lastUsed) row.lastUsed = last;
      row.projects += 1;
      used.set(technology, row);
    }
  }
  return [...used]
    .map(([technology, { months, ...row }]) => ({ technology, months: months.size, ...row }))
    .sort(
      (a, b) =>
        b.months - a.months ||
        Number(b.lastUsed > a.lastUsed) - Number(a.lastUsed > b.lastUsed) ||
        b.projects - a.projects ||
        (a.technology < b.technology ? -1 : 1),
    );
}

/** Rows under the name of the owner's group of skills; those in no named group come last. */
export interface SkillGroup {
  group?: Phrase;
  rows: SkillRow[];
}

/** The rows of a matrix as the owner groups skills, each once. */
export function inGroups(rows: readonly SkillRow[], groups: Site['skillGroups'] = []): SkillGroup[] {
  const others = new Set(rows);
  const named = groups.flatMap(({ group, list }): SkillGroup[] => {
    if (group === undefined) return [];
    const own = [...others].filter(({ technology }) => list.includes(technology));
    for (const row of own) others.delete(row);
    return own.length > 0 ? [{ group, rows: own }] : [];
  });
  return others.size > 0 ? [...named, { rows: [...others] }] : named;
}

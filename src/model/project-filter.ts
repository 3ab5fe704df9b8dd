import type { Engagement } from './engagement.ts';
import { plainText } from './phrase.ts';
import { technologyKey } from './technology.ts';

/** The criteria of the filter, by their names in the address. */
const criteria = {
  t: ({ technologies }: Engagement) => technologies,
  r: ({ roles }: Engagement) => roles.map(plainText),
  i: ({ industry }: Engagement) => (industry ? [plainText(industry)] : []),
} as const;

export type Criterion = keyof typeof criteria;
const criterionIds = Object.keys(criteria) as Criterion[];

/** The projects that a visitor wants to see; empty for all. */
export type ProjectFilter = Record<Criterion, readonly string[]> & { q: string };

export const noFilter: ProjectFilter = { t: [], r: [], i: [], q: '' };

/** @param search of the page's address, such as `?t=typescript&t=react&q=portal` */
export function readFilter(search: string): ProjectFilter {
  const parameters = new URLSearchParams(search);
  const keysOf = (id: Criterion) => [...new Set(parameters.getAll(id).map(technologyKey))];
  return { t: keysOf('t'), r: keysOf('r'), i: keysOf('i'), q: parameters.get('q') ?? '' };
}

/** The filter for the page's address; empty for all projects. */
export function writeFilter(filter: ProjectFilter): string {
  const search = new URLSearchParams(criterionIds.flatMap((id) => filter[id].map((key) => [id, key])));
  if (filter.q.trim()) search.append('q', filter.q.trim());
  return search.size > 0 ? `?${search}` : '';
}

/** The name of the anonymous version in the address. */
export const anonymousKey = 'anonym';

/** Projects that match any option of each criterion in use, and all words. */
export function applyFilter(engagements: readonly Engagement[], filter: ProjectFilter): Engagement[] {
  const words = filter.q.toLowerCase().split(/\s+/);
  const fits = (engagement: Engagement, id: Criterion) =>
    filter[id].length === 0 ||
    criteria[id](engagement).some((value) => filter[id].includes(technologyKey(value)));
  return engagements.filter((engagement) => {
    const text = textOf(engagement);
    return criterionIds.every((id) => fits(engagement, id)) && words.every((word) => text.includes(word));
  });
}

/** A project's texts on the page, which has no ids, and other formats of months. */
function textOf({ id, from, to = '', team, ...words }: Engagement): string {
  const years = [from, to].map((month) => month.slice(0, 4));
  const texts = Object.values(words).flat().map(plainText);
  return [...years, ...texts].join(' ').toLowerCase();
}

/** The options of a criterion, the most frequent first. */
export function optionsOf(engagements: readonly Engagement[], id: Criterion) {
  const options = new Map<string, { key: string; name: string; count: number }>();
  for (const engagement of engagements)
    for (const name of new Set(criteria[id](engagement))) {
      const key = technologyKey(name);
      const option = options.get(key) ?? { key, name, count: 0 };
      options.set(key, { ...option, count: option.count + 1 });
    }
  return [...options.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

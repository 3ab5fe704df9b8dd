import type { Repository } from '../model/content.ts';

const measures = {
  stars: ({ stars }: Repository) => stars,
  forks: ({ forks }: Repository) => forks,
  updated: ({ updatedAt }: Repository) => Date.parse(updatedAt ?? '') || 0,
};

interface ListOrder {
  sortBy: string;
  limit: number;
  exclude?: { projects: readonly string[] };
}

/**
 * A list of repositories with those of further accounts, in its order. What only its own provider can order by puts
 * the others behind. Of two of the same name, most likely one project at two providers, the list's own stays.
 */
export function withFurther(
  own: readonly Repository[],
  further: readonly Repository[],
  { sortBy, limit, exclude }: ListOrder,
): Repository[] {
  const all = new Map(own.map((repository) => [repository.fullName, repository]));
  const names = new Set(own.map(({ name }) => name.toLowerCase()));
  for (const repository of further) {
    const { name, link, fullName } = repository;
    if (names.has(name.toLowerCase()) || exclude?.projects.includes(fullName)) continue;
    names.add(name.toLowerCase());
    all.set(link, repository);
  }
  const measure = measures[sortBy as keyof typeof measures];
  const list = [...all.values()];
  return (measure ? list.sort((a, b) => measure(b) - measure(a)) : list).slice(0, limit);
}

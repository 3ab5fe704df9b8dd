import { findAccount, findRepository, type SearchItem } from './content/accounts.ts';

/**
 * `GET /search/repositories` over the world's accounts.
 *
 * Missing and private repositories in a query are left out. A query with only such users and
 * repositories gets 422. Without `sort` the order is the best match, unrelated to the query's order.
 */
export function searchRepositories(parameters: URLSearchParams): { status: number; body: unknown } {
  const query = parameters.get('q') ?? '';
  const valuesOf = (qualifier: string) =>
    [...query.matchAll(/(\S+?):(\S+)/g)].flatMap(([, name, value = '']) =>
      name === qualifier ? [value] : [],
    );
  const owned = valuesOf('user').flatMap((login) => findAccount(login) ?? []);
  const listed = valuesOf('repo').flatMap((name) => findRepository(name) ?? []);
  if (owned.length + listed.length === 0) return refused;
  const excluded = valuesOf('-repo').map((name) => name.toLowerCase());
  const found = [...new Set([...owned.flatMap(({ repositories }) => repositories), ...listed])].filter(
    ({ fork, full_name }) =>
      (!fork || query.includes('fork:true')) && !excluded.includes(full_name.toLowerCase()),
  );
  const rank = ranks[parameters.get('sort') ?? ''] ?? (({ score }) => score);
  const items = found
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, Number(parameters.get('per_page')) || 30);
  return { status: 200, body: { total_count: found.length, incomplete_results: false, items } };
}

const ranks: Readonly<Record<string, (repository: SearchItem) => number>> = {
  stars: (repository) => repository.stargazers_count,
  updated: (repository) => Date.parse(repository.updated_at),
};

const refused = { status: 422, body: { message: 'Validation Failed', status: '422' } };

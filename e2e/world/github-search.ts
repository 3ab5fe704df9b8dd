import type { SearchItem } from './content/accounts.ts';
import { findAccount, findRepository } from './content/accounts.ts';

/** GitHub refuses longer texts; qualifiers such as `user:` do not count. */
const longestText = 256;
const documentation = 'https://docs.github.com/v3/search/';

const sortings: Readonly<Record<string, (repository: SearchItem) => number>> = {
  stars: (repository) => repository.stargazers_count,
  forks: (repository) => repository.forks_count,
  'help-wanted-issues': (repository) => repository.open_issues_count,
  updated: (repository) => Date.parse(repository.updated_at),
};

interface Query {
  users: string[];
  repositories: string[];
  excluded: Set<string>;
  fork: string;
  words: string[];
}

/** `user:a repo:b/c -repo:a/d fork:true some words`, as the search writes it. */
function parseQuery(text: string): Query {
  const query: Query = { users: [], repositories: [], excluded: new Set(), fork: 'false', words: [] };
  for (const term of text.split(/\s+/).filter(Boolean)) {
    const [, qualifier = '', value = ''] = /^(-?[a-z]+):(.+)$/i.exec(term) ?? [];
    if (qualifier === 'user') query.users.push(value);
    else if (qualifier === 'repo') query.repositories.push(value);
    else if (qualifier === '-repo') query.excluded.add(value.toLowerCase());
    else if (qualifier === 'fork') query.fork = value;
    else query.words.push(term.toLowerCase());
  }
  return query;
}

const refused = (error: Record<string, string>) => ({
  status: 422,
  body: { message: 'Validation Failed', errors: [error], documentation_url: documentation, status: '422' },
});

const keepsFork = (fork: string, isFork: boolean): boolean =>
  fork === 'true' || (fork === 'only' ? isFork : !isFork);

/**
 * `GET /search/repositories` over the world's accounts.
 *
 * Listed repositories that are missing or private vanish without a word; a query that names only such users and
 * repositories is refused with 422. Without `sort` the order is the best match, which follows nobody's list.
 */
export function searchRepositories(parameters: URLSearchParams): { status: number; body: unknown } {
  const text = parameters.get('q')?.trim() ?? '';
  if (!text) return refused({ resource: 'Search', field: 'q', code: 'missing' });
  const query = parseQuery(text);
  if (query.words.join(' ').length > longestText) {
    return refused({
      message: 'The search is longer than 256 characters.',
      resource: 'Search',
      field: 'q',
      code: 'invalid',
    });
  }
  const accounts = query.users.flatMap((login) => findAccount(login) ?? []);
  const listed = query.repositories.flatMap((name) => findRepository(name) ?? []);
  const scoped = query.users.length + query.repositories.length > 0;
  if (scoped && accounts.length + listed.length === 0) {
    return refused({
      message:
        'The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them.',
      resource: 'Search',
      field: 'q',
      code: 'invalid',
    });
  }
  const found = [...new Set([...accounts.flatMap((account) => account.repositories), ...listed])].filter(
    (repository) =>
      keepsFork(query.fork, repository.fork) &&
      !query.excluded.has(repository.full_name.toLowerCase()) &&
      query.words.every((word) =>
        `${repository.name} ${repository.description}`.toLowerCase().includes(word),
      ),
  );
  const perPage = Math.min(Number(parameters.get('per_page')) || 30, 100);
  const first = ((Number(parameters.get('page')) || 1) - 1) * perPage;
  const items = inOrder(found, parameters.get('sort'), parameters.get('order')).slice(first, first + perPage);
  return { status: 200, body: { total_count: found.length, incomplete_results: false, items } };
}

function inOrder(found: SearchItem[], sort: string | null, order: string | null): SearchItem[] {
  const value = sortings[sort ?? ''];
  if (!value) return found.toSorted((a, b) => b.score - a.score);
  return found.toSorted((a, b) => (order === 'asc' ? value(a) - value(b) : value(b) - value(a)));
}

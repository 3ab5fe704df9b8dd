import type { JsonObject, ResponseShape } from '../../../sw/response-shape.ts';
import type { LinkedText, Profile, Repository } from '../../model/content.ts';
import { encodedPath, httpLink } from '../../model/http-link.ts';
import { excerpt } from '../../model/plain-text.ts';
import type { Site } from '../../model/site.ts';
import { repositoryOf, withEmoji } from '../repository.ts';
import type { Resource } from '../resource.ts';
import { countOf, goodItems, itemsOf, linkOf, textOf } from '../shape.ts';

/** GitHub's REST API, asked anonymously. The profile and the searches have separate limits. */
export const api = 'https://api.github.com';

const user: ResponseShape = { text: 'login' };
const repositories = { list: 'body', text: 'name', links: ['html_url'] } satisfies ResponseShape;
const search: ResponseShape = { ...repositories, list: { field: 'items' }, incomplete: 'incomplete_results' };

/** In characters, as it is the page's heading. */
const longestName = 100;

type Asking = Pick<Site, 'projects' | 'github'>;

/** Null with name, bio and avatar in the configuration: then GitHub is not asked. */
export function profileResource(site: Pick<Site, 'profile' | 'github'>): Resource<Profile> | null {
  const { name, bio, avatar } = site.profile;
  if (name && bio && avatar) return null;
  const url = `${api}/users/${encodeURIComponent(site.github.username)}`;
  const read = (body: unknown): Profile => {
    const [account = {}] = goodItems(body, user, url);
    return {
      avatar: linkOf(account.avatar_url),
      name: excerpt(textOf(account.name) ?? '', longestName) || undefined,
      bio: withEmoji(textOf(account.bio)),
      location: textOf(account.location),
      company: companyOf(textOf(account.company)),
      publicRepositories: countOf(account.public_repos),
    };
  };
  return { name: 'profile', url, shape: user, read };
}

/** The owner's chosen repositories, or in automatic mode the first of the account by the configured order. */
export function featuredResource({ projects, github }: Asking): Resource<Repository[]> | null {
  const { display, mode, automatic, manual } = projects.github;
  if (!display) return null;
  if (mode === 'manual') return listedRepositories(manual.projects);
  if (github.username === '') return null;
  const { sortBy, limit, exclude } = automatic;
  const excluded = exclude.projects.map((project) => `-repo:${encodedPath(project)}`);
  return searchResource(
    'featured',
    [`user:${encodeURIComponent(github.username)}`, `fork:${!exclude.forks}`, ...excluded],
    `sort=${encodeURIComponent(sortBy)}&per_page=${limit}&type=Repositories`,
    limit,
  );
}

/** The account's own repositories, those last updated first; null without a username. */
export function latestResource({ projects, github }: Asking): Resource<Repository[]> | null {
  const { display, limit } = projects.latestPublic;
  if (!display || github.username === '') return null;
  return searchResource(
    'latest',
    [`user:${encodeURIComponent(github.username)}`, 'fork:false'],
    `sort=updated&per_page=${limit}`,
    limit,
  );
}

/** In automatic mode an account without public repositories is not asked for them. */
export const hasNothingToFeature = (site: Pick<Site, 'projects'>, profile: Profile | undefined): boolean =>
  site.projects.github.mode === 'automatic' && profile?.publicRepositories === 0;

/** The provider's name for visitors. @param url an address of a resource */
export const providerName = (url = ''): string =>
  url.startsWith(api) ? 'GitHub' : (url.split('/')[2] ?? '');

export const limitsPage = 'https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api';

export function repositoriesOf(username: string): Resource<Repository[]> {
  const url = `${api}/users/${encodeURIComponent(username)}/repos?per_page=100&sort=pushed`;
  return { name: 'repositories', url, read: (body) => itemsOf(body, repositories, readRepository, url) };
}

function listedRepositories(projects: readonly string[]): Resource<Repository[]> | null {
  const listed = new Map(projects.map((project) => [project.toLowerCase(), project]));
  if (listed.size === 0) return null;
  const names = [...listed.keys()];
  // In the owner's order, where the search answers its best match first. Renamed ones come last.
  const inOrder = (results: Repository[]) => [
    ...names.flatMap((name) => results.find(({ fullName }) => fullName.toLowerCase() === name) ?? []),
    ...results.filter(({ fullName }) => !listed.has(fullName.toLowerCase())),
  ];
  return searchResource(
    'featured',
    [...[...listed.values()].map((project) => `repo:${encodedPath(project)}`), 'fork:true'],
    `per_page=${listed.size}&type=Repositories`,
    listed.size,
    inOrder,
  );
}

function searchResource(
  name: 'featured' | 'latest',
  terms: readonly string[],
  parameters: string,
  limit: number,
  inOrder = (results: Repository[]) => results,
): Resource<Repository[]> {
  // The plus signs between the terms are spaces, as a form would send them.
  const url = `${api}/search/repositories?q=${terms.join('+')}&${parameters}`;
  return {
    name,
    url,
    limit: 'search',
    shape: search,
    // Accounts or repositories that do not exist are refused as invalid.
    unknownUserStatuses: [404, 422],
    read: (body) => inOrder(itemsOf(body, search, readRepository, url)).slice(0, limit),
  };
}

const readRepository = (item: JsonObject): Repository | undefined =>
  repositoryOf(item, item.stargazers_count, trendingPage);

/** The page of a language's trending repositories: lower case, hyphens for spaces, `+` as it is (`c++`, `c%23`). */
const trendingPage = (language: string): string =>
  `https://github.com/trending/${encodeURIComponent(language.toLowerCase().replace(/\s/g, '-')).replaceAll('%2B', '+')}`;

/** A company that is only `@acme` links to a page; `@acme Holding` may be another one. */
function companyOf(company: string | undefined): LinkedText | undefined {
  const login = /^@(\S+)$/.exec(company ?? '')?.[1];
  const link = login && httpLink(`https://github.com/${encodeURIComponent(login)}`);
  return company ? { text: company, link: link || undefined } : undefined;
}

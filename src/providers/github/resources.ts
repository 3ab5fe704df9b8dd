import type { Profile, Repository } from '../../model/content.ts';
import type { FeaturedRepositories, Site } from '../../model/site.ts';
import { ProviderError } from '../provider-error.ts';
import { repositoryOf } from '../repository.ts';
import type { KeptResource, Resource } from '../resource.ts';
import { countOf, itemsOf, type JsonObject, linkOf, objectOf, textOf } from '../shape.ts';
import { companyParts, trendingPage } from './links.ts';

/** GitHub's REST API, asked anonymously. The profile and the searches have separate limits. */
export const api = 'https://api.github.com';

/** The most that a search answers at once. */
const longestPage = 100;

const search = {
  limit: 'search',
  shape: { list: { field: 'items' }, incomplete: 'incomplete_results', text: 'name', links: ['html_url'] },
  /** Accounts or repositories that do not exist are refused as invalid. */
  unknownUserStatuses: [404, 422],
} as const;

// One by one, for the page: a site without a section does without the code of its resource.

export const profileResource = (site: Site): KeptResource<Profile> | null =>
  isProfileConfigured(site) ? null : githubProfile(site.github.username);

export const featuredResource = ({ projects, github }: Site): KeptResource<Repository[]> | null =>
  projects.github.display ? featuredRepositories(projects.github, github.username) : null;

export const latestResource = ({
  projects: { latestPublic },
  github,
}: Site): KeptResource<Repository[]> | null =>
  latestPublic.display ? latestRepositories(github.username, latestPublic.limit) : null;

/** With name, bio and avatar in the configuration GitHub is not asked for the profile. */
const isProfileConfigured = ({ profile }: Site): boolean =>
  Boolean(profile.name && profile.bio && profile.avatar);

/** In automatic mode an account without public repositories is not asked for them. */
export function hasNothingToFeature(site: Site, profile: Profile | undefined): boolean {
  return site.projects.github.mode === 'automatic' && profile?.publicRepositories === 0;
}

/** What visitors call the provider that is asked at an address. */
export const providerName = (url = ''): string =>
  url.startsWith(api) ? 'GitHub' : (url.split('/')[2] ?? '');

/** Where the limits are documented, for the visitor who meets one. */
export const limitsPage = 'https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api';

export function githubProfile(username: string): KeptResource<Profile> {
  const url = `${api}/users/${encodeURIComponent(username)}`;
  return { name: 'profile', url, shape: { text: 'login' }, read: (body) => profileOf(body, url) };
}

/**
 * The owner's chosen repositories, or in automatic mode the first of the account by the configured order.
 * @returns null when there is nothing to ask for: an empty list, or no username in automatic mode. That an account
 *   has no public repositories, which makes the question needless too, only its profile knows.
 */
export function featuredRepositories(
  { mode, automatic, manual }: Pick<FeaturedRepositories, 'mode' | 'automatic' | 'manual'>,
  username: string,
): KeptResource<Repository[]> | null {
  if (mode === 'manual') return listedRepositories(manual.projects);
  if (username === '') return null;
  const { sortBy, limit, exclude } = automatic;
  const terms = [
    `user:${encodeURIComponent(username)}`,
    `fork:${!exclude.forks}`,
    ...exclude.projects.map((project) => `-repo:${encodedName(project)}`),
  ];
  const url = searchUrl(terms, `sort=${encodeURIComponent(sortBy)}&per_page=${limit}&type=Repositories`);
  const read = (body: unknown) => searchResult(body, url).slice(0, limit);
  return { name: 'featured', url, ...search, read };
}

export function repositoriesOf(username: string): Resource<Repository[]> {
  const url = `${api}/users/${encodeURIComponent(username)}/repos?per_page=${longestPage}&sort=pushed`;
  return { name: 'repositories', url, read: (body) => itemsOf(body, readRepository, keyOf, url) };
}

/** The account's own repositories, those last updated first; null without a username. */
export function latestRepositories(username: string, limit: number): KeptResource<Repository[]> | null {
  if (username === '') return null;
  const url = searchUrl(
    [`user:${encodeURIComponent(username)}`, 'fork:false'],
    `sort=updated&per_page=${limit}`,
  );
  const read = (body: unknown) => searchResult(body, url).slice(0, limit);
  return { name: 'latest', url, ...search, read };
}

function listedRepositories(projects: readonly string[]): KeptResource<Repository[]> | null {
  const names = [...new Map(projects.map((project) => [project.toLowerCase(), project])).values()];
  const listed = names.slice(0, longestPage);
  if (listed.length === 0) return null;
  const terms = [...listed.map((project) => `repo:${encodedName(project)}`), 'fork:true'];
  const url = searchUrl(terms, `per_page=${listed.length}&type=Repositories`);
  const read = (body: unknown) => inOrder(searchResult(body, url), listed);
  return { name: 'featured', url, ...search, read };
}

/** The search answers its best match first, not the owner's order. What was renamed since is known by nothing: it comes last. */
function inOrder(repositories: Repository[], names: string[]): Repository[] {
  const places = new Map(names.map((name, place) => [name.toLowerCase(), place]));
  const placeOf = ({ fullName }: Repository) => places.get(fullName.toLowerCase()) ?? names.length;
  return [...repositories].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, names.length);
}

/** The plus signs between the terms are spaces, as a form would send them. */
const searchUrl = (terms: string[], parameters: string): string =>
  `${api}/search/repositories?q=${terms.join('+')}&${parameters}`;

const encodedName = (project: string): string => project.split('/').map(encodeURIComponent).join('/');

function profileOf(body: unknown, url: string): Profile {
  const user = objectOf(body);
  // A body of which none of these can be read describes something else.
  if (!user || (textOf(user.login) ?? linkOf(user.avatar_url) ?? countOf(user.public_repos)) === undefined) {
    throw new ProviderError('malformed', { url, detail: 'there is no user' });
  }
  const company = textOf(user.company);
  return {
    avatar: linkOf(user.avatar_url),
    name: textOf(user.name),
    bio: textOf(user.bio),
    location: textOf(user.location),
    company: company === undefined ? undefined : companyParts(company),
    publicRepositories: countOf(user.public_repos),
  };
}

function searchResult(body: unknown, url: string): Repository[] {
  const answer = objectOf(body);
  const found = itemsOf(answer?.items, readRepository, keyOf, url);
  if (found.length === 0 && answer?.[search.shape.incomplete] === true) {
    throw new ProviderError('failed', { url, detail: 'the search was broken off before it found anything' });
  }
  return found;
}

const keyOf = ({ fullName }: Repository): string => fullName.toLowerCase();

const readRepository = (item: JsonObject): Repository | undefined =>
  repositoryOf(
    {
      fullName: item.full_name,
      name: item.name,
      description: item.description,
      link: item.html_url,
      updatedAt: item.updated_at,
      stars: item.stargazers_count,
      forks: item.forks_count,
      language: item.language,
    },
    trendingPage,
  );

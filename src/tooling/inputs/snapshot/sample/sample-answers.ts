import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { components } from '@octokit/openapi-types';

type GitHubUser = components['schemas']['public-user'];
type SearchItem = components['schemas']['repo-search-result-item'];

/** The account of the example configuration. GitHub's published examples are its, too. */
export const sampleUsername = 'octocat';
/** Who writes its blog. */
export const sampleAuthor = 'devteam';

interface RepositoryTraits {
  name: string;
  description: string | null;
  language: string | null;
  stars: number;
  forks: number;
  /** ISO 8601, UTC. */
  updated: string;
}

/** Repositories that the account has, with made-up figures; those last updated first. */
const repositories: readonly RepositoryTraits[] = [
  {
    name: 'Hello-World',
    description: 'My first repository on GitHub!',
    language: null,
    stars: 80,
    forks: 9,
    updated: '2024-12-20T09:14:43Z',
  },
  {
    name: 'Spoon-Knife',
    description: 'This repo is for demonstration purposes only.',
    language: 'HTML',
    stars: 108,
    forks: 42,
    updated: '2024-12-17T19:06:10Z',
  },
  {
    name: 'octocat.github.io',
    description: null,
    language: 'CSS',
    stars: 24,
    forks: 11,
    updated: '2024-11-28T08:22:57Z',
  },
  {
    name: 'git-consortium',
    description: 'This repo is for demonstration purposes only.',
    language: 'Shell',
    stars: 16,
    forks: 3,
    updated: '2024-10-05T17:58:47Z',
  },
];

/** The answer to the question for the account: GitHub's published example of a user. */
export async function sampleUser(): Promise<GitHubUser> {
  const user = await publishedExample<GitHubUser>('public-user-default-response');
  return { ...user, public_repos: repositories.length };
}

/** The answer to a search for repositories: GitHub's published example, once for each of the account's. */
export async function sampleSearch() {
  const { items } = await publishedExample<{ items: [SearchItem] }>('repo-search-result-item-paginated');
  const owner = await publishedExample<SearchItem['owner']>('simple-user');
  return {
    total_count: repositories.length,
    incomplete_results: false,
    items: repositories.map((traits) => searchItem(items[0], owner, traits)),
  };
}

function searchItem(example: SearchItem, owner: SearchItem['owner'], traits: RepositoryTraits): SearchItem {
  const { name, description, language, stars, forks, updated } = traits;
  // The name is part of many addresses.
  const renamed = JSON.stringify(example).replaceAll(example.full_name, `${sampleUsername}/${name}`);
  return {
    ...(JSON.parse(renamed) as SearchItem),
    owner,
    name,
    description,
    language,
    private: false,
    visibility: 'public',
    archived: false,
    disabled: false,
    updated_at: updated,
    pushed_at: updated,
    stargazers_count: stars,
    watchers_count: stars,
    watchers: stars,
    forks_count: forks,
    forks,
  };
}

/** An example from GitHub's published description of its API. */
async function publishedExample<Value>(name: string): Promise<Value> {
  const path = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  const { components } = JSON.parse(await readFile(path, 'utf8'));
  return components.examples[name].value;
}

/** The example article of dev.to's API documentation, and a second one from it, as much of them as the page reads. */
export const sampleArticles = [
  {
    type_of: 'article',
    id: 194541,
    title:
      "There's a new DEV theme in town for all you 10x hackers out there (plus one actually useful new feature)",
    description: '',
    cover_image: 'https://thepracticaldev.s3.amazonaws.com/i/8a39dzf3oovzc2snl7iv.png',
    social_image: 'https://thepracticaldev.s3.amazonaws.com/i/8a39dzf3oovzc2snl7iv.png',
    tag_list: ['meta', 'changelog', 'css', 'ux'],
    url: 'https://dev.to/devteam/there-s-a-new-dev-theme-in-town-for-all-you-10x-hackers-out-there-plus-one-actually-useful-new-feature-2kgk',
    published_at: '2019-10-24T13:52:17Z',
  },
  {
    type_of: 'article',
    id: 150589,
    title: 'Byte Sized Episode 2: The Creation of Graph Theory',
    description:
      'The full story of Leonhard Euler and the creation of this fundamental computer science principle, delivered in a few minutes.',
    cover_image: 'https://thepracticaldev.s3.amazonaws.com/i/88e62fzblbluz1dm7xjf.png',
    social_image: 'https://thepracticaldev.s3.amazonaws.com/i/88e62fzblbluz1dm7xjf.png',
    tag_list: ['bytesized', 'computerscience'],
    url: 'https://dev.to/bytesized/byte-sized-episode-2-the-creation-of-graph-theory-34g1',
    published_at: '2019-08-06T12:00:00Z',
  },
];

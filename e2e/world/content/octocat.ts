import type { Account } from './account.ts';
import { type RepositoryTraits, searchItem } from './github-repository.ts';
import { gitHubUser } from './github-user.ts';

const owner = { login: 'octocat', id: 583231 };

const repositories: RepositoryTraits[] = [
  {
    name: 'Hello-World',
    description: 'My first repository on GitHub!',
    language: null,
    stars: 3120,
    forks: 2890,
    updated: '2026-10-20T09:15:00Z',
  },
  {
    name: 'Spoon-Knife',
    description: 'This repo is for demonstration purposes only.',
    language: 'HTML',
    stars: 13400,
    forks: 153000,
    updated: '2026-10-21T14:02:11Z',
  },
  {
    name: 'octocat.github.io',
    description: null,
    language: 'CSS',
    stars: 920,
    forks: 460,
    updated: '2026-09-30T20:45:01Z',
  },
  {
    name: 'git-consortium',
    description: 'This repo is for demonstration purposes only.',
    language: null,
    stars: 560,
    forks: 130,
    updated: '2026-09-01T06:30:00Z',
  },
  {
    name: 'hello-worId',
    description: 'My first repository on GitHub.',
    language: null,
    stars: 610,
    forks: 210,
    updated: '2026-08-19T12:00:00Z',
  },
  {
    name: 'test-repo1',
    description: null,
    language: null,
    stars: 390,
    forks: 120,
    updated: '2026-07-11T17:20:00Z',
  },
  {
    name: 'boysenberry-repo-1',
    description: 'Testing',
    language: null,
    stars: 400,
    forks: 25,
    updated: '2026-06-02T10:10:10Z',
  },
  {
    name: 'linguist',
    description:
      'Language Savant. If your repository’s language is being reported incorrectly, send us a pull request!',
    language: 'Ruby',
    stars: 620,
    forks: 190,
    updated: '2026-05-05T05:05:05Z',
    isFork: true,
    homepage: 'https://github.com/github-linguist/linguist',
  },
];

/** The account of the shipped configuration, after the real one: few words, few languages, one fork. */
export const octocat: Account = {
  user: gitHubUser({
    ...owner,
    name: 'The Octocat',
    bio: null,
    location: 'San Francisco',
    company: '@github',
    blog: 'https://github.blog',
    publicRepositories: repositories.length,
  }),
  repositories: repositories.map((traits, index) => searchItem(owner, 1296269 + index * 31, traits)),
};

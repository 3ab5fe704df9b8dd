import recorded from '@octokit/fixtures/scenarios/api.github.com/get-repository/normalized-fixture.json';
import type { components } from '@octokit/openapi-types';
import { describe, expect, test } from 'vitest';
import { findAccount } from '../../../e2e/world/content/accounts.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { Repository } from '../../model/content.ts';
import type { Site } from '../../model/site.ts';
import { featuredResource, latestResource, profileResource } from './resources.ts';

const octocat = findAccount('octocat')?.user;

/** A repository as GitHub answered it, under another name and with other facts. */
const repository = (
  fullName: string,
  facts: Partial<components['schemas']['repo-search-result-item']> = {},
) => ({
  ...recorded[0]?.response,
  full_name: fullName,
  name: fullName.split('/')[1] ?? fullName,
  html_url: `https://github.com/${fullName}`,
  ...facts,
});
const found = (...items: unknown[]) => ({ total_count: items.length, incomplete_results: false, items });

type FeaturedRepositories = Site['projects']['github'];
const automatic: FeaturedRepositories['automatic'] = {
  sortBy: 'stars',
  limit: 8,
  exclude: { forks: false, projects: [] },
};
const site = siteOf({ github: { username: 'octocat' } });
const featuredOf = (username: string, chosen: Partial<FeaturedRepositories>) => {
  const featured = { ...site.projects.github, display: true, automatic, ...chosen };
  return featuredResource({
    ...site,
    github: { username },
    projects: { ...site.projects, github: featured },
  });
};
const listed = (...projects: string[]) => featuredOf('octocat', { mode: 'manual', manual: { projects } });
const latest = (limit = 4) => {
  const latestPublic = { ...site.projects.latestPublic, display: true, limit };
  return latestResource({ ...site, projects: { ...site.projects, latestPublic } });
};
const profileOf = (username: string) => profileResource({ ...site, profile: {}, github: { username } });

async function read(resource: { read(body: unknown): unknown } | null, body: unknown): Promise<Repository[]> {
  return (await resource?.read(body)) as Repository[];
}

describe('the profile', () => {
  test('is asked for by username', () => {
    expect(profileOf('a/../b?c')?.url).toBe('https://api.github.com/users/a%2F..%2Fb%3Fc');
  });

  test('is what GitHub says of the person', () => {
    expect(profileOf('octocat')?.read(octocat)).toEqual({
      avatar: 'https://avatars.githubusercontent.com/u/583231?v=4',
      name: 'The Octocat',
      location: 'San Francisco',
      company: { text: '@github', link: 'https://github.com/github' },
      publicRepositories: 8,
    });
  });

  test.each([
    [':rocket: Fast :zap::+1:', '🚀 Fast ⚡👍'],
    [
      'Runs on localhost:8080:, :octocat: and :constructor:',
      'Runs on localhost:8080:, :octocat: and :constructor:',
    ],
  ])('has emoji for their names: %s', async (description, shown) => {
    const [first] = await read(latest(), found(repository('a/b', { description })));
    expect(first?.description).toBe(shown);
  });

  test('lacks what is null, missing, or of another type', () => {
    const strange = { name: null, location: 5, avatar_url: 'javascript:alert(1)', public_repos: '2' };
    expect(profileOf('octocat')?.read({ login: 'octocat', ...strange })).toEqual({});
  });
});

describe('the featured repositories, chosen automatically,', () => {
  const featured = (settings: Partial<typeof automatic> = {}) =>
    featuredOf('octocat', { automatic: { ...automatic, ...settings } });

  test('are asked for by user, fork flag, excluded repositories, order and limit', () => {
    const exclude = { forks: true, projects: ['octocat/Hello-World', 'octocat/a+b'] };
    const url = featured({ sortBy: 'updated', limit: 3, exclude })?.url ?? '';
    expect(url).toBe(
      'https://api.github.com/search/repositories?q=user:octocat+fork:false+-repo:octocat/Hello-World+-repo:octocat/a%2Bb&sort=updated&per_page=3&type=Repositories',
    );
    expect(new URL(url).searchParams.get('q'), 'as a server reads it').toBe(
      'user:octocat fork:false -repo:octocat/Hello-World -repo:octocat/a+b',
    );
    expect(featured()?.url).toContain('fork:true');
    expect(featuredOf('', {})).toBeNull();
  });

  test('keep their order, and are no more than the limit', async () => {
    const body = found(repository('octocat/b'), repository('octocat/a'), repository('octocat/c'));
    expect((await read(featured({ limit: 2 }), body)).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  test('that the search refuses as invalid belong to an unknown user', () => {
    expect(featured()?.unknownUserStatuses).toEqual([404, 422]);
  });
});

describe('the featured repositories, listed by the owner,', () => {
  test('are asked for by name, all at once', () => {
    expect(listed('octocat/Hello-World', 'github/docs')?.url).toBe(
      'https://api.github.com/search/repositories?q=repo:octocat/Hello-World+repo:github/docs+fork:true&per_page=2&type=Repositories',
    );
  });

  test('are asked for once each', () => {
    expect(listed('a/b', 'A/B')?.url).toContain('per_page=1&');
  });

  test('are not asked for when the list is empty, but also without a username', () => {
    expect(listed()).toBeNull();
    expect(featuredOf('', { mode: 'manual', manual: { projects: ['a/b'] } })).not.toBeNull();
  });

  test("come in the owner's order, whatever the case, with the renamed one last", async () => {
    const names = ['a/new-name', 'a/two', 'A/Three', 'a/one', 'a/unasked'];
    const body = found(...names.map((name) => repository(name)));
    const repositories = await read(listed('a/one', 'a/old-name', 'a/two', 'a/three'), body);
    expect(repositories.map(({ fullName }) => fullName)).toEqual(['a/one', 'a/two', 'A/Three', 'a/new-name']);
  });
});

describe('the latest repositories', () => {
  test('are no more than the limit', async () => {
    expect(await read(latest(1), found(repository('a/b'), repository('a/c')))).toHaveLength(1);
  });
});

describe('a repository', () => {
  test('is what GitHub says of it, with its language in colour', async () => {
    const counts = { stargazers_count: 80, forks_count: 9 };
    const facts = { ...counts, description: 'My first  repository', language: 'TypeScript' };
    const [read1] = await read(latest(), found(repository('octocat/Hello-World', facts)));
    expect(read1).toEqual({
      fullName: 'octocat/Hello-World',
      name: 'Hello-World',
      description: 'My first repository',
      link: 'https://github.com/octocat/Hello-World',
      updatedAt: '2017-10-10T16:00:00.000Z',
      stars: 80,
      forks: 9,
      language: { text: 'TypeScript', color: '#3178c6', link: 'https://github.com/trending/typescript' },
    });
  });

  test('lacks what is null, missing, or of another type', async () => {
    const bare = { name: 'a', html_url: 'https://github.com/octocat/a', language: null, forks_count: '9' };
    expect(await read(latest(), found(bare))).toEqual([
      { fullName: 'octocat/a', name: 'a', link: 'https://github.com/octocat/a', stars: 0, forks: 0 },
    ]);
  });

  test('that comes twice is shown once', async () => {
    expect(await read(latest(), found(repository('a/b'), repository('a/b')))).toHaveLength(1);
  });
});

import recorded from '@octokit/fixtures/scenarios/api.github.com/get-repository/normalized-fixture.json';
import type { components } from '@octokit/openapi-types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAccount } from '../../../e2e/world/content/accounts.ts';
import type { Repository } from '../../model/content.ts';
import type { FeaturedRepositories } from '../../model/site.ts';
import { ProviderError } from '../provider-error.ts';
import { featuredRepositories, githubProfile, latestRepositories } from './resources.ts';

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

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

const automatic: FeaturedRepositories['automatic'] = {
  sortBy: 'stars',
  limit: 8,
  exclude: { forks: false, projects: [] },
};
const manual = { projects: [] as string[] };

const listed = (...projects: string[]) =>
  featuredRepositories({ mode: 'manual', automatic, manual: { projects } }, 'octocat');
const latest = (limit = 4) => latestRepositories('octocat', limit);

async function read(resource: { read(body: unknown): unknown } | null, body: unknown): Promise<Repository[]> {
  return (await resource?.read(body)) as Repository[];
}

describe('the profile', () => {
  test('is asked for by username', () => {
    expect(githubProfile('octocat').url).toBe('https://api.github.com/users/octocat');
    expect(githubProfile('a/../b?c').url).toBe('https://api.github.com/users/a%2F..%2Fb%3Fc');
  });

  test('is what GitHub says of the person', () => {
    expect(githubProfile('octocat').read(octocat)).toEqual({
      avatar: 'https://avatars.githubusercontent.com/u/583231?v=4',
      name: 'The Octocat',
      location: 'San Francisco',
      company: [{ text: '@github', link: 'https://github.com/github' }],
      publicRepositories: 8,
    });
  });

  test('lacks what is null, missing, or of another type', () => {
    const body = {
      ...octocat,
      name: null,
      bio: '',
      location: 5,
      avatar_url: 'javascript:alert(1)',
      public_repos: '2',
    };
    const { company: _, ...withoutCompany } = body;
    expect(githubProfile('octocat').read(withoutCompany)).toEqual({});
  });

  test('keeps long names and writing from right to left', () => {
    const name = 'أ'.repeat(200);
    expect(githubProfile('octocat').read({ ...octocat, name })).toMatchObject({ name });
  });

  test('is malformed when the body is no user', () => {
    for (const body of [null, [], 'octocat', {}, { message: 'Not Found' }, { login: 5 }]) {
      expect(() => githubProfile('octocat').read(body)).toThrow(ProviderError);
    }
  });
});

describe('the featured repositories, chosen automatically,', () => {
  const featured = (settings: Partial<typeof automatic> = {}) =>
    featuredRepositories({ mode: 'automatic', automatic: { ...automatic, ...settings }, manual }, 'octocat');

  test('are asked for by user, fork flag, excluded repositories, order and limit', () => {
    expect(featured()?.url).toBe(
      'https://api.github.com/search/repositories?q=user:octocat+fork:true&sort=stars&per_page=8&type=Repositories',
    );
    const exclude = { forks: true, projects: ['octocat/Hello-World', 'octocat/a+b'] };
    expect(featured({ sortBy: 'updated', limit: 3, exclude })?.url).toBe(
      'https://api.github.com/search/repositories?q=user:octocat+fork:false+-repo:octocat/Hello-World+-repo:octocat/a%2Bb&sort=updated&per_page=3&type=Repositories',
    );
  });

  test('read by a server as the search that is meant', () => {
    const exclude = { forks: false, projects: ['octocat/a+b'] };
    const query = new URL(featured({ exclude })?.url ?? '').searchParams;
    expect(query.get('q')).toBe('user:octocat fork:true -repo:octocat/a+b');
  });

  test('keep their order, and are no more than the limit', async () => {
    const body = found(repository('octocat/b'), repository('octocat/a'), repository('octocat/c'));
    expect((await read(featured({ limit: 2 }), body)).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  test('are not asked for without a username', () => {
    expect(featuredRepositories({ mode: 'automatic', automatic, manual }, '')).toBeNull();
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

  test('are asked for once each, and at most a hundred, which is all that GitHub answers', () => {
    expect(listed('a/b', 'A/B')?.url).toContain('per_page=1&');
    const many = Array.from({ length: 120 }, (_, index) => `a/b${index}`);
    expect(new URL(listed(...many)?.url ?? '').searchParams.get('per_page')).toBe('100');
  });

  test('are not asked for when the list is empty, but also without a username', () => {
    expect(listed()).toBeNull();
    expect(
      featuredRepositories({ mode: 'manual', automatic, manual: { projects: ['a/b'] } }, ''),
    ).not.toBeNull();
  });

  test("come in the owner's order, whatever the case, with the renamed one last", async () => {
    const body = found(
      repository('a/new-name'),
      repository('a/two'),
      repository('A/Three'),
      repository('a/one'),
    );
    const repositories = await read(listed('a/one', 'a/old-name', 'a/two', 'a/three'), body);
    expect(repositories.map(({ fullName }) => fullName)).toEqual(['a/one', 'a/two', 'A/Three', 'a/new-name']);
  });

  test('that are private or gone are missing without a word', async () => {
    expect(await read(listed('a/one', 'a/gone'), found(repository('a/one')))).toHaveLength(1);
  });
});

describe('the latest repositories', () => {
  test('are asked for by user, without forks, the last updated first', () => {
    expect(latest()?.url).toBe(
      'https://api.github.com/search/repositories?q=user:octocat+fork:false&sort=updated&per_page=4',
    );
    expect(latest()?.limit).toBe('search');
    expect(latestRepositories('', 4)).toBeNull();
  });

  test('are no more than the limit', async () => {
    expect(await read(latest(1), found(repository('a/b'), repository('a/c')))).toHaveLength(1);
  });

  test('may be none, or fewer than there are', async () => {
    expect(await read(latest(), found())).toEqual([]);
    expect(await read(latest(), { ...found(repository('a/b')), incomplete_results: true })).toHaveLength(1);
  });

  test('are unknown when GitHub found none and did not look everywhere', async () => {
    const nothing = { total_count: 0, incomplete_results: true, items: [] };
    await expect(read(latest(), nothing)).rejects.toMatchObject({ kind: 'failed' });
  });
});

describe('a repository', () => {
  test('is what GitHub says of it, with its language in colour', async () => {
    const facts = {
      description: 'My first  repository',
      stargazers_count: 80,
      forks_count: 9,
      language: 'TypeScript',
    };
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
    const bare = {
      name: 'a',
      html_url: 'https://github.com/octocat/a',
      description: null,
      language: null,
      forks_count: '9',
    };
    expect(await read(latest(), found(bare))).toEqual([
      { fullName: 'octocat/a', name: 'a', link: 'https://github.com/octocat/a', stars: 0, forks: 0 },
    ]);
  });

  test('without a name or a link that can be followed is left out', async () => {
    const body = found(
      repository('octocat/good'),
      repository('octocat/nameless', { name: '' }),
      repository('octocat/evil', { html_url: 'javascript:alert(1)' }),
      'octocat/text',
    );
    expect((await read(latest(10), body)).map(({ name }) => name)).toEqual(['good']);
  });

  test('that comes twice is shown once', async () => {
    expect(await read(latest(), found(repository('a/b'), repository('A/B')))).toHaveLength(1);
  });
});

test('a body that is no search answer is malformed', async () => {
  for (const body of [
    null,
    [],
    'items',
    {},
    { items: {} },
    { message: 'Validation Failed' },
    { items: [null] },
  ]) {
    await expect(read(latest(), body)).rejects.toMatchObject({ kind: 'malformed', url: latest()?.url });
  }
});

describe('no answer, however strange,', () => {
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    anyText,
    fc.constant('https://example.com/a?b=c#d'),
    fc.constantFrom(
      'javascript:alert(1)',
      '//evil.example/a',
      '<script>',
      '\ud800',
      '__proto__',
      Number.NaN,
      -1,
    ),
  );
  const strangeItem = fc.record(
    Object.fromEntries(
      'name full_name html_url description updated_at stargazers_count forks_count language'
        .split(' ')
        .map((field) => [field, strange]),
    ),
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.record({ items: fc.array(fc.oneof(strangeItem, strange)) }),
    fc.array(strangeItem.map((facts) => repository('a/b', facts as object))).map((items) => found(...items)),
  );

  test('throws anything but a ProviderError, or makes a repository that cannot be shown', async () => {
    const resources = [latest(5), listed('a/b', 'c/d')];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...resources), body, async (resource, body) => {
        const repositories = await read(resource, body).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ProviderError);
          return [];
        });
        expect(repositories.length).toBeLessThanOrEqual(5);
        expect(new Set(repositories.map(({ fullName }) => fullName)).size).toBe(repositories.length);
        for (const { name, link, stars, forks, updatedAt, language } of repositories) {
          expect(name).toMatch(/\S/);
          expect(link).toMatch(/^https?:\/\//);
          expect(Math.min(stars, forks)).toBeGreaterThanOrEqual(0);
          if (updatedAt !== undefined) expect(new Date(updatedAt).toISOString()).toBe(updatedAt);
          if (language) expect(language.link).toMatch(/^https:\/\/github\.com\/trending\/[^/]*$/);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('throws anything but a ProviderError, or makes a profile that cannot be shown', () => {
    const user = fc.record(
      Object.fromEntries(
        'login avatar_url name bio location company public_repos'.split(' ').map((field) => [field, strange]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(user, fc.anything()), (body) => {
        try {
          const profile = githubProfile('octocat').read(body);
          expect(profile).not.toBeInstanceOf(Promise);
          const { avatar } = profile as { avatar: string | undefined };
          if (avatar !== undefined) expect(avatar).toMatch(/^https?:\/\//);
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderError);
        }
      }),
      { numRuns: 300 },
    );
  });
});

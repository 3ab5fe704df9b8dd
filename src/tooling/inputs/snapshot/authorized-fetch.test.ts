import { expect, test, vi } from 'vitest';
import { authorizedFetch, tokenFor } from './guarded-fetch.ts';

const { signal } = new AbortController();

async function headersFor(url: string, token: string | undefined): Promise<Headers> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  await authorizedFetch({ GITHUB_TOKEN: token }, fetch as unknown as typeof globalThis.fetch)(url, {
    signal,
  });
  return new Headers(fetch.mock.calls[0]?.[1].headers);
}

const github = 'https://api.github.com/users/erika';

test('GitHub is shown the token where there is one, and asked as a visitor asks it where not', async () => {
  expect((await headersFor(github, 'secret')).get('authorization')).toBe('Bearer secret');
  expect([...(await headersFor(github, undefined))]).toEqual([]);
});

test.each([
  'https://dev.to/api/articles',
  'https://api.github.com.evil.example/users/erika',
  'http://api.github.com/users/erika',
])('%s is not shown it', async (url) => {
  expect((await headersFor(url, 'secret')).has('authorization')).toBe(false);
});

test('the token comes from either of its usual names, and an empty one is none', () => {
  expect(tokenFor(github, { GITHUB_TOKEN: 'a', GH_TOKEN: 'b' })).toBe('a');
  expect(tokenFor(github, { GITHUB_TOKEN: ' ', GH_TOKEN: 'b\n' })).toBe('b');
});

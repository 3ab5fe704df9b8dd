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

test('GitHub is shown the token', async () => {
  const headers = await headersFor('https://api.github.com/users/erika', 'secret');
  expect(headers.get('authorization')).toBe('Bearer secret');
});

test.each([
  'https://dev.to/api/articles',
  'https://avatars.githubusercontent.com/u/1',
  'https://api.github.com.evil.example/users/erika',
  'http://api.github.com/users/erika',
])('%s is not', async (url) => {
  expect((await headersFor(url, 'secret')).has('authorization')).toBe(false);
});

test('without a token GitHub is asked as a visitor asks it', async () => {
  expect([...(await headersFor('https://api.github.com/users/erika', undefined))]).toEqual([]);
});

test('the token comes from either of its usual names, and an empty one is none', () => {
  expect(tokenFor('https://api.github.com/users/erika', { GITHUB_TOKEN: 'a', GH_TOKEN: 'b' })).toBe('a');
  expect(tokenFor('https://api.github.com/users/erika', { GITHUB_TOKEN: ' ', GH_TOKEN: 'b\n' })).toBe('b');
  expect(tokenFor('https://api.github.com/users/erika', {})).toBeUndefined();
});

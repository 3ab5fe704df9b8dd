import { expect, test } from 'vitest';
import { type FailureKind, ProviderError } from './resource.ts';

test('the message says who failed, how, and why', () => {
  const facts = { url: 'https://dev.to/api/articles', status: 502, detail: 'Bad Gateway' };
  expect(new ProviderError('failed', facts).message).toBe(
    'failed https://dev.to/api/articles 502 Bad Gateway',
  );
});

test.each<[FailureKind, number | undefined, boolean]>([
  ['unreachable', undefined, true],
  ['failed', 500, true],
  ['failed', 400, false],
  ['limited', 429, false],
  ['malformed', 200, false],
  ['timeout', undefined, false],
])('only a broken connection and a stumbling server are worth a second try: %s %s', (kind, status, is) => {
  expect(new ProviderError(kind, { status }).retryable).toBe(is);
});

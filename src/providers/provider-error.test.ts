import { expect, test } from 'vitest';
import { ProviderError } from './provider-error.ts';

test('the message says who failed, how, and why', () => {
  const error = new ProviderError('failed', {
    url: 'https://dev.to/api/articles',
    status: 502,
    detail: 'Bad Gateway',
  });
  expect(error.message).toBe('https://dev.to/api/articles refused the request (HTTP 502: Bad Gateway)');
  expect(new ProviderError('unreachable').message).toBe('The provider could not be reached');
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('ProviderError');
});

test('the failure underneath is its cause', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new ProviderError('unreachable', { cause }).cause).toBe(cause);
});

test('only a broken connection and a stumbling server are worth a second try', () => {
  const retryable = (kind: ProviderError['kind'], status?: number) =>
    new ProviderError(kind, { status }).retryable;
  expect(retryable('unreachable')).toBe(true);
  expect(retryable('failed', 500)).toBe(true);
  expect(retryable('failed', 503)).toBe(true);
  expect(retryable('failed', 400)).toBe(false);
  expect(retryable('failed', 200)).toBe(false);
  expect(retryable('limited', 429)).toBe(false);
  expect(retryable('unknown-user', 404)).toBe(false);
  expect(retryable('malformed', 200)).toBe(false);
  expect(retryable('timeout')).toBe(false);
});

import fc from 'fast-check';
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

test('every error outlives JSON', () => {
  const facts = fc.record(
    {
      url: fc.constant('https://example.com/a?b=c#d'),
      status: fc.nat(599),
      resetsAt: fc.nat(),
      detail: fc.string(),
    },
    { requiredKeys: [] },
  );
  const kind = fc.constantFrom('limited', 'unknown-user', 'failed', 'malformed', 'timeout', 'unreachable');
  fc.assert(
    fc.property(kind, facts, (kind, facts) => {
      const error = new ProviderError(kind, facts);
      const revived = ProviderError.fromJSON(JSON.parse(JSON.stringify(error)));
      expect(revived).toBeInstanceOf(ProviderError);
      expect(revived?.toJSON()).toEqual(error.toJSON());
      expect(revived?.message).toBe(error.message);
    }),
  );
});

test('what is no description of an error gives none', () => {
  for (const json of [null, 'failed', [], {}, { kind: 'toString' }, { kind: 5 }]) {
    expect(ProviderError.fromJSON(json)).toBeUndefined();
  }
  expect(ProviderError.fromJSON({ kind: 'failed', status: '500', url: 5 })?.toJSON()).toEqual({
    kind: 'failed',
  });
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fetchedAtHeader } from '../../sw/contract.ts';
import { ProviderError } from './provider-error.ts';
import { download, type Fetch, request } from './request.ts';
import type { Resource } from './resource.ts';

const now = Date.UTC(2026, 10, 20, 15, 32);
const url = 'https://api.example/thing';

/** Reads `{ "thing": … }`. */
const resource: Resource<unknown> = {
  name: 'profile',
  url,
  read: (body) => {
    if (typeof body !== 'object' || body === null || !('thing' in body)) {
      throw new ProviderError('malformed', { url, detail: 'there is no thing' });
    }
    return body.thing;
  },
};

const answering =
  (body: string, init?: ResponseInit): Fetch =>
  async () =>
    new Response(body, init);

/** A connection on which the headers, or only the body, never arrive; it heeds the signal as fetch does. */
const silent: Fetch = (_, { signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const stalling: Fetch = async (_, { signal }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"thing":'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );

const ask = (fetch: Fetch, options: Parameters<typeof request>[1] = {}) =>
  request(resource, { fetch, now: () => now, ...options });

async function failureOf(fetch: Fetch, options?: Parameters<typeof request>[1]): Promise<ProviderError> {
  const error = await ask(fetch, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ProviderError) return error;
  throw new Error(`expected a ProviderError, got ${error}`);
}

describe('an answer', () => {
  test('is read, and dated with the time at which it came', async () => {
    expect(await ask(answering('{"thing":7}'))).toEqual({ value: 7, fetchedAt: now });
  });

  test('is asked for at its address, without headers or any other option', async () => {
    const calls: unknown[] = [];
    await ask(async (...call) => {
      calls.push(call);
      return new Response('{"thing":7}');
    });
    expect(calls).toEqual([[url, { signal: expect.any(AbortSignal) }]]);
  });

  test('that the worker kept is dated with the time the worker stamped on it', async () => {
    const stamped = (stamp: string) =>
      ask(answering('{"thing":7}', { headers: { [fetchedAtHeader]: stamp } })).then(
        ({ fetchedAt }) => fetchedAt,
      );
    expect(await stamped(String(now - 86_400_000))).toBe(now - 86_400_000);
    // The device's clock may have been set back since then.
    expect(await stamped(String(now + 86_400_000))).toBe(now + 86_400_000);
  });

  test('with a stamp that is no time is dated now', async () => {
    for (const stamp of ['', 'yesterday', '-5', '0', '1.5']) {
      const fetch = answering('{"thing":7}', { headers: { [fetchedAtHeader]: stamp } });
      expect(await ask(fetch)).toEqual({ value: 7, fetchedAt: now });
    }
  });

  test('that is empty, cut, HTML, or of another shape is malformed', async () => {
    for (const body of [
      '',
      '{"thing":',
      '<!doctype html><title>Log in</title>',
      '[]',
      'null',
      '{"message":"hi"}',
    ]) {
      expect(await failureOf(answering(body))).toMatchObject({ kind: 'malformed', url });
    }
  });

  test('over which its reader stumbles is malformed, with the stumbling as the cause', async () => {
    const stumbling = { ...resource, read: (body: unknown) => (body as { a: { b: string } }).a.b };
    await expect(request(stumbling, { fetch: answering('{}') })).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'malformed',
      cause: expect.any(TypeError),
    });
  });
});

test('a failure that the body itself reports keeps its kind', async () => {
  const reporting = {
    ...resource,
    read: () => {
      throw new ProviderError('failed', { url, detail: 'feed is gone' });
    },
  };
  await expect(request(reporting, { fetch: answering('{}') })).rejects.toMatchObject({
    kind: 'failed',
    detail: 'feed is gone',
  });
});

describe('a refusal', () => {
  test.each([403, 429])('with %i is a limit, and says until when', async (status) => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1_000 + 600) };
    expect(
      await failureOf(answering('{"message":"API rate limit exceeded"}', { status, headers })),
    ).toMatchObject({
      kind: 'limited',
      status,
      resetsAt: now + 600_000,
    });
  });

  test('with 404 means that there is no such account', async () => {
    expect(await failureOf(answering('{}', { status: 404 }))).toMatchObject({
      kind: 'unknown-user',
      status: 404,
    });
  });

  test('with 422 means that too, where the provider says it this way', async () => {
    expect(await failureOf(answering('{}', { status: 422 }))).toMatchObject({ kind: 'failed', status: 422 });
    const search = { ...resource, unknownUserStatuses: [404, 422] };
    await expect(request(search, { fetch: answering('{}', { status: 422 }) })).rejects.toMatchObject({
      kind: 'unknown-user',
      status: 422,
    });
  });

  test.each([400, 401, 410, 451, 500, 502, 503])('with %i is a failure', async (status) => {
    expect(await failureOf(answering('{"thing":7}', { status }))).toMatchObject({
      kind: 'failed',
      status,
      url,
    });
  });
});

describe('no answer', () => {
  test('because there is no connection means unreachable, with the reason', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failureOf(() => Promise.reject(cause));
    expect(error).toMatchObject({ kind: 'unreachable', url, cause });
  });

  test('because the connection broke in the middle means unreachable', async () => {
    const breaking: Fetch = async () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }),
      );
    expect(await failureOf(breaking)).toMatchObject({ kind: 'unreachable' });
  });

  test('within the time limit means timeout, whether the headers or the body are missing', async () => {
    expect(await failureOf(silent, { timeoutMs: 5 })).toMatchObject({ kind: 'timeout', url });
    expect(await failureOf(stalling, { timeoutMs: 5 })).toMatchObject({ kind: 'timeout', url });
  });
});

test('a request that is over leaves nothing behind', async () => {
  vi.useFakeTimers();
  await ask(answering('{"thing":7}'));
  await failureOf(answering('{}', { status: 500 }));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('whatever the provider sends, there is a dated value or a ProviderError', async () => {
  const header = fc.constantFrom(
    fetchedAtHeader,
    'retry-after',
    'x-ratelimit-reset',
    'x-ratelimit-remaining',
  );
  const answer = fc.record({
    status: fc.oneof(fc.constant(200), fc.integer({ min: 200, max: 599 })),
    body: fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((json) => `{"thing":${json}}`),
    ),
    headers: fc.dictionary(header, fc.oneof(fc.integer().map(String), fc.stringMatching(/^[ -~]*$/))),
  });
  await fc.assert(
    fc.asyncProperty(answer, async ({ status, body, headers }) => {
      const isBodiless = status === 204 || status === 205 || status === 304;
      const fetch: Fetch = async () => new Response(isBodiless ? null : body, { status, headers });
      const dated = await ask(fetch).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ProviderError);
      });
      if (!dated) return;
      expect(dated.fetchedAt).toBeGreaterThan(0);
      expect(dated.fetchedAt).toBeLessThanOrEqual(now);
    }),
  );
});

describe('a file', () => {
  test('comes as it is, dated like an answer', async () => {
    const fetch: Fetch = async () => new Response(new Uint8Array([0, 255, 7]));
    expect(await download(url, { fetch, now: () => now })).toEqual({
      value: new Uint8Array([0, 255, 7]),
      fetchedAt: now,
    });
  });

  test.each([
    ['limited', answering('', { status: 429 })],
    ['failed', answering('<h1>Oops</h1>', { status: 502 })],
    ['timeout', stalling],
  ])('fails as an answer does: %s', async (kind, fetch) => {
    await expect(download(url, { fetch, timeoutMs: 20 })).rejects.toMatchObject({ kind, url });
  });
});

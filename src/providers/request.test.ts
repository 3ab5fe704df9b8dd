import { describe, expect, test, vi } from 'vitest';
import { fetchedAtHeader } from '../../sw/contract.ts';
import { download, type Fetch, request } from './request.ts';
import { ProviderError, type Resource } from './resource.ts';

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

const ask = (fetch: Fetch, others: Partial<Resource<unknown>> = {}, timeoutMs?: number) =>
  request({ ...resource, ...others }, { fetch, now: () => now, ...(timeoutMs && { timeoutMs }) });

describe('a response', () => {
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

  test.each<[string, string, number]>([
    ['the time of the worker that kept it', String(now - 86_400_000), now - 86_400_000],
    ['that time too where the clock was set back since', String(now + 86_400_000), now + 86_400_000],
    ...['', 'yesterday', '-5', '0', '1.5'].map(
      (stamp) => ['now for want of a time', stamp, now] as [string, string, number],
    ),
  ])('is dated with %s: %j', async (_, stamp, fetchedAt) => {
    const fetch = answering('{"thing":7}', { headers: { [fetchedAtHeader]: stamp } });
    expect(await ask(fetch)).toEqual({ value: 7, fetchedAt });
  });

  test('that is no JSON, or over which its reader stumbles, is malformed, with the cause', async () => {
    const read = (body: unknown) => (body as { a: { b: string } }).a.b;
    await expect(ask(answering('{}'), { read })).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'malformed',
      cause: expect.any(TypeError),
    });
    await expect(ask(answering('<h1>WLAN</h1>'))).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a refusal', () => {
  test.each([
    [404, 'unknown-user'],
    [422, 'failed'],
    [401, 'failed'],
    [500, 'failed'],
  ])('with %i is a failure of the kind "%s"', async (status, kind) => {
    await expect(ask(answering('{"thing":7}', { status }))).rejects.toMatchObject({ kind, status, url });
  });

  test.each([403, 429])('with %i is a limit, and says until when', async (status) => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1_000 + 600) };
    const limit = { kind: 'limited', status, resetsAt: now + 600_000 };
    await expect(ask(answering('{}', { status, headers }))).rejects.toMatchObject(limit);
  });

  test('with 403 while requests are left is no limit for the build, and tells the reason of the provider', async () => {
    const forbids = (message: string, headers = {}) =>
      answering(JSON.stringify({ message }), {
        status: 403,
        headers: { 'x-ratelimit-remaining': '4882', ...headers },
      });
    await expect(ask(forbids('The organization forbids "old" tokens.'))).rejects.toMatchObject({
      kind: 'failed',
      status: 403,
      detail: 'The organization forbids "old" tokens.',
    });
    const secondary = 'You have exceeded a secondary rate limit.';
    await expect(ask(forbids(secondary))).rejects.toMatchObject({ kind: 'limited' });
    await expect(ask(forbids('Wait.', { 'retry-after': '60' }))).rejects.toMatchObject({ kind: 'limited' });
  });

  test('with 403 of a feed is a wall against programs, unless it says that it is a limit', async () => {
    const feed = { isText: true } as const;
    const wall = answering('<h1>Just a moment…</h1>', { status: 403 });
    await expect(ask(wall, feed)).rejects.toMatchObject({ kind: 'failed', status: 403 });
    await expect(ask(wall)).rejects.toMatchObject({ kind: 'limited' });
    const limit = answering('', { status: 403, headers: { 'retry-after': '60' } });
    await expect(ask(limit, feed)).rejects.toMatchObject({ kind: 'limited' });
  });

  test('with 422 means that there is no such account where the provider says it this way', async () => {
    const search = ask(answering('{}', { status: 422 }), { unknownUserStatuses: [404, 422] });
    await expect(search).rejects.toMatchObject({ kind: 'unknown-user' });
  });
});

describe('no response', () => {
  test('because the connection broke in the middle means unreachable', async () => {
    const broken = {
      pull: (body: ReadableStreamDefaultController) => body.error(new TypeError('terminated')),
    };
    const answer = ask(async () => new Response(new ReadableStream(broken)));
    await expect(answer).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('within the time limit means timeout, whether the headers or the body are missing', async () => {
    await expect(ask(silent, {}, 5)).rejects.toMatchObject({ kind: 'timeout', url });
    await expect(ask(stalling, {}, 5)).rejects.toMatchObject({ kind: 'timeout', url });
  });
});

test('a request that is over leaves nothing behind', async () => {
  vi.useFakeTimers();
  await ask(answering('{"thing":7}'));
  await expect(ask(answering('{}', { status: 500 }))).rejects.toThrow(ProviderError);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('a file', () => {
  test('comes as it is, dated like a response', async () => {
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
  ])('fails as a response does: %s', async (kind, fetch) => {
    const options = { fetch, ...(fetch === stalling && { timeoutMs: 20 }) };
    await expect(download(url, options)).rejects.toMatchObject({ kind, url });
  });
});

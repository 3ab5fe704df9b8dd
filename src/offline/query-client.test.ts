import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource } from '../sources/resource.ts';
import { SourceError, type SourceErrorKind } from '../sources/source-error.ts';
import { createQueryClient, holdNewest, keyOf, lastFailure, liveForMs, newest } from './query-client.ts';

const queryKey = ['latest', 'https://api.github.com/x'];

beforeEach(() => {
  vi.useFakeTimers();
  // In Node it would forget nothing anyway, and not notice how answers age.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

/** How often a request is made when it fails in this way. */
async function attemptsAt(error: SourceError): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const client = createQueryClient();
  // A query that is fetched by hand is not tried again unless one says so.
  const { retry = false } = client.getDefaultOptions().queries ?? {};
  const fetching = client.fetchQuery({ queryKey, queryFn, retry });
  await Promise.all([expect(fetching).rejects.toBe(error), vi.runAllTimersAsync()]);
  return queryFn.mock.calls.length;
}

describe('The query client', () => {
  it.each<[SourceErrorKind, number, number]>([
    ['limited', 403, 1],
    ['limited', 429, 1],
    ['unknown-user', 404, 1],
    ['unknown-user', 422, 1],
    ['malformed', 200, 1],
    ['failed', 400, 1],
    ['timeout', 0, 1],
    ['failed', 500, 3],
    ['unreachable', 0, 3],
  ])('after %s (%i) asks %i times in all', async (kind, status, times) => {
    expect(await attemptsAt(new SourceError(kind, { status }))).toBe(times);
  });

  it('asks although React Query believes the device to be offline, because the worker may answer', async () => {
    const { onlineManager } = await import('@tanstack/react-query');
    onlineManager.setOnline(false);
    const data = { value: 1, fetchedAt: Date.now() };
    await expect(createQueryClient().fetchQuery({ queryKey, queryFn: () => data })).resolves.toEqual(data);
    onlineManager.setOnline(true);
  });

  it('forgets nothing, however long it is not used', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, { value: 1, fetchedAt: Date.now() });
    await vi.advanceTimersByTimeAsync(30 * 24 * 60 * 60_000);
    expect(client.getQueryData(queryKey)).toBeDefined();
  });

  it('takes an old copy for old, however fresh its arrival', () => {
    const client = createQueryClient();
    const observer = new QueryObserver(client, { queryKey, queryFn: () => ({}), enabled: true });
    const stop = observer.subscribe(() => {});
    client.setQueryData(queryKey, { value: 1, fetchedAt: performance.timeOrigin - 1 });
    expect(observer.getCurrentResult().isStale).toBe(true);
    client.setQueryData(queryKey, { value: 1, fetchedAt: Date.now() });
    expect(observer.getCurrentResult().isStale).toBe(false);
    vi.advanceTimersByTime(liveForMs + 1);
    expect(observer.getCurrentResult().isStale).toBe(true);
    stop();
  });

  it('takes a copy for old that is ahead of the clock', () => {
    const client = createQueryClient();
    const built = { value: 1, fetchedAt: Date.now() + 6 * 60 * 60_000 };
    const options = { queryKey, queryFn: () => ({}), initialData: built, initialDataUpdatedAt: Date.now() };
    expect(new QueryObserver(client, options).getCurrentResult().isStale).toBe(true);
  });

  it('lets no older answer replace a newer one', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, { value: 'new', fetchedAt: 2000 });
    client.setQueryData(queryKey, { value: 'old', fetchedAt: 1000 });
    await client.fetchQuery({ queryKey, queryFn: () => ({ value: 'older', fetchedAt: 500 }) });
    expect(client.getQueryData(queryKey)).toEqual({ value: 'new', fetchedAt: 2000 });
  });

  it('remembers why the last attempt failed, also while it tries again, until one succeeds', async () => {
    const client = createQueryClient();
    const error = new SourceError('limited');
    let answer: () => unknown = () => Promise.reject(error);
    const observer = new QueryObserver(client, { queryKey, queryFn: () => answer() });
    const stop = observer.subscribe(() => {});
    await vi.runAllTimersAsync();
    const [query] = client.getQueryCache().getAll();
    if (!query) throw new Error('there is no query');
    expect(lastFailure(query)).toEqual({ error, attempts: 1 });

    answer = () => new Promise((resolve) => setTimeout(() => resolve({ value: 1, fetchedAt: 1 }), 1000));
    const again = observer.refetch();
    await vi.advanceTimersByTimeAsync(10);
    expect(query.state.error, 'React Query itself has forgotten').toBeNull();
    expect(lastFailure(query)?.error).toBe(error);
    await vi.advanceTimersByTimeAsync(1000);
    await again;
    expect(lastFailure(query)).toBeUndefined();
    stop();
  });
});

const resource: Resource<string[]> = { name: 'latest', url: 'https://api.github.com/x', read: () => [] };

describe('Of two copies of an answer', () => {
  const old = { value: ['old'], fetchedAt: 1000 };
  const young = { value: ['young'], fetchedAt: 2000 };

  it('the one that left the service last is kept, whichever arrives first', () => {
    expect(newest(old, young)).toEqual(young);
    expect(newest(young, old)).toBe(young);
  });

  it('the arriving one is taken when there is none yet', () => {
    expect(newest(undefined, old)).toBe(old);
  });

  it('that say the same the value stays the same object, with the later time', () => {
    const same = newest(old, { value: ['old'], fetchedAt: 3000 }) as typeof old;
    expect(same.value).toBe(old.value);
    expect(same.fetchedAt).toBe(3000);
  });

  it('one that is ahead of the clock loses against every other', () => {
    const ahead = { value: ['ahead'], fetchedAt: Date.now() + 6 * 60 * 60_000 };
    const now = { value: ['now'], fetchedAt: Date.now() };
    expect(newest(ahead, now)).toEqual(now);
  });

  it('an empty newer one replaces a full older one', () => {
    expect(newest(old, { value: [], fetchedAt: 2000 })).toEqual({ value: [], fetchedAt: 2000 });
  });
});

describe('A copy that did not come by a request', () => {
  it('loses against one that is there when it is ahead of the clock, and has no known age when there is none', () => {
    const client = createQueryClient();
    const ahead = { value: ['ahead'], fetchedAt: Date.now() + 60_000 };
    holdNewest(client, resource, ahead);
    expect(client.getQueryData(keyOf(resource))).toEqual({
      value: ['ahead'],
      fetchedAt: Date.now() - liveForMs,
    });
    const there = { value: ['there'], fetchedAt: Date.now() - 1000 };
    holdNewest(client, resource, there);
    holdNewest(client, resource, { value: ['ahead again'], fetchedAt: Date.now() + 60_000 });
    expect(client.getQueryData(keyOf(resource))).toEqual(there);
  });

  it('is shown when it is newer than what is there, dated with its own time', () => {
    const client = createQueryClient();
    holdNewest(client, resource, { value: ['a'], fetchedAt: 1000 });
    holdNewest(client, resource, { value: ['b'], fetchedAt: 2000 });
    holdNewest(client, resource, { value: ['c'], fetchedAt: 1500 });
    expect(client.getQueryData(keyOf(resource))).toEqual({ value: ['b'], fetchedAt: 2000 });
    expect(client.getQueryState(keyOf(resource))?.dataUpdatedAt).toBe(2000);
  });
});

import {
  environmentManager,
  focusManager,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FailureKind, ProviderError, type Resource } from '../providers/resource.ts';
import { createQueryClient, holdNewest, keyOf, lastFailure, watchNetwork } from './query-client.ts';

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
async function attemptsAt(error: ProviderError): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const client = createQueryClient();
  // A query that is fetched by hand is not tried again unless one says so.
  const { retry = false } = client.getDefaultOptions().queries ?? {};
  const fetching = client.fetchQuery({ queryKey, queryFn, retry });
  await Promise.all([expect(fetching).rejects.toBe(error), vi.runAllTimersAsync()]);
  return queryFn.mock.calls.length;
}

describe('The query client', () => {
  it.each<[FailureKind, number, number]>([
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
    expect(await attemptsAt(new ProviderError(kind, { status }))).toBe(times);
  });

  it('asks although React Query believes the device to be offline, because the worker may answer', async () => {
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
    vi.advanceTimersByTime(10 * 60_000 + 1);
    expect(observer.getCurrentResult().isStale).toBe(true);
    stop();
  });

  it('takes a copy for old that is ahead of the clock', () => {
    const client = createQueryClient();
    const built = { value: 1, fetchedAt: Date.now() + 6 * 60 * 60_000 };
    const options = { queryKey, queryFn: () => ({}), initialData: built, initialDataUpdatedAt: Date.now() };
    expect(new QueryObserver(client, options).getCurrentResult().isStale).toBe(true);
  });

  it('remembers why the last attempt failed, also while it tries again, until one succeeds', async () => {
    const client = createQueryClient();
    const error = new ProviderError('limited');
    let answer: () => unknown = () => Promise.reject(error);
    const observer = new QueryObserver(client, { queryKey, queryFn: () => answer() });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    const [query] = client.getQueryCache().getAll();
    if (!query) throw new Error('there is no query');
    expect(lastFailure(query)).toBe(error);

    answer = () => new Promise((resolve) => setTimeout(() => resolve({ value: 1, fetchedAt: 1 }), 1000));
    const again = observer.refetch();
    await vi.advanceTimersByTimeAsync(10);
    expect(query.state.error, 'React Query itself has forgotten').toBeNull();
    expect(lastFailure(query)).toBe(error);
    await vi.advanceTimersByTimeAsync(1000);
    await again;
    expect(lastFailure(query)).toBeUndefined();
    stop();
  });
});

const resource: Resource<string[]> = { name: 'latest', url: 'https://api.github.com/x', read: () => [] };

describe('A copy that did not come by a request', () => {
  it('loses when it is ahead of the clock, and is to be renewed', () => {
    const client = createQueryClient();
    const ahead = { value: ['ahead'], fetchedAt: Date.now() + 60_000 };
    holdNewest(client, resource, ahead);
    expect(client.getQueryState(keyOf(resource))?.dataUpdatedAt).toBe(0);
    const there = { value: ['there'], fetchedAt: Date.now() - 1000 };
    holdNewest(client, resource, there);
    holdNewest(client, resource, ahead);
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

let stop = () => {};
let client: QueryClient;
let answer: () => Promise<unknown>;
const queryFn = vi.fn(() => answer());
let now = 0;

afterEach(() => {
  stop();
  focusManager.setFocused(undefined);
});

/** A page that shows one query. */
async function open(): Promise<void> {
  now = Date.now();
  queryFn.mockReset().mockImplementation(() => answer());
  client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
  stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
}

const failWith = (...facts: ConstructorParameters<typeof ProviderError>) => {
  answer = () => Promise.reject(new ProviderError(...facts));
};
const succeed = () => {
  answer = async () => ({ value: 1, fetchedAt: Date.now() });
};

describe('What failed is tried again', () => {
  it('when the limit ends, and not before', async () => {
    failWith('limited', { resetsAt: Date.now() + 600_000 });
    await open();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(599_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    succeed();
    await vi.advanceTimersByTimeAsync(2000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('after pauses that grow to five minutes', async () => {
    failWith('failed', { status: 500 });
    await open();
    const times: number[] = [];
    queryFn.mockImplementation(() => {
      times.push((Date.now() - now) / 1000);
      return answer();
    });
    await vi.advanceTimersByTimeAsync(1_500_000);
    expect(times).toEqual([15, 45, 105, 225, 465, 765, 1065, 1365]);
  });

  it('seldom when the answer was understood and was no', async () => {
    failWith('unknown-user', { status: 404 });
    await open();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('at once when the network is back', async () => {
    failWith('unreachable');
    await open();
    succeed();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(client.getQueryState(queryKey)?.status).toBe('success');
  });

  it('when the network is back, although the browser says nothing of it', async () => {
    const device = { onLine: true };
    vi.stubGlobal('navigator', device);
    failWith('unreachable');
    const leave = watchNetwork();
    await open();
    device.onLine = false;
    // By the second failure the page knows, and waits.
    await vi.advanceTimersByTimeAsync(20_000);
    const asked = queryFn.mock.calls.length;
    expect(onlineManager.isOnline()).toBe(false);
    succeed();
    device.onLine = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(queryFn).toHaveBeenCalledTimes(asked + 1);
    expect(client.getQueryState(queryKey)?.status).toBe('success');
    leave();
    vi.unstubAllGlobals();
  });

  it('only while somebody looks, and then at once', async () => {
    failWith('unreachable');
    await open();
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('only while it is on the screen', async () => {
    failWith('unreachable');
    await open();
    stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

it('What succeeded is left alone, also when the network comes back', async () => {
  succeed();
  await open();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

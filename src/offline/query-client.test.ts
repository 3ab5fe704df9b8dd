import {
  environmentManager,
  focusManager,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderError, type Resource } from '../providers/resource.ts';
import { lastFailure } from './failures.ts';
import { createQueryClient, keyOf, setIfNewer, watchNetwork } from './query-client.ts';

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

describe('The query client', () => {
  it.each([
    [500, 3],
    [400, 1],
  ])('after status %i asks %i times in all', async (status, times) => {
    const error = new ProviderError('failed', { status });
    const queryFn = vi.fn(() => Promise.reject(error));
    const client = createQueryClient();
    // A query that is fetched by hand is not tried again unless one says so.
    const { retry = false } = client.getDefaultOptions().queries ?? {};
    const fetching = client.fetchQuery({ queryKey, queryFn, retry });
    await Promise.all([expect(fetching).rejects.toBe(error), vi.runAllTimersAsync()]);
    expect(queryFn).toHaveBeenCalledTimes(times);
  });

  it('forgets nothing, however long it is not used', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, { value: 1, fetchedAt: Date.now() });
    await vi.advanceTimersByTimeAsync(30 * 24 * 60 * 60_000);
    expect(client.getQueryData(queryKey)).toBeDefined();
  });

  it('takes an old copy for old, however fresh its arrival, and one that is ahead of the clock', () => {
    const client = createQueryClient();
    const observer = new QueryObserver(client, { queryKey, queryFn: () => ({}), enabled: true });
    const stop = observer.subscribe(() => {});
    client.setQueryData(queryKey, { value: 1, fetchedAt: performance.timeOrigin - 1 });
    expect(observer.getCurrentResult().isStale).toBe(true);
    client.setQueryData(queryKey, { value: 1, fetchedAt: Date.now() });
    expect(observer.getCurrentResult().isStale).toBe(false);
    vi.advanceTimersByTime(10 * 60_000 + 1);
    expect(observer.getCurrentResult().isStale).toBe(true);
    client.setQueryData(queryKey, { value: 1, fetchedAt: Date.now() + 6 * 60 * 60_000 });
    expect(observer.getCurrentResult().isStale).toBe(true);
    stop();
  });
});

const resource: Resource<string[]> = { name: 'latest', url: 'https://api.github.com/x', read: () => [] };

describe('A copy that did not come by a request', () => {
  const client = createQueryClient();
  const shown = () => client.getQueryData(keyOf(resource));
  const datedAt = () => client.getQueryState(keyOf(resource))?.dataUpdatedAt;
  const hold = (fetchedAt: number) => {
    const copy = { value: [], fetchedAt };
    setIfNewer(client, resource, copy);
    return copy;
  };

  it('is shown when it is newer than what is there, dated with its own time', () => {
    const ahead = hold(Date.now() + 60_000);
    expect([shown(), datedAt()]).toEqual([ahead, 0]);
    hold(1000);
    const newest = hold(2000);
    hold(1500);
    hold(Date.now() + 60_000);
    expect([shown(), datedAt()]).toEqual([newest, 2000]);
  });
});

let stop = () => {};
let client: QueryClient;
let answer: () => Promise<unknown>;
const queryFn = vi.fn(() => answer());

afterEach(() => {
  stop();
  focusManager.setFocused(undefined);
});

/** A page that shows one query. */
async function open(): Promise<void> {
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

it('Why the last attempt failed is remembered, also while it is tried again, until one succeeds', async () => {
  failWith('limited');
  await open();
  const [query] = client.getQueryCache().getAll();
  if (!query) throw new Error('there is no query');
  expect(lastFailure(query)?.kind).toBe('limited');
  answer = () => new Promise((resolve) => setTimeout(() => resolve({ value: 1, fetchedAt: 1 }), 1000));
  const again = query.fetch();
  await vi.advanceTimersByTimeAsync(10);
  expect(query.state.error, 'React Query itself has forgotten').toBeNull();
  expect(lastFailure(query)?.kind).toBe('limited');
  await vi.advanceTimersByTimeAsync(1000);
  await again;
  expect(lastFailure(query)).toBeUndefined();
});

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

  it('on focus after the clock was set back', async () => {
    failWith('failed', { status: 500 });
    await open();
    await vi.advanceTimersByTimeAsync(5000);
    const asked = queryFn.mock.calls.length;
    vi.setSystemTime(Date.now() - 3 * 24 * 3_600_000);
    succeed();
    for (const focused of [false, true]) focusManager.setFocused(focused);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(asked + 1);
    focusManager.setFocused(undefined);
  });

  it.each([
    ['after pauses that grow to five minutes', 'failed', 500, [15, 45, 105, 225, 465, 765, 1065, 1365]],
    [
      'seldom when the answer was understood and was no',
      'unknown-user',
      404,
      [60, 180, 420, 720, 1020, 1320],
    ],
  ] as const)('%s', async (_, kind, status, seconds) => {
    failWith(kind, { status });
    const opened = Date.now();
    await open();
    const times: number[] = [];
    queryFn.mockImplementation(() => {
      times.push((Date.now() - opened) / 1000);
      return answer();
    });
    await vi.advanceTimersByTimeAsync(1_500_000);
    expect(times).toEqual(seconds);
  });

  it('at once when the network is back, although the browser says nothing of it', async () => {
    const device = { onLine: true };
    vi.stubGlobal('navigator', device);
    const screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', screen);
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
    await vi.advanceTimersByTimeAsync(15_000);
    expect(queryFn).toHaveBeenCalledTimes(asked + 1);
    expect(client.getQueryState(queryKey)?.status).toBe('success');
    screen.visibilityState = 'hidden';
    screen.dispatchEvent(new Event('visibilitychange'));
    device.onLine = false;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(onlineManager.isOnline(), 'looked at while nobody sees the page').toBe(true);
    screen.visibilityState = 'visible';
    screen.dispatchEvent(new Event('visibilitychange'));
    expect(onlineManager.isOnline()).toBe(false);
    leave();
    vi.unstubAllGlobals();
  });

  it('only while somebody looks, and then at once, and only while it is on the screen', async () => {
    failWith('unreachable');
    await open();
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(2);
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

import { environmentManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SourceError } from '../sources/source-error.ts';
import { createQueryClient } from './query-client.ts';
import { recover } from './recovery.ts';

const now = Date.UTC(2026, 2, 1);
const queryKey = ['latest', 'https://api.github.com/x'];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();

let client: QueryClient;
let answer: () => Promise<unknown>;
const queryFn = vi.fn(() => answer());
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  environmentManager.setIsServer(() => false);
  page.visibilityState = 'visible';
  queryFn.mockClear();
  queryFn.mockImplementation(() => answer());
});
afterEach(() => {
  for (const stop of stops) stop();
  environmentManager.setIsServer(() => true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that shows one query. */
async function open(): Promise<void> {
  client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
  stops = [recover(client), observer.subscribe(() => {})];
  await vi.advanceTimersByTimeAsync(0);
}

const failWith = (...facts: ConstructorParameters<typeof SourceError>) => {
  answer = () => Promise.reject(new SourceError(...facts));
};
const succeed = () => {
  answer = async () => ({ value: 1, fetchedAt: Date.now() });
};

describe('What failed is tried again', () => {
  it('when the limit ends, and not before', async () => {
    failWith('limited', { resetsAt: now + 600_000 });
    await open();
    browser.dispatchEvent(new Event('online'));
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

  it('at once when the network is back, also when nobody has seen it go', async () => {
    failWith('unreachable');
    await open();
    succeed();
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(client.getQueryState(queryKey)?.status).toBe('success');
  });

  it('only while somebody looks, and then at once', async () => {
    failWith('unreachable');
    await open();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('only while it is on the screen', async () => {
    failWith('unreachable');
    await open();
    stops[1]?.();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

it('What succeeded is left alone', async () => {
  succeed();
  await open();
  await vi.advanceTimersByTimeAsync(3_600_000);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, fetchedAtHeader, type WorkerMessage } from '../../sw/contract.ts';
import { limitKey } from '../../sw/rate-limit.ts';
import { ProviderError, type Resource } from '../providers/resource.ts';
import { WorkerBridge } from '../pwa/worker-bridge.ts';
import { fetchResource } from './fetching.ts';
import { createQueryClient, keyOf } from './query-client.ts';

const now = Date.UTC(2026, 2, 1);
const url = 'https://api.github.com/search/repositories?q=x';
const resource: Resource<string> = {
  name: 'latest',
  url,
  limit: 'search',
  read: (body) => {
    if (typeof body === 'string') return body;
    throw new ProviderError('malformed', { url });
  },
};

/** The browser's side of a worker: what the page sends to it, and a way to let it speak. */
class FakeServiceWorkers extends EventTarget {
  controller: { scriptURL: string; postMessage: (message: unknown) => void } | null = null;
  readonly sent: unknown[] = [];

  takeControl(scriptURL = 'https://max.example/sw.js'): void {
    this.controller = { scriptURL, postMessage: (message) => this.sent.push(message) };
    this.dispatchEvent(new Event('controllerchange'));
  }

  /** A worker is there for the pages of a scope. */
  install: (scope?: string) => void = () => {};

  readonly ready = new Promise<{ scope: string }>((resolve) => {
    this.install = (scope = 'https://max.example/') => resolve({ scope });
  });

  say(report: WorkerMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: report, source: this.controller }));
  }
}

let serviceWorker: FakeServiceWorkers;
let bridge: WorkerBridge;
let limits: Map<string, Response>;
let answers: Map<string, Response>;
const fetch = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now });
  serviceWorker = new FakeServiceWorkers();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('fetch', fetch.mockReset());
  limits = new Map();
  answers = new Map();
  vi.stubGlobal('caches', {
    match: async (key: string, { cacheName }: { cacheName: string }) => {
      expect(cacheName).toBe(cacheNames('/').limits);
      return limits.get(key)?.clone();
    },
    open: async (name: string) => {
      const stored = name === cacheNames('/').limits ? limits : answers;
      return { put: async (key: string, response: Response) => void stored.set(key, response) };
    },
  });
  bridge = new WorkerBridge('/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const client = createQueryClient();
  const asking = fetchResource(resource, { client, worker: bridge, base: '/' });
  asking.catch(() => {});
  return { asking, shown: () => client.getQueryData(keyOf(resource)) };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const stored = (body: unknown, fetchedAt: number) =>
  json(body, { headers: { [fetchedAtHeader]: String(fetchedAt) } });
const report = (status: number, body: unknown, headers: [string, string][] = []): WorkerMessage => ({
  type: 'answer',
  url,
  answer: { status, headers, body: JSON.stringify(body) },
});

describe('Through the worker', () => {
  beforeEach(() => serviceWorker.takeControl());

  it('an answer of the provider is the answer', async () => {
    fetch.mockResolvedValue(json('live'));
    await expect(start().asking).resolves.toEqual({ value: 'live', fetchedAt: now });
  });

  it('a stored copy is shown at once with its own time, and the report brings the answer', async () => {
    fetch.mockResolvedValue(stored('old', now - 9000));
    const { asking, shown } = start();
    await vi.advanceTimersByTimeAsync(5);
    expect(shown()).toEqual({ value: 'old', fetchedAt: now - 9000 });
    serviceWorker.say(report(200, 'new'));
    await expect(asking).resolves.toEqual({ value: 'new', fetchedAt: Date.now() });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('a report that comes before the stored copy is not missed', async () => {
    let deliver = (_: Response) => {};
    fetch.mockReturnValue(
      new Promise((resolve) => {
        deliver = resolve;
      }),
    );
    const { asking } = start();
    await vi.advanceTimersByTimeAsync(5);
    serviceWorker.say(
      report(403, {}, [
        ['x-ratelimit-remaining', '0'],
        ['x-ratelimit-reset', String(now / 1000 + 60)],
      ]),
    );
    deliver(stored('old', now - 9000));
    await expect(asking).rejects.toMatchObject({ kind: 'limited', resetsAt: now + 60_000 });
  });

  it.each<[string, WorkerMessage, object]>([
    ['a limit', report(429, {}), { kind: 'limited' }],
    ['an error', report(500, {}), { kind: 'failed', status: 500 }],
    ['an answer of the wrong shape', report(200, { items: 1 }), { kind: 'malformed' }],
    ['no connection', { type: 'answer', url, answer: 'unreachable' }, { kind: 'unreachable' }],
    ['no answer in time', { type: 'answer', url, answer: 'timeout' }, { kind: 'timeout' }],
  ])('a stored copy does not hide that asking again ended with %s', async (_, said, failure) => {
    fetch.mockResolvedValue(stored('old', now - 9000));
    const { asking, shown } = start();
    await vi.advanceTimersByTimeAsync(5);
    serviceWorker.say(said);
    await expect(asking).rejects.toMatchObject(failure);
    expect(shown()).toEqual({ value: 'old', fetchedAt: now - 9000 });
  });

  it('a worker that says nothing more does not make an old copy fresh', async () => {
    fetch.mockResolvedValue(stored('old', now - 9000));
    const { asking } = start();
    await vi.advanceTimersByTimeAsync(12_000);
    await expect(asking).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('a stored copy that cannot be read is passed over', async () => {
    fetch.mockResolvedValue(stored({ old: 'shape' }, now - 9000));
    const { asking } = start();
    await vi.advanceTimersByTimeAsync(5);
    serviceWorker.say(report(200, 'new'));
    await expect(asking).resolves.toMatchObject({ value: 'new' });
  });

  it('reports about other addresses, and by strangers, count for nothing', async () => {
    fetch.mockResolvedValue(stored('old', now - 9000));
    const { asking } = start();
    await vi.advanceTimersByTimeAsync(5);
    serviceWorker.say({ ...report(200, 'other'), url: 'https://dev.to/' } as WorkerMessage);
    serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data: report(200, 'x'), source: {} }));
    serviceWorker.say(report(200, 'new'));
    await expect(asking).resolves.toMatchObject({ value: 'new' });
  });
});

describe('Without a worker', () => {
  it('stores the answer for the worker that is still installing, with its time, so that no one asks twice', async () => {
    fetch.mockResolvedValue(json('live'));
    await start().asking;
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.size).toBe(0);
    serviceWorker.install();
    await vi.advanceTimersByTimeAsync(0);
    const stored = answers.get(url);
    expect(await stored?.json()).toBe('live');
    expect(stored?.headers.get(fetchedAtHeader)).toBe(String(now));
  });

  it('stores nothing for the worker of another site above this one', async () => {
    fetch.mockResolvedValue(json('live'));
    await start().asking;
    serviceWorker.install('https://max.example/other/');
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.size).toBe(0);
  });

  it('a worker of another site above this one is nobody to talk to', async () => {
    serviceWorker.takeControl('https://max.example/above/sw.js');
    fetch.mockResolvedValue(stored('its', now - 9000));
    await expect(start().asking).resolves.toEqual({ value: 'its', fetchedAt: now - 9000 });
    expect(serviceWorker.sent).toEqual([]);
  });

  it('a provider is not asked again while its limit runs, in later visits either', async () => {
    fetch.mockImplementation(async () => json({}, { status: 403, headers: { 'retry-after': '600' } }));
    await expect(start().asking).rejects.toMatchObject({ kind: 'limited', resetsAt: now + 600_000 });
    await expect(start().asking).rejects.toMatchObject({ kind: 'limited', resetsAt: now + 600_000 });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect([...limits.keys()]).toEqual([limitKey(resource)]);

    vi.setSystemTime(now + 600_001);
    fetch.mockResolvedValue(json('live'));
    await expect(start().asking).resolves.toMatchObject({ value: 'live' });
  });

  it('a cache that cannot be used is done without', async () => {
    vi.stubGlobal('caches', undefined);
    fetch.mockResolvedValue(json({}, { status: 429 }));
    await expect(start().asking).rejects.toMatchObject({ kind: 'limited' });
    fetch.mockResolvedValue(json('live'));
    await expect(start().asking).resolves.toMatchObject({ value: 'live' });
  });
});

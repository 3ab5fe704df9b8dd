import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, fetchedAtHeader, type WorkerMessage, workerFile } from '../../sw/contract.ts';
import { caches, network, newDevice, origin } from '../../sw/device.fixture.ts';
import { ProviderError, type Resource } from '../providers/resource.ts';
import { fetchResource } from './fetching.ts';
import { createQueryClient, keyOf } from './query-client.ts';
import { WorkerLink } from './worker-link.ts';

const now = Date.UTC(2026, 2, 1);
const url = 'https://api.github.com/search/repositories?q=x';
/** By its response the page tells whether there is a network. */
const ownFile = `${origin}${workerFile}`;
const resource: Resource<string> = {
  name: 'latest',
  url,
  limit: 'search',
  read: (body) => {
    if (typeof body === 'string') return body;
    throw new ProviderError('malformed', { url });
  },
};

/** The browser's side of a worker. */
class FakeServiceWorkers extends EventTarget {
  controller: { scriptURL: string } | null = null;
  /** A worker is there for the pages of a scope. */
  install: (scope?: string) => void = () => {};

  readonly ready = new Promise<{ scope: string }>((resolve) => {
    this.install = (scope = origin) => resolve({ scope });
  });

  say(report: WorkerMessage, source: unknown = this.controller): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: report, source }));
  }
}

let serviceWorker: FakeServiceWorkers;

beforeEach(() => {
  vi.useFakeTimers({ now });
  newDevice();
  network.set(ownFile, () => Promise.reject(new TypeError('Failed to fetch')));
  serviceWorker = new FakeServiceWorkers();
  vi.stubGlobal('navigator', { serviceWorker });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (body: unknown, init?: ResponseInit) =>
  void network.set(url, () => Response.json(body, init));

function start() {
  const client = createQueryClient();
  const asking = fetchResource(resource, { client, worker: new WorkerLink('/') });
  asking.catch(() => {});
  return { asking, shown: () => client.getQueryData(keyOf(resource)) };
}

const stored = (body: unknown) => Response.json(body, { headers: { [fetchedAtHeader]: String(now - 9000) } });
const old = { value: 'old', fetchedAt: now - 9000 };

/** The worker answers with a stored copy, and the page has had the time to show it. */
async function startWithStored(body: unknown) {
  network.set(url, () => stored(body));
  const started = start();
  await vi.advanceTimersByTimeAsync(5);
  return started;
}

const report = (status: number, body: unknown): WorkerMessage => ({
  type: 'REVALIDATED',
  url,
  outcome: { status, headers: [], body: JSON.stringify(body) },
});

const unreachable: WorkerMessage = { type: 'REVALIDATED', url, outcome: 'unreachable' };

describe('Through the worker', () => {
  beforeEach(() => {
    serviceWorker.controller = { scriptURL: `${origin}sw.js` };
  });

  it('an answer of the provider is the answer', async () => {
    answers('live');
    await expect(start().asking).resolves.toEqual({ value: 'live', fetchedAt: now });
  });

  it('a stored copy is shown at once with its own time, and the report brings the answer', async () => {
    const { asking, shown } = await startWithStored('old');
    expect(shown()).toEqual(old);
    serviceWorker.say(report(200, 'new'));
    await expect(asking).resolves.toEqual({ value: 'new', fetchedAt: Date.now() });
    expect(network.asked).toHaveLength(1);
  });

  it('a report that comes before the stored copy is not missed', async () => {
    network.set(url, () => {
      serviceWorker.say(report(429, {}));
      return stored('old');
    });
    await expect(start().asking).rejects.toMatchObject({ kind: 'limited', resetsAt: now + 60_000 });
  });

  it.each<[string, WorkerMessage | undefined, isHostReachable: boolean, object]>([
    ['an error', report(500, {}), false, { kind: 'failed', status: 500 }],
    ['no connection', unreachable, false, { kind: 'offline' }],
    ['no connection but to the site’s host', unreachable, true, { kind: 'unreachable' }],
    ['nothing more by the worker', undefined, true, { kind: 'timeout' }],
  ])('a stored copy does not hide that asking again ended with %s', async (_, said, isReachable, failure) => {
    if (isReachable) network.delete(ownFile);
    const { asking, shown } = await startWithStored('old');
    if (said) serviceWorker.say(said);
    await vi.advanceTimersByTimeAsync(12_000);
    await expect(asking).rejects.toMatchObject(failure);
    expect(shown()).toEqual(old);
  });

  it('a stored copy that cannot be read is passed over', async () => {
    const { asking } = await startWithStored({ old: 'shape' });
    serviceWorker.say(report(200, 'new'));
    await expect(asking).resolves.toMatchObject({ value: 'new' });
  });

  it('reports about other addresses, and by strangers, count for nothing', async () => {
    const { asking } = await startWithStored('old');
    serviceWorker.say({ ...report(200, 'other'), url: 'https://dev.to/' } as WorkerMessage);
    serviceWorker.say(report(200, 'x'), {});
    serviceWorker.say(report(200, 'new'));
    await expect(asking).resolves.toMatchObject({ value: 'new' });
  });
});

it.each<[string, (old: WorkerLink) => unknown]>([
  ['before', (old) => old.pause()],
  ['while the device is read', (old) => queueMicrotask(() => old.pause())],
])(
  'While a new version takes over, nothing is requested, which would start the old worker: %s',
  async (_, begin) => {
    answers('new');
    begin(new WorkerLink('/'));
    const { asking } = start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(network.asked).toEqual([]);
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    await expect(asking).resolves.toMatchObject({ value: 'new' });
  },
);

it('What a takeover has aborted is requested of the next version, or of this one if that does not come', async () => {
  const old = new WorkerLink('/');
  network.set(url, () => {
    old.pause();
    answers('new');
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const { asking } = start();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(asking).resolves.toMatchObject({ value: 'new' });
});

describe('Without a worker', () => {
  const kept = async () => (await caches.open(cacheNames('/').answers)).match(url);

  it('stores the answer for the worker that is still installing, with its time, so that no one asks twice', async () => {
    answers('live');
    await start().asking;
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept()).toBeUndefined();
    serviceWorker.install();
    await vi.advanceTimersByTimeAsync(0);
    const answer = await kept();
    expect(await answer?.json()).toBe('live');
    expect(answer?.headers.get(fetchedAtHeader)).toBe(String(now));
  });

  it('stores nothing for the worker of another site above this one', async () => {
    answers('live');
    await start().asking;
    serviceWorker.install(`${origin}other/`);
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept()).toBeUndefined();
  });

  it('a worker of another site above this one is nobody to talk to', async () => {
    serviceWorker.controller = { scriptURL: `${origin}above/sw.js` };
    const { asking } = await startWithStored('old');
    await expect(asking).resolves.toEqual(old);
  });

  it('a cache that hangs does not keep a provider from being requested', async () => {
    const hanging = () => new Promise<never>(() => {});
    vi.stubGlobal('caches', { match: hanging, open: hanging });
    answers('live');
    const { asking } = start();
    await vi.advanceTimersByTimeAsync(5000);
    await expect(asking).resolves.toMatchObject({ value: 'live' });
  });

  it('a cache that cannot be used is done without', async () => {
    vi.stubGlobal('caches', undefined);
    answers({}, { status: 429 });
    await expect(start().asking).rejects.toMatchObject({ kind: 'limited' });
    answers('live');
    await expect(start().asking).resolves.toMatchObject({ value: 'live' });
  });
});

it.each([
  ['through the worker', true],
  ['without a worker', false],
])(
  'A provider that refuses is not asked again until the limit ends, in later visits either, and the stored copy is shown: %s',
  async (_, isConnected) => {
    if (isConnected) serviceWorker.controller = { scriptURL: `${origin}sw.js` };
    await (await caches.open(cacheNames('/').answers)).put(url, stored('old'));
    // Whatever a 403 is about, for the page it is a limit.
    const headers = { 'x-ratelimit-remaining': '57', 'retry-after': '600' };
    answers({ message: 'Blocked by administrative rules.' }, { status: 403, headers });
    const limited = { kind: 'limited', resetsAt: now + 600_000 };
    await expect(start().asking).rejects.toMatchObject(limited);
    const later = start();
    await expect(later.asking).rejects.toMatchObject(limited);
    expect(later.shown()).toEqual(old);
    expect(network.asked).toHaveLength(1);

    // Providers count each kind of request.
    const other = { ...resource, limit: 'core', url: `${url}y` };
    network.set(other.url, () => Response.json('other'));
    const context = { client: createQueryClient(), worker: new WorkerLink('/') };
    await expect(fetchResource(other, context)).resolves.toMatchObject({ value: 'other' });

    vi.setSystemTime(now + 600_001);
    answers('live');
    await expect(start().asking).resolves.toMatchObject({ value: 'live' });
  },
);

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from './contract.ts';
import {
  asked,
  type Deployment,
  deploy,
  emptyDevice,
  network,
  origin,
  RunningWorker,
} from './running-worker.fixture.ts';
import type { FakeCaches } from './worker.fixture.ts';

const document = (revision: string, script: string) =>
  `<html data-revision="${revision}"><script type="module" src="/assets/${script}"></script>`;
const first: Deployment = {
  'index.html': document('one', 'main-1.js'),
  '404.html': document('lost', 'main-1.js'),
  'manifest.webmanifest': '{}',
  'assets/main-1.js': 'start(1)',
  'assets/same.css': 'body{}',
  'assets/inter.woff2': 'font',
};
const second: Deployment = {
  'index.html': document('two', 'main-2.js'),
  '404.html': document('missing', 'main-2.js'),
  'manifest.webmanifest': '{}',
  'assets/main-2.js': 'start(2)',
  'assets/same.css': 'body{}',
  'assets/inter.woff2': 'font',
};
const page = () => new Response('<html>Not here, but with 200', { headers: { 'content-type': 'text/html' } });

let caches: FakeCaches;
let said: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  caches = emptyDevice();
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A worker in charge, with everything of the first version. */
async function installed(): Promise<RunningWorker> {
  deploy(first);
  const worker = await RunningWorker.start(first);
  await worker.install();
  await worker.activate();
  return worker;
}

const offline = () => network.clear();
const unreachable = () => {
  throw new TypeError('no network');
};
const stored = () => caches.addresses(cacheNames('/').shell);

describe('A version is kept as the build made it, or not at all', () => {
  it.each<[string, () => void]>([
    [
      'the document of the version before',
      () => network.set(`${origin}index.html`, () => new Response(first['index.html'])),
    ],
    ['a page with 200 in the place of a script', () => network.set(`${origin}assets/main-2.js`, page)],
    [
      'no style sheet',
      () => network.set(`${origin}assets/same.css`, () => new Response('', { status: 404 })),
    ],
  ])('with %s it is not installed, says so, and the one before goes on; later it is', async (_, spoil) => {
    caches = emptyDevice();
    const { 'assets/same.css': _css, ...others } = first;
    deploy(others);
    const worker = await RunningWorker.start(others);
    await worker.install();
    await worker.activate();
    deploy(second);
    spoil();
    const next = await RunningWorker.start(second);
    await expect(next.install()).rejects.toThrow(/is not the file of this version/);
    expect(said).toHaveBeenCalled();

    offline();
    const before = await RunningWorker.start(others);
    expect(await before.visit()).toBe(first['index.html']);
    expect(await (await before.request(`${origin}assets/main-1.js`)).text()).toBe('start(1)');

    deploy(second);
    const again = await RunningWorker.start(second);
    await again.install();
    await again.activate();
    offline();
    expect(await again.visit()).toBe(second['index.html']);
    expect(await (await again.request(`${origin}assets/main-2.js`)).text()).toBe('start(2)');
    expect(stored().filter((address) => /main-1/.test(address))).toEqual([]);
  });

  it('what the browser itself has kept is passed over when it is wrong', async () => {
    deploy(first);
    network.set(`${origin}assets/main-1.js`, () =>
      asked.at(-1)?.cache === 'reload' ? new Response('start(1)') : page(),
    );
    const worker = await RunningWorker.start(first);
    await worker.install();
    offline();
    expect(await (await worker.request(`${origin}assets/main-1.js`)).text()).toBe('start(1)');
  });

  it('a host may add to a document on its way', async () => {
    deploy(first);
    const added = `${first['index.html']}<script src="/statistics.js"></script>`;
    network.set(`${origin}index.html`, () => new Response(added));
    const worker = await RunningWorker.start(first);
    await worker.install();
    offline();
    expect(await worker.visit()).toBe(added);
  });

  it('a host may tell languages and forms apart', async () => {
    deploy(first);
    for (const [path, content] of Object.entries(first)) {
      network.set(
        origin + path,
        () => new Response(content, { headers: { vary: 'Accept, Accept-Language' } }),
      );
    }
    const worker = await RunningWorker.start(first);
    await worker.install();
    offline();
    expect(await (await worker.request(`${origin}assets/inter.woff2`)).text()).toBe('font');
  });
});

it('Each language is answered with its own page, also for an address that no page has; an update renews both', async () => {
  const bilingual = (version: string): Deployment => ({
    ...first,
    'en/index.html': document(`en-${version}`, 'main-1.js'),
    'en/404.html': document(`lost-${version}`, 'main-1.js'),
  });
  deploy(bilingual('one'));
  const worker = await RunningWorker.start(bilingual('one'));
  await worker.install();
  await worker.activate();
  offline();
  expect(await worker.visit('en/')).toContain('en-one');
  expect(await worker.visit('en')).toContain('en-one');
  expect(await worker.visit()).toBe(first['index.html']);
  for (const path of ['en/unknown', 'en/deep/unknown', 'unknown']) network.set(origin + path, unreachable);
  expect(await worker.visit('en/unknown')).toContain('lost-one');
  expect(await worker.visit('en/deep/unknown')).toContain('lost-one');
  expect(await worker.visit('unknown')).toBe(first['404.html']);

  deploy(bilingual('two'));
  const next = await RunningWorker.start(bilingual('two'));
  await next.install();
  await next.activate();
  offline();
  expect(await next.visit('en/')).toContain('en-two');
});

it('A missing font, manifest or page for what is missing costs nothing else, and is had when it is there again', async () => {
  deploy(first);
  const inessential = ['assets/inter.woff2', 'manifest.webmanifest', '404.html'];
  for (const path of inessential) network.set(origin + path, page);
  const worker = await RunningWorker.start(first);
  await worker.install();
  expect(await worker.visit()).toBe(first['index.html']);
  expect(stored().filter((address) => inessential.some((path) => address.includes(path)))).toEqual([]);

  deploy(first);
  const later = await RunningWorker.start(first);
  await later.visit();
  offline();
  expect(await (await later.request(`${origin}assets/inter.woff2`)).text()).toBe('font');
  expect(await (await later.request(`${origin}manifest.webmanifest`)).text()).toBe('{}');
});

describe('On a full device', () => {
  it('pictures make room for a new version', async () => {
    await installed();
    const { opaque, pictures } = cacheNames('/');
    for (const name of [opaque, pictures]) {
      for (const picture of 'abc')
        await (await caches.open(name)).put(`https://a.example/${picture}`, new Response());
    }
    caches.room = stored().length + 6;
    deploy(second);
    const next = await RunningWorker.start(second);
    await next.install();
    expect(caches.addresses(opaque)).toEqual([]);
    expect(caches.addresses(pictures)).toHaveLength(3);
    offline();
    expect(await next.visit()).toBe(second['index.html']);
  });

  it('a version for which there is no room changes nothing', async () => {
    await installed();
    caches.room = stored().length;
    deploy(second);
    await expect((await RunningWorker.start(second)).install()).rejects.toThrow(/quota/);
    offline();
    expect(await (await RunningWorker.start(first)).visit()).toBe(first['index.html']);
  });
});

describe('A page that does not start', () => {
  /** As long as a page may take to start on a slow phone. */
  const passTime = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 4000);

  /** A version that waits, and a clock that the test moves on. */
  function withWaiting() {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const waiting = { postMessage: vi.fn() };
    vi.stubGlobal('registration', { waiting });
    return waiting;
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked of the network at the next visit, and the version that starts in its place is let through when it is quiet', async () => {
    await installed();
    deploy(second);
    const worker = await RunningWorker.start(first);
    expect(await worker.visit()).toBe(first['index.html']);
    passTime();
    expect(await worker.visit()).toBe(second['index.html']);
    const waiting = withWaiting();
    const heard = worker.hear({ type: 'started', revision: 'two' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(waiting.postMessage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await heard;
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    // The worker may have slept in between.
    expect(await (await RunningWorker.start(first)).visit()).toBe(second['index.html']);

    const next = await RunningWorker.start(second);
    await next.install();
    expect(next.skipWaiting).not.toHaveBeenCalled();
    await next.hear({ type: 'SKIP_WAITING' });
    expect(next.skipWaiting).toHaveBeenCalled();
    await next.activate();
    offline();
    expect(await next.visit()).toBe(second['index.html']);
  });

  it('is the stored one without a network, and has all its files anew with one', async () => {
    const worker = await installed();
    const cache = await caches.open(cacheNames('/').shell);
    const [script = ''] = stored().filter((address) => address.includes('main-1.js'));
    await cache.put(script, new Response('broken'));
    await worker.visit();
    passTime();
    offline();
    expect(await worker.visit()).toBe(first['index.html']);
    deploy(first);
    await worker.visit();
    expect(await (await worker.request(`${origin}assets/main-1.js`)).text()).toBe('start(1)');
    offline();
    expect(await (await worker.request(`${origin}assets/main-1.js`)).text()).toBe('start(1)');
  });

  it('is trusted again once it starts', async () => {
    const worker = await installed();
    await worker.visit();
    passTime();
    await worker.visit();
    await worker.hear({ type: 'started', revision: 'one' });
    deploy(second);
    expect(await worker.visit()).toBe(first['index.html']);
  });

  it('is not doubted by who goes on before it could start, but by who comes back to it in vain', async () => {
    const worker = await installed();
    deploy(second);
    await worker.visit();
    expect(await worker.visit()).toBe(first['index.html']);
    passTime();
    expect(await worker.visit()).toBe(second['index.html']);
  });

  it('does not let a version that waits take over when it did start', async () => {
    const worker = await installed();
    await worker.visit();
    const waiting = withWaiting();
    await worker.hear({ type: 'started', revision: 'one' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });
});

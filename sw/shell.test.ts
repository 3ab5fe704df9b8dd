import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, storagePrefix } from './contract.ts';
import {
  asked,
  type Deployment,
  deploy,
  emptyDevice,
  type FakeCaches,
  network,
  offline,
  online,
  origin,
  RunningWorker,
} from './running-worker.fixture.ts';

const document = (revision: string, script: string) =>
  `<html data-revision="${revision}"><script type="module" src="/assets/${script}"></script>`;
const version = (number: 1 | 2): Deployment => ({
  'index.html': document(`index-${number}`, `main-${number}.js`),
  'impressum.html': document(`law-${number}`, `main-${number}.js`),
  '404.html': document(`lost-${number}`, `main-${number}.js`),
  'manifest.webmanifest': '{}',
  [`assets/main-${number}.js`]: `start(${number})`,
  'assets/same.css': 'body{}',
  'assets/icons.svg': '<svg>',
  'assets/inter.woff2': 'font',
});
const [first, second] = [version(1), version(2)];
const page = () => new Response('<html>Not here, but with 200', { headers: { 'content-type': 'text/html' } });

let caches: FakeCaches;

beforeEach(() => {
  caches = emptyDevice();
});
afterEach(() => void vi.unstubAllGlobals());

async function install(files: Deployment, site = {}): Promise<RunningWorker> {
  deploy(files);
  const worker = await RunningWorker.start(files, site);
  await worker.install();
  await worker.activate();
  return worker;
}

const shell = () => caches.addresses(cacheNames('/').shell);
const textOf = async (worker: RunningWorker, path: string, mode: RequestMode = 'same-origin') =>
  (await worker.request(origin + path, { mode })).text();

describe('A version is precached as the build made it, or not at all', () => {
  it.each<[string, () => void]>([
    [
      'with the document of the version before',
      () => network.set(`${origin}index.html`, () => new Response(first['index.html'])),
    ],
    ['with a page instead of a script', () => network.set(`${origin}assets/main-2.js`, page)],
    [
      'without a legal page',
      () => network.set(`${origin}impressum.html`, () => new Response('', { status: 404 })),
    ],
  ])('%s it is not installed and the one before goes on; later it is', async (_, spoil) => {
    await install(first);
    deploy(second);
    spoil();
    await expect((await RunningWorker.start(second)).install()).rejects.toThrow(/precaching request/);
    offline();
    const before = await RunningWorker.start(first);
    expect(await before.visit()).toBe(first['index.html']);
    expect(await textOf(before, 'assets/main-1.js')).toBe('start(1)');

    online();
    const after = await install(second);
    offline();
    expect(await after.visit()).toBe(second['index.html']);
    expect(await textOf(after, 'assets/main-2.js')).toBe('start(2)');
    expect(shell().filter((address) => address.includes('main-1'))).toEqual([]);
  });

  it('passes over what the browser itself has cached when that is wrong', async () => {
    deploy(first);
    network.set(`${origin}assets/main-1.js`, ({ cache }) =>
      cache === 'reload' ? new Response('start(1)') : page(),
    );
    const worker = await RunningWorker.start(first);
    await worker.install();
    offline();
    expect(await textOf(worker, 'assets/main-1.js')).toBe('start(1)');
  });

  it('takes a document to which a host has added a line', async () => {
    deploy(first);
    const added = `${first['index.html']}<script src="/statistics.js"></script>`;
    network.set(`${origin}index.html`, () => new Response(added, { headers: { vary: 'Accept' } }));
    const worker = await RunningWorker.start(first);
    await worker.install();
    offline();
    const response = await worker.request(origin, { mode: 'navigate' });
    expect(await response.text()).toBe(added);
    expect(response.headers.has('vary')).toBe(false);
  });

  it('loses nothing else to a missing font, manifest or page for unknown addresses', async () => {
    deploy(first);
    for (const path of ['assets/inter.woff2', 'manifest.webmanifest', '404.html'])
      network.set(origin + path, page);
    const worker = await RunningWorker.start(first);
    await worker.install();
    expect(shell()).toHaveLength(Object.keys(first).length - 3);
    offline();
    expect(await worker.visit()).toBe(first['index.html']);
  });

  it('asks again for no file that has not changed', async () => {
    await install(first);
    online();
    await install(second);
    expect(asked.map(({ url }) => url)).not.toContain(`${origin}assets/same.css`);
  });
});

describe('Without a network', () => {
  it.each<RequestMode>(['same-origin', 'cors', 'no-cors', 'navigate'])(
    'answers a request for a file in the mode %s',
    async (mode) => {
      const worker = await install(first);
      offline();
      expect(await textOf(worker, 'assets/icons.svg', mode)).toBe('<svg>');
    },
  );

  it.each([
    ['', 'index-1'],
    ['index.html', 'index-1'],
    ['?utm_source=karte', 'index-1'],
    ['impressum', 'law-1'],
    ['impressum/', 'law-1'],
    ['impressum?von=karte', 'law-1'],
    ['unknown', 'lost-1'],
    ['deep/unknown', 'lost-1'],
  ])('/%s is answered with the document %s', async (path, revision) => {
    const worker = await install(first);
    offline();
    expect(await worker.visit(path)).toContain(revision);
  });

  it.each(['downloads/', 'downloads/linuxclientinstall.sh', 'files/terms.pdf'])(
    '/%s is never answered with a page',
    async (path) => {
      const worker = await install(first);
      offline();
      await expect(worker.visit(path)).rejects.toThrow();
    },
  );

  it('each language has its own page for unknown addresses', async () => {
    const files = {
      ...first,
      'en/index.html': document('english', 'main-1.js'),
      'en/404.html': document('lost-english', 'main-1.js'),
    };
    const worker = await install(files, { notFoundFolders: ['/en/', '/'] });
    offline();
    for (const path of ['en/', 'en']) expect(await worker.visit(path)).toContain('"english"');
    for (const path of ['en/unknown', 'en/deep/unknown'])
      expect(await worker.visit(path)).toContain('lost-english');
    expect(await worker.visit('unknown')).toContain('lost-1');
  });
});

it('Addresses of other sites of the origin are answered by the network', async () => {
  const worker = await install(first);
  network.set(`${origin}other/`, () => new Response('somebody else'));
  expect(await worker.visit('other/')).toBe('somebody else');
});

describe('On a full device', () => {
  it('a version for which there is no room changes nothing, and fits the next time: pictures are deleted', async () => {
    await install(first);
    const { opaque, pictures } = cacheNames('/');
    for (const name of [opaque, pictures])
      await (await caches.open(name)).put('https://a.example/1', new Response());
    caches.room = caches.size;
    deploy(second);
    await expect((await RunningWorker.start(second)).install()).rejects.toThrow(/quota/);
    offline();
    expect(await (await RunningWorker.start(first)).visit()).toBe(first['index.html']);

    expect([...caches.addresses(opaque), ...caches.addresses(pictures)]).toEqual([]);
    caches.room = Number.POSITIVE_INFINITY;
    online();
    const next = await install(second);
    offline();
    expect(await next.visit()).toBe(second['index.html']);
  });
});

describe('A worker that takes over', () => {
  it('waits until it is asked to', async () => {
    const worker = await install(first);
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    await worker.hear({ type: 'SKIP_WAITING' });
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it('deletes the caches that it does not know, and those of other sites never', async () => {
    const others = ['somebody else', cacheNames('/other/').shell];
    for (const name of [...others, `${storagePrefix('/')}candidates`]) await caches.open(name);
    await install(first);
    expect(await caches.keys()).toEqual(expect.arrayContaining(others));
    expect(await caches.keys()).not.toContain(`${storagePrefix('/')}candidates`);
  });
});

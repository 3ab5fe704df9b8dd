import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, storagePrefix } from './contract.ts';
import { type Answer, caches, network, newDevice, origin } from './device.fixture.ts';
import { RunningWorker } from './running-worker.fixture.ts';

const document = (revision: string, script: string) =>
  `<html data-revision="${revision}"><script type="module" src="/assets/${script}"></script></html>`;
const version = (number: 1 | 2) => ({
  'index.html': document(`index-${number}`, `main-${number}.js`),
  'impressum.html': document(`law-${number}`, `main-${number}.js`),
  '404.html': document(`lost-${number}`, `main-${number}.js`),
  'en/index.html': document(`english-${number}`, `main-${number}.js`),
  'en/404.html': document(`lost-english-${number}`, `main-${number}.js`),
  'manifest.webmanifest': '{}',
  [`assets/main-${number}.js`]: `start(${number})`,
  'assets/same.css': 'body{}',
  'assets/icons.svg': '<svg>',
  'assets/inter.woff2': 'font',
});
const [first, second] = [version(1), version(2)];
const page = () => new Response('<html>Not here, but with 200', { headers: { 'content-type': 'text/html' } });

/** A connection that breaks, of a response that does not say its length. */
const cutOff = (content: string) => new Response(content.slice(0, content.length * 0.7));
const altered = () =>
  new Response('<svg><!-- by the host -->', { headers: { 'content-type': 'image/svg+xml' } });

beforeEach(newDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function install(files: typeof first, faults?: Record<string, Answer>): Promise<RunningWorker> {
  network.deploy(files, faults);
  const worker = await RunningWorker.start(files, { notFoundFolders: ['/en/', '/'] });
  await worker.install();
  await worker.activate();
  return worker;
}

const shell = () => caches.addresses(cacheNames('/').shell);
const textOf = async (worker: RunningWorker, path: string, mode: RequestMode = 'same-origin') =>
  (await worker.request(origin + path, { mode })).text();

describe('A version is precached as the build made it, or not at all', () => {
  it.each<[string, string, () => Response]>([
    ['with the document of the version before', 'index.html', () => new Response(first['index.html'])],
    ['with a document that was cut off', 'index.html', () => cutOff(second['index.html'])],
    ['with a page instead of a script', 'assets/main-2.js', page],
    ['with a script that was cut off', 'assets/main-2.js', () => cutOff('start(2)')],
    ['without a legal page', 'impressum.html', () => new Response('', { status: 404 })],
  ])('%s, the one before goes on; later it is installed, fetching only changes', async (_, path, fault) => {
    await install(first);
    await expect(install(second, { [path]: fault })).rejects.toThrow(/is not the file of this version/);
    network.disconnect();
    const before = await RunningWorker.start(first);
    expect(await before.visit()).toBe(first['index.html']);
    expect(await textOf(before, 'assets/main-1.js')).toBe('start(1)');

    network.connect();
    const after = await install(second);
    expect(network.asked.map(({ url }) => url)).not.toContain(`${origin}assets/same.css`);
    network.disconnect();
    expect(await after.visit()).toBe(second['index.html']);
    expect(await textOf(after, 'assets/main-2.js')).toBe('start(2)');
    expect(shell().filter((address) => address.includes('main-1'))).toEqual([]);
  });

  it('comes from what the browser has just loaded, under the same address, and past it where that is wrong', async () => {
    const addresses = () => network.asked.map(({ url }) => url.replace(origin, '/'));
    await install(first);
    expect(addresses()).toContain('/');
    expect(addresses()).not.toContain('/index.html');
    newDevice();
    const cached: Answer = ({ cache }) => (cache === 'reload' ? new Response('start(1)') : page());
    network.deploy(first, { 'assets/main-1.js': cached });
    network.set(origin, page);
    const worker = await RunningWorker.start(first);
    await worker.install();
    network.disconnect();
    expect(await worker.visit()).toBe(first['index.html']);
    expect(await textOf(worker, 'assets/main-1.js')).toBe('start(1)');
  });

  it('takes a document to which a host has added a line', async () => {
    const added = `${first['index.html']}<script src="/statistics.js"></script>`;
    const sent = () => new Response(added, { headers: { vary: 'Accept' } });
    const worker = await install(first, { 'index.html': sent });
    network.disconnect();
    const response = await worker.request(origin, { mode: 'navigate' });
    expect(await response.text()).toBe(added);
    expect(response.headers.has('vary')).toBe(false);
  });

  it('loses nothing else to missing icons, font or page for unknown addresses, and stores them at the next visit', async () => {
    const unavailable = () => new Response('', { status: 503 });
    const missing = { 'assets/icons.svg': unavailable, 'assets/inter.woff2': page, '404.html': page };
    const worker = await install(first, missing);
    expect(shell()).toHaveLength(Object.keys(first).length - 3);
    network.disconnect();
    expect(await worker.visit()).toBe(first['index.html']);

    network.connect();
    const visit = (started: RunningWorker) => started.hear({ type: 'STORE_URLS', urls: [] });
    await visit(worker);
    expect(shell()).toHaveLength(Object.keys(first).length - 3);
    network.asked.length = 0;
    await visit(worker);
    expect(network.asked, 'requested again so soon').toEqual([]);
    network.deploy(first);
    const next = await RunningWorker.start(first);
    await visit(next);
    await visit(next);
    expect(network.asked).toHaveLength(3);
    network.disconnect();
    expect(await textOf(worker, 'assets/icons.svg')).toBe('<svg>');
    expect(await worker.visit('unknown')).toBe(first['404.html']);
  });

  it('stores a picture as the host alters it', async () => {
    const worker = await install(first, { 'assets/icons.svg': altered });
    network.disconnect();
    expect(await textOf(worker, 'assets/icons.svg')).toBe(await altered().text());
  });
});

describe('A document with newer answers', () => {
  const newer = `${document('index-1', 'main-1.js')}<img src="/assets/snapshot/chart-0a1b2c3d.svg">`;

  it('is asked for once an hour', async () => {
    const dated = () => new Response(newer, { headers: { date: new Date().toUTCString() } });
    const worker = await install(first, { 'index.html': dated });
    network.asked.length = 0;
    await worker.visit();
    expect(network.asked).toEqual([]);
    const now = Date.now() + 3_601_000;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    await worker.visit();
    expect(network.asked).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it.each([
    ['is of another version', second],
    ['shows a picture that is missing', { ...first, 'index.html': newer }],
    ['is a page of somebody else', { ...first, 'index.html': '<html>Please log in' }],
  ])('changes nothing when it %s', async (_, files) => {
    const worker = await install(first);
    network.deploy(files);
    await worker.visit();
    expect(await worker.visit()).toBe(first['index.html']);
  });
});

describe('Without a network', () => {
  it.each([
    ['/', 'index-1'],
    ['/impressum//', 'law-1'],
    ['impressum/', 'law-1'],
    ['en', 'english-1'],
    ['en/deep/unknown', 'lost-english-1'],
  ])('/%s is answered with the document %s of its language', async (path, revision) => {
    const worker = await install(first);
    network.disconnect();
    expect(await worker.visit(path)).toContain(`"${revision}"`);
  });
});

it('A version for which there is no room changes nothing, and fits the next time: pictures are deleted', async () => {
  await install(first);
  const { pictures } = cacheNames('/');
  await (await caches.open(pictures)).put('https://a.example/1', new Response());
  caches.room = caches.size;
  await expect(install(second)).rejects.toThrow(/quota/);
  network.disconnect();
  expect(await (await RunningWorker.start(first)).visit()).toBe(first['index.html']);

  expect(caches.addresses(pictures)).toEqual([]);
  caches.room = Number.POSITIVE_INFINITY;
  network.connect();
  const next = await install(second);
  network.disconnect();
  expect(await next.visit()).toBe(second['index.html']);
});

it('A worker that takes over deletes the caches that it does not know, and those of other sites never', async () => {
  const others = ['somebody else', cacheNames('/other/').shell];
  for (const name of [...others, `${storagePrefix('/')}opaque`]) await caches.open(name);
  await install(first);
  expect(await caches.keys()).toEqual(expect.arrayContaining(others));
  expect(await caches.keys()).not.toContain(`${storagePrefix('/')}opaque`);
});

describe('Where something never ends', () => {
  const never = () => new Promise<never>(() => {});
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    ['an icon is missed, and the version is installed', 'assets/icons.svg', true],
    ['a script fails the installation', 'assets/main-1.js', false],
  ])('%s, required files first', async (_, path, succeeds) => {
    network.deploy(first, { [path]: never });
    const worker = await RunningWorker.start(first);
    const outcome = worker.install().then(
      () => true,
      () => false,
    );
    await vi.waitFor(() => expect(network.asked.some(({ url }) => url.endsWith(path))).toBe(true), 60_000);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await outcome).toBe(succeeds);
    if (succeeds) expect(shell()).toHaveLength(Object.keys(first).length - 1);
    else expect(shell().filter((address) => /icons|inter|404/.test(address))).toEqual([]);
  });

  it('a document, a file and a picture come from the network when Cache Storage hangs', async () => {
    const worker = await install(first);
    for (const method of ['match', 'open', 'has', 'keys'] as const)
      vi.spyOn(caches, method).mockImplementation(never);
    network.set(`${origin}images/a.svg`, () => new Response('<svg>'));
    const texts = [
      worker.ask(origin, { mode: 'navigate' }).response,
      worker.ask(`${origin}assets/main-1.js`).response,
      worker.ask(`${origin}images/a.svg`).response,
    ].map(async (response) => (await response).text());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await Promise.all(texts)).toEqual([first['index.html'], 'start(1)', '<svg>']);
  });
});

it('A browser whose storage throws gets the site from the network', async () => {
  const worker = await install(first);
  const broken = vi.spyOn(caches, 'match').mockRejectedValue(new DOMException('', 'UnknownError'));
  expect(await worker.visit()).toBe(first['index.html']);
  expect(await textOf(worker, 'assets/main-1.js')).toBe('start(1)');
  broken.mockRestore();
});

it('A file that is not precached is kept once it was requested, until the next version, and no page takes its place', async () => {
  const path = 'profil.pdf';
  const address = origin + path;
  const worker = await install(first);
  const opened = () => textOf(worker, path, 'navigate');
  network.set(address, page);
  expect(await opened()).toContain('<html>');
  network.set(address, () => new Response('file'));
  expect(await opened()).toBe('file');
  network.set(address, page);
  expect(await opened()).toBe('file');
  network.set(address, () => new Response('replaced by the owner'));
  expect(await opened()).toBe('replaced by the owner');
  network.disconnect();
  expect(await opened()).toBe('replaced by the owner');
  expect(await worker.visit('images/certificate.jpg'), 'one that was never opened').toBe(first['404.html']);
  await expect(worker.request(`${origin}images/certificate.jpg`)).rejects.toThrow();
  network.connect();
  await install(second);
  expect(shell()).not.toContain(address);
});

it('An installation under another app’s worker that was broken off takes over when it is made again, and loads the tabs once', async () => {
  const skipWaiting = vi.fn();
  const navigated: string[] = [];
  const tab = { url: `${origin}#top`, navigate: async (url: string) => void navigated.push(url) };
  const former = `workbox-precache-v2-${origin}`;
  const startUnderFormerApp = async () => {
    const worker = await RunningWorker.start(first);
    vi.stubGlobal('registration', { scope: origin, active: {} });
    vi.stubGlobal('clients', { claim: async () => {}, matchAll: async () => [tab] });
    vi.stubGlobal('skipWaiting', skipWaiting);
    return worker;
  };
  await caches.open(former);
  network.deploy(first, { 'impressum.html': () => new Response('', { status: 503 }) });
  await expect((await startUnderFormerApp()).install()).rejects.toThrow();
  expect(skipWaiting).not.toHaveBeenCalled();
  network.deploy(first);
  const worker = await startUnderFormerApp();
  await worker.install();
  expect(skipWaiting).toHaveBeenCalled();
  expect(await caches.keys()).toContain(former);
  await worker.activate();
  expect(navigated).toEqual([origin]);
  expect(await caches.keys()).not.toContain(former);
  skipWaiting.mockClear();
  await (await startUnderFormerApp()).install();
  expect(skipWaiting, 'a later version waits').not.toHaveBeenCalled();
});

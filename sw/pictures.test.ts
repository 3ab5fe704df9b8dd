import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from './contract.ts';
import { caches, network, newDevice, origin } from './device.fixture.ts';
import { RunningWorker } from './running-worker.fixture.ts';

const url = 'https://ghchart.rshah.org/octocat';
const names = cacheNames('/');
const files = { 'index.html': '<html data-revision="one"></html>' };

let worker: RunningWorker;

beforeEach(async () => {
  newDevice();
  network.deploy(files);
  worker = await RunningWorker.start(files, {
    pictureHosts: ['ghchart.rshah.org'],
    picturesAnywhere: true,
    beaconHosts: ['.google-analytics.com'],
  });
  await worker.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const picture = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'content-type': 'image/svg+xml' }, ...init });

/** A host with CORS. */
const visible = (answer: () => Response, address = url) => void network.set(address, answer);
/** A host without: asked with CORS it seems to be away, asked without it gives something that nobody can read. */
const invisible = (answer: () => Response) =>
  void network.set(url, ({ mode }) =>
    mode === 'cors' ? Promise.reject(new TypeError('Failed to fetch')) : opaque(answer()),
  );
const opaque = (response: Response): Response => {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: 'opaque' },
    status: { value: 0 },
    clone: { value: () => opaque(clone()) },
  });
};

const image = { mode: 'no-cors', destination: 'image' } as const;
/** What the page gets, after all that it sets off has ended; undefined when the picture fails. */
const shown = (address = url): Promise<string | undefined> =>
  worker.request(address, image).then(
    (response) => response.text(),
    () => undefined,
  );

const storeUrls = (...urls: string[]) => worker.hear({ type: 'STORE_URLS', urls });

describe('A host with CORS', () => {
  it.each([
    ['an error', () => picture('bad', { status: 503 })],
    ['a web page', () => picture('bad', { headers: { 'content-type': 'text/html' } })],
    ['JSON', () => picture('bad', { headers: { 'content-type': 'application/json' } })],
  ])(
    'does not overwrite a good picture with %s, which is none itself, but with the next one',
    async (_, bad) => {
      visible(bad);
      await storeUrls(url);
      expect(caches.addresses(names.pictures)).toEqual([]);
      visible(() => picture('one'));
      await storeUrls(url);
      expect(await shown()).toBe('one');
      visible(bad);
      expect(await shown()).toBe('one');
      visible(() => picture('two'));
      expect(await shown()).toBe('one');
      network.disconnect();
      expect(await shown()).toBe('two');
    },
  );
});

describe('A host without CORS', () => {
  it('has no picture stored, and is requested once by the page and once by the worker', async () => {
    network.asked.length = 0;
    invisible(() => picture('one'));
    expect(await shown()).toBe('one');
    await storeUrls(url);
    await storeUrls(url);
    expect(network.asked.map(({ mode }) => mode)).toEqual(['no-cors', 'cors']);
    expect(caches.addresses(names.pictures)).toEqual([]);
    network.disconnect();
    expect(await shown()).toBeUndefined();
  });

  it('does not replace a picture whose success was seen', async () => {
    visible(() => picture('right'));
    await storeUrls(url);
    invisible(() => picture('perhaps'));
    expect(await shown()).toBe('right');
    expect(await shown()).toBe('right');
  });
});

describe('Pictures that a page will show', () => {
  const own = `${origin}images/a.svg`;

  it('are fetched while they are missing, left alone once they are stored, and do not fail together', async () => {
    visible(() => picture('one'), own);
    visible(() => picture('bad', { status: 500 }));
    await storeUrls(url, own);
    expect(caches.addresses(names.pictures)).toEqual([own]);
    network.asked.length = 0;
    visible(() => picture('one'));
    await storeUrls(url, own);
    expect(network.asked.map((request) => request.url)).toEqual([url]);
    expect(caches.addresses(names.pictures)).toEqual([own, url]);
  });

  it('are never evicted, however many there are; of the others the oldest', async () => {
    const urls = Array.from({ length: 200 }, (_, index) => `${origin}assets/${index}-0a1b2c3d.svg`);
    const others = Array.from({ length: 70 }, (_, index) => `${origin}images/${index}.svg`);
    for (const address of [...urls, ...others]) visible(() => picture('one'), address);
    for (const address of others) await shown(address);
    await worker.hear({ type: 'KEEP_PICTURES', urls });
    await storeUrls(...urls);
    const stored = caches.addresses(names.pictures);
    expect(stored).toHaveLength(260);
    expect(stored.slice(0, 60)).toEqual(others.slice(10));
    network.asked.length = 0;
    for (const address of urls) expect(await shown(address)).toBe('one');
    expect(network.asked).toEqual([]);
  });
});

it.each([
  ['there is no network', network.disconnect],
  ['the host no longer has it', () => network.clear()],
])('When %s, the copy shown last stands in for another width, not for another picture', async (_, lose) => {
  const copy = (width: number, hash = '0a1b2c3d') => `${origin}assets/avatar-${hash}-${width}.avif`;
  for (const width of [108, 225]) {
    visible(() => picture(String(width), { headers: { 'content-type': 'image/avif' } }), copy(width));
    expect(await shown(copy(width))).toBe(String(width));
  }
  lose();
  expect(await shown(copy(324))).toBe('225');
  expect(await shown(copy(324).replace('avif', 'webp'))).toBe('225');
  expect(await shown(copy(108))).toBe('108');
  for (const other of [copy(324, 'ffffffff'), `${origin}assets/chart-0a1b2c3d.svg`])
    expect(await shown(other)).toBeUndefined();
});

it('A picture of another site of the origin is asked for by its page alone, and not stored', async () => {
  for (const address of [`${origin}other/private.png`, 'https://pictures.example/theirs.png']) {
    visible(() => picture('theirs'), address);
    await worker.request(address, { ...image, from: `${origin}other/` });
  }
  expect(caches.addresses(names.pictures)).toEqual([]);
});

it('A beacon of analytics is no picture', async () => {
  const beacon = 'https://region1.google-analytics.com/collect?v=2';
  visible(() => picture('beacon'), beacon);
  expect(await shown(beacon)).toBe('beacon');
  expect(caches.addresses(names.pictures)).toEqual([]);
});

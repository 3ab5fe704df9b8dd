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

const own = `${origin}images/a.svg`;

const drawn = (page = 'page') => worker.hear({ type: 'PICTURE_DRAWN', url }, page);
/** The page cannot draw it. @returns whether it asks again */
const failed = () => worker.hear({ type: 'PICTURE_FAILED', url });
/** A visit of a page that draws what it gets. */
const seen = async (): Promise<string | undefined> => {
  const text = await shown();
  await drawn();
  return text;
};

describe('A host without CORS', () => {
  /** A new process of the worker, which remembers nothing. */
  const restart = async () => {
    worker = await RunningWorker.start(files, { pictureHosts: ['ghchart.rshah.org'] });
  };

  it('has its picture stored once a page has drawn it, and is then asked once for each view', async () => {
    invisible(() => picture('one'));
    expect(await seen()).toBe('one');
    await restart();
    network.asked.length = 0;
    invisible(() => picture('two'));
    expect(await seen()).toBe('one');
    expect(network.asked.map(({ mode }) => mode)).toEqual(['no-cors']);
    network.disconnect();
    await restart();
    expect(await shown()).toBe('two');
  });

  it('has a picture that was seen before there was a worker stored by one request, which the HTTP cache may answer', async () => {
    network.asked.length = 0;
    invisible(() => picture('one'));
    await storeUrls(url);
    await storeUrls(url);
    expect(network.asked.map(({ mode, cache }) => [mode, cache])).toEqual([['no-cors', 'force-cache']]);
    await restart();
    network.disconnect();
    expect(await seen()).toBe('one');
  });

  it('is asked again for a picture that could not be drawn, unless it has just sent that', async () => {
    invisible(() => picture('error'));
    await storeUrls(url);
    invisible(() => picture('one'));
    expect(await shown()).toBe('error');
    expect(await failed()).toBe(true);
    expect(await shown()).toBe('one');
    expect(await failed()).toBe(false);
  });

  it('is asked once for a picture that a page requests twice at once', async () => {
    network.asked.length = 0;
    invisible(() => picture('one'));
    expect(await Promise.all([shown(), shown()])).toEqual(['one', 'one']);
    expect(network.asked).toHaveLength(1);
  });

  it('has stored what the page was given that says so', async () => {
    invisible(() => picture('one'));
    await seen();
    expect(await shown()).toBe('one');
    invisible(() => picture('error'));
    await worker.request(url, { ...image, page: 'another' });
    await drawn('another');
    await drawn();
    await restart();
    expect(await shown()).toBe('error');
    expect(await failed()).toBe(true);
    expect(await shown()).toBe('one');
  });

  it('has its former picture given to a page that cannot draw the newer one, though that comes again meanwhile', async () => {
    invisible(() => picture('one'));
    await seen();
    await worker.request(url, { ...image, page: 'slow' });
    invisible(() => picture('error'));
    await seen();
    expect(await shown()).toBe('error');
    expect(await failed()).toBe(true);
    await drawn('slow');
    expect(await shown()).toBe('one');
  });

  it('is asked no more by the worker for what failed for a page', async () => {
    network.asked.length = 0;
    network.set(url, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await shown()).toBeUndefined();
    expect(await failed()).toBe(false);
    await storeUrls(url);
    expect(network.asked).toHaveLength(1);
  });

  it('does not replace a picture whose success was seen', async () => {
    visible(() => picture('right'));
    await seen();
    invisible(() => picture('perhaps'));
    expect(await seen()).toBe('right');
    expect(await seen()).toBe('right');
  });

  it('has no more than 20 responses stored, of which the least recently drawn go first, and none for one that is not drawn', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `${url}/${index}`);
    const view = async (address: string) => {
      network.set(address, network.get(url) ?? (() => Response.error()));
      await shown(address);
      await worker.hear({ type: 'PICTURE_DRAWN', url: address }, 'page');
    };
    invisible(() => picture('one'));
    for (const address of addresses) await view(address);
    await view(addresses[0] ?? '');
    expect(caches.addresses(names.undrawn)).toEqual([]);
    await storeUrls(url);
    expect(caches.addresses(names.drawn)).toHaveLength(20);
    expect(await shown()).toBe('one');
    await drawn();
    expect(caches.addresses(names.drawn)).toEqual([...addresses.slice(2), addresses[0], url]);
  });

  it('has its pictures deleted first where the device is full', async () => {
    visible(() => picture('one'), own);
    await shown(own);
    invisible(() => picture('one'));
    await seen();
    caches.room = caches.size;
    const other = `${url}/other`;
    visible(() => picture('two'), other);
    await storeUrls(other);
    expect(await caches.keys()).not.toContain(names.drawn);
    expect(caches.addresses(names.pictures)).toEqual([own]);
  });
});

describe('Pictures that a page will show', () => {
  it('are fetched while they are missing, left alone once they are stored, and do not fail together', async () => {
    const other = `${origin}images/b.svg`;
    visible(() => picture('one'), own);
    visible(() => picture('bad', { status: 500 }), other);
    await storeUrls(other, own);
    expect(caches.addresses(names.pictures)).toEqual([own]);
    network.asked.length = 0;
    visible(() => picture('one'), other);
    await storeUrls(other, own);
    expect(network.asked.map((request) => request.url)).toEqual([other]);
    expect(caches.addresses(names.pictures)).toEqual([own, other]);
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

it.each([
  ["the site's", origin],
  ['another site of the origin', `${origin}other/`],
])('A picture that never comes fails in the end for a page of %s', async (_, from) => {
  vi.useFakeTimers();
  network.set(
    url,
    ({ signal }) => new Promise((_, reject) => (signal.onabort = () => reject(signal.reason))),
  );
  const failure = expect(worker.ask(url, { ...image, from }).response).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(20_000);
  await failure;
  vi.useRealTimers();
});

it('A beacon of analytics is no picture', async () => {
  const beacon = 'https://region1.google-analytics.com/collect?v=2';
  visible(() => picture('beacon'), beacon);
  expect(await shown(beacon)).toBe('beacon');
  expect(caches.addresses(names.pictures)).toEqual([]);
});

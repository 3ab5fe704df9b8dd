import './worker-globals.fixture.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';
import { Pictures } from './pictures.ts';
import { ask, FakeCaches, messages } from './worker.fixture.ts';

const url = 'https://ghchart.rshah.org/octocat';
const no = new TypeError('Failed to fetch');
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

let caches: FakeCaches;
let pictures: Pictures;

beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetch.mockReset());
  messages.length = 0;
  pictures = makePictures();
});
afterEach(() => void vi.unstubAllGlobals());

function makePictures(): Pictures {
  const cache = (name: string) => new BoundedCache(name, 9, ['opaque']);
  return new Pictures('/', {
    pictures: cache('pictures'),
    opaque: cache('opaque'),
    candidates: cache('candidates'),
  });
}

const picture = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'content-type': 'image/svg+xml' }, ...init });

/** A host that lets scripts see its answers. */
const open = (answer: () => Response) => fetch.mockImplementation(async () => answer());
/** A host that does not: asked with CORS it seems to be away, asked without it gives something nobody can read. */
const closed = (answer: () => Response) =>
  fetch.mockImplementation(async (_, { mode }) => (mode === 'cors' ? Promise.reject(no) : answer()));
const away = () => fetch.mockRejectedValue(no);

/** What the page gets, after all that it sets off has ended; undefined when the picture fails. */
async function shown(init: RequestInit = {}): Promise<string | undefined> {
  const { response, done } = await ask(pictures, url, { mode: 'no-cors', ...init });
  const text = await response?.text();
  await done();
  return text;
}

describe('A host that lets its answers be seen', () => {
  it('gives a picture that is kept and there without a network', async () => {
    open(() => picture('one'));
    expect(await shown()).toBe('one');
    away();
    expect(await shown()).toBe('one');
  });

  it('renews what is kept, for the next time', async () => {
    open(() => picture('one'));
    await shown();
    open(() => picture('two'));
    expect(await shown()).toBe('one');
    expect(await shown()).toBe('two');
  });

  it.each([
    ['an error', () => picture('bad', { status: 503 })],
    ['nothing there', () => picture('bad', { status: 404 })],
    ['a web page', () => picture('bad', { headers: { 'content-type': 'text/html' } })],
    ['JSON', () => picture('bad', { headers: { 'content-type': 'application/json' } })],
  ])('does not overwrite a good picture with %s, and lets it fail where there is none', async (_, bad) => {
    open(bad);
    expect(await shown()).toBeUndefined();
    open(() => picture('one'));
    await shown();
    open(bad);
    expect(await shown()).toBe('one');
    expect(await shown()).toBe('one');
  });
});

/** Where the newest candidate can be tried. */
function proposed(): string {
  const [last] = messages.slice(-1) as { type: string; address: string }[];
  expect(last?.type).toBe('candidate');
  return last?.address ?? '';
}

describe('A host whose answers cannot be seen', () => {
  it('gives a picture that is kept once a page has shown it', async () => {
    closed(() => picture('one'));
    expect(await shown()).toBe('one');
    expect(await (await pictures.candidate(proposed())).text()).toBe('one');
    expect(caches.addresses('opaque')).toEqual([]);
    await pictures.settle(proposed(), true);
    away();
    expect(await shown()).toBe('one');
    expect(caches.addresses('candidates')).toEqual([]);
  });

  it('has its picture tried by a page that came to life after it came', async () => {
    closed(() => picture('one'));
    await shown();
    const address = proposed();
    messages.length = 0;
    await pictures.proposeAgain();
    expect(proposed()).toBe(address);
    await pictures.settle(address, true);
    messages.length = 0;
    await pictures.proposeAgain();
    expect(messages).toEqual([]);
  });

  it('does not overwrite a good picture with one that no page can show', async () => {
    closed(() => picture('one'));
    await shown();
    await pictures.settle(proposed(), true);
    closed(() => picture('broken'));
    expect(await shown()).toBe('one');
    await pictures.settle(proposed(), false);
    expect(await shown()).toBe('one');
    expect(caches.addresses('candidates')).toHaveLength(1);
  });

  it('does not keep what came while a page was looking at the one before', async () => {
    closed(() => picture('one'));
    await shown();
    const first = proposed();
    closed(() => picture('broken'));
    await shown();
    expect(proposed()).not.toBe(first);
    await pictures.settle(first, true);
    expect(caches.addresses('opaque')).toEqual([]);
    expect(caches.addresses('candidates')).toHaveLength(1);
  });

  it('is asked in one way only, once it is known', async () => {
    closed(() => picture('one'));
    await shown();
    await pictures.settle(proposed(), true);
    fetch.mockClear();
    await shown();
    expect(fetch.mock.calls.map(([, { mode }]) => mode)).toEqual(['no-cors']);
  });

  it('has nothing for a page that wants to see the answer', async () => {
    closed(() => picture('one'));
    await shown();
    await pictures.settle(proposed(), true);
    away();
    expect(await shown({ mode: 'cors' })).toBeUndefined();
  });

  it('does not replace a picture that was seen to be right', async () => {
    open(() => picture('right'));
    await shown();
    closed(() => picture('perhaps'));
    expect(await shown()).toBe('right');
    expect(messages).toEqual([]);
    expect(await shown()).toBe('right');
  });

  it('that turns out to let its answers be seen needs no unseen copies any more', async () => {
    closed(() => picture('one'));
    await shown();
    await pictures.settle(proposed(), true);
    pictures = makePictures();
    open(() => picture('two'));
    await shown();
    expect(caches.addresses('opaque')).toEqual([]);
    expect(caches.addresses('pictures')).toEqual([url]);
  });
});

describe('Pictures that are had ready', () => {
  it('are fetched when they are missing, and left alone when they are there', async () => {
    open(() => picture('one'));
    await pictures.prepare([url, 'https://max.example/images/a.svg']);
    expect(caches.addresses('pictures')).toEqual([url, 'https://max.example/images/a.svg']);
    fetch.mockClear();
    await pictures.prepare([url]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('do not wait for each other’s failures', async () => {
    fetch.mockImplementation(async (address) => (address === url ? Promise.reject(no) : picture('a')));
    await pictures.prepare([url, 'https://max.example/images/a.svg']);
    expect(caches.addresses('pictures')).toEqual(['https://max.example/images/a.svg']);
  });
});

describe('A copy in a width that is not stored', () => {
  const copy = (width: number, hash = '0a1b2c3d') =>
    `https://max.example/assets/avatar-${hash}-${width}.avif`;
  const shownAt = async (address: string) =>
    await (await ask(pictures, address, { mode: 'no-cors' })).response?.text();
  const keep = async (address: string) => {
    open(() => picture(address, { headers: { 'content-type': 'image/avif' } }));
    await (await ask(pictures, address, { mode: 'no-cors' })).done();
  };

  it('is fetched, and without a network the one that was shown last stands in for it', async () => {
    await keep(copy(108));
    await keep(copy(225));
    expect(caches.addresses('pictures')).toEqual([copy(108), copy(225)]);
    away();
    expect(await shownAt(copy(324))).toBe(copy(225));
    expect(await shownAt(copy(324).replace('avif', 'webp'))).toBe(copy(225));
    expect(await shownAt(copy(108))).toBe(copy(108));
  });

  it('is fetched, and where the host has it no longer the one that was shown stands in for it', async () => {
    await keep(copy(108));
    open(() => picture('gone', { status: 404 }));
    expect(await shownAt(copy(324))).toBe(copy(108));
  });

  it('is not replaced by another picture', async () => {
    await keep(copy(108));
    away();
    for (const other of [copy(324, 'ffffffff'), 'https://max.example/images/avatar-0a1b2c3d-324.svg'])
      expect(await shownAt(other)).toBeUndefined();
  });
});

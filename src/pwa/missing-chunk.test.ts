import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeLeaving, reloadForNewVersion } from './missing-chunk.ts';

const script = '/assets/index-old.js';
const reload = vi.fn();
let memory: Map<string, string>;
let now = Date.UTC(2026, 2, 1);
let served: () => Response;

beforeEach(() => {
  // The module remembers when the visitor left.
  now += 3_600_000;
  vi.useFakeTimers({ now });
  memory = new Map();
  reload.mockClear();
  served = () => new Response('<script src="/assets/index-new.js"></script>');
  vi.stubGlobal('location', { reload, href: 'https://example.org/' });
  vi.stubGlobal('fetch', async () => served());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const miss = () => reloadForNewVersion(script);

describe('A tab that misses a file of its own version', () => {
  it('is loaded anew when the server has another version', async () => {
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is left alone when the server has the same one: somebody blocks the file', async () => {
    served = () => new Response(`<script src="${script}"></script>`);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server stumbles', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('is left alone when %s: the browser’s error page would take its place', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not loaded anew again and again, when that does not help', async () => {
    await miss();
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew when it happens with a later version', async () => {
    await miss();
    vi.advanceTimersByTime(60_001);
    await miss();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not called back when the visitor is leaving it, unless nothing comes of that', async () => {
    noticeLeaving();
    await miss();
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_001);
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is left alone when it has no memory, as it could not stop', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });
});

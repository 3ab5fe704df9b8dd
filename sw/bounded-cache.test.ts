import './worker-globals.fixture.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';
import { FakeCaches } from './worker.fixture.ts';

let caches: FakeCaches;
beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
});
afterEach(() => void vi.unstubAllGlobals());

const address = (index: number) => `https://max.example/${index}`;

describe('A bounded cache', () => {
  it('after a hundred entries holds the last ones', async () => {
    const cache = new BoundedCache('a', 3, ['spare']);
    for (let index = 1; index <= 100; index += 1) await cache.put(address(index), new Response());
    expect(caches.addresses('a')).toEqual([98, 99, 100].map(address));
  });

  it('does not lose an entry by renewing it', async () => {
    const cache = new BoundedCache('a', 2, ['spare']);
    for (const index of [1, 2, 1, 3]) await cache.put(address(index), new Response());
    expect(caches.addresses('a')).toEqual([1, 3].map(address));
  });

  it('gives up the spare cache when the device is full, and stores then', async () => {
    await (await caches.open('spare')).put(address(9), new Response());
    const cache = new BoundedCache('a', 2, ['spare']);
    const target = await caches.open('a');
    const put = vi.spyOn(target, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await cache.put(address(1), new Response('kept'));
    expect(put).toHaveBeenCalledTimes(2);
    expect(await (await cache.match(address(1)))?.text()).toBe('kept');
    expect(await caches.keys()).toEqual(['a']);
  });

  it('says so when it cannot store, and has nothing when it cannot be read', async () => {
    const broken = new DOMException('broken', 'UnknownError');
    vi.stubGlobal('caches', { open: () => Promise.reject(broken) });
    const cache = new BoundedCache('a', 2, ['spare']);
    await expect(cache.put(address(1), new Response())).rejects.toBe(broken);
    await expect(cache.match(address(1))).resolves.toBeUndefined();
  });
});

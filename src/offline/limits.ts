import { cacheNames, isRunning, type Limit, limitKey } from '../../sw/contract.ts';

/**
 * The limits that services have set, for the visits in which no worker stands between the page and the service: the
 * first one, a forced reload, a private window. The worker reads and writes the same notes. Where they cannot be
 * kept, the limits of other visits are unknown, and that is all.
 */

/** When the limit that applies to the address ends, milliseconds since the epoch; undefined when there is none. */
export async function limitFor(base: string, url: string): Promise<number | undefined> {
  try {
    // Not opened, as that would make the cache.
    const stored = await caches.match(limitKey(url), { cacheName: cacheNames(base).limits });
    const limit = stored && ((await stored.json()) as Limit);
    return limit && isRunning(limit, Date.now()) ? limit.until : undefined;
  } catch {
    return undefined;
  }
}

export async function noteLimit(base: string, url: string, until: number): Promise<void> {
  const limit: Limit = { until, pause: until - Date.now() };
  try {
    const cache = await caches.open(cacheNames(base).limits);
    await cache.put(limitKey(url), new Response(JSON.stringify(limit)));
  } catch {
    // A page that stays open remembers by itself.
  }
}

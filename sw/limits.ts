import { cacheNames } from './contract.ts';
import { isRunning, type Limit, pauseAfterRefusalMs } from './rate-limit.ts';

/**
 * The limits that providers have set, so that none is asked again before its limit ends. They are stored for every tab,
 * and because a worker loses its memory whenever it stops. Without Cache Storage there are none.
 */
export class Limits {
  readonly #cacheName: string;

  constructor(base: string) {
    this.#cacheName = cacheNames(base).limits;
  }

  /** When the limit that is kept under a key ends, milliseconds since the epoch; undefined when there is none. */
  async runningFor(key: string): Promise<number | undefined> {
    const limit = await this.#read(key);
    return limit && isRunning(limit, Date.now()) ? limit.until : undefined;
  }

  /** Notes that a provider refused, and returns when it may be asked again, milliseconds since the epoch. */
  async begin(key: string, headers: Headers): Promise<number> {
    const now = Date.now();
    const pause = pauseAfterRefusalMs(headers, now, await this.#read(key));
    const limit: Limit = { until: now + pause, pause };
    await this.#change((cache) => cache.put(key, new Response(JSON.stringify(limit))));
    return limit.until;
  }

  /** Notes that a provider answered. */
  async end(key: string): Promise<void> {
    if (await this.#read(key)) await this.#change((cache) => cache.delete(key));
  }

  async #read(key: string): Promise<Limit | undefined> {
    try {
      // Not opened, which would create the cache.
      const stored = await caches.match(key, { cacheName: this.#cacheName });
      return stored && ((await stored.json()) as Limit);
    } catch {
      return undefined;
    }
  }

  async #change(change: (cache: Cache) => Promise<unknown>): Promise<void> {
    try {
      await change(await caches.open(this.#cacheName));
    } catch {
      // A page that stays open remembers by itself.
    }
  }
}

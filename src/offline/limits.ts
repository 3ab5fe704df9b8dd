import { cacheNames } from '../../sw/contract.ts';
import { storageTimeoutMs, withTimeout } from '../../sw/storage.ts';
import { isRunning, type Limit, pauseAfterRefusalMs } from '../providers/rate-limit.ts';

/** Rate limits of providers, which all pages of the site keep to. None without Cache Storage. */
export class Limits {
  readonly #cacheName: string;

  constructor(base: string) {
    this.#cacheName = cacheNames(base).limits;
  }

  /** When the limit of a key ends, in milliseconds since the epoch; undefined without one. */
  async runningFor(key: string): Promise<number | undefined> {
    const limit = await this.#read(key);
    return limit && isRunning(limit, Date.now()) ? limit.until : undefined;
  }

  /** Notes a refusal. @returns when the provider may be asked again, in milliseconds since the epoch */
  async begin(key: string, headers: Headers): Promise<number> {
    const now = Date.now();
    const pause = pauseAfterRefusalMs(headers, now, await this.#read(key));
    const limit: Limit = { until: now + pause, pause };
    await this.#change((cache) => cache.put(key, new Response(JSON.stringify(limit))));
    return limit.until;
  }

  async end(key: string): Promise<void> {
    if (await this.#read(key)) await this.#change((cache) => cache.delete(key));
  }

  async #read(key: string): Promise<Limit | undefined> {
    try {
      // Opening would create the cache.
      const stored = await withTimeout(storageTimeoutMs, caches.match(key, { cacheName: this.#cacheName }));
      return stored && ((await stored.json()) as Limit);
    } catch {
      return undefined;
    }
  }

  async #change(change: (cache: Cache) => Promise<unknown>): Promise<void> {
    try {
      await withTimeout(storageTimeoutMs, caches.open(this.#cacheName).then(change));
    } catch {
      // React Query remembers for this page.
    }
  }
}

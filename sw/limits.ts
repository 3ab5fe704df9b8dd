import { isRunning, type Limit, pauseAfterRefusalMs } from './rate-limit.ts';

/**
 * The limits that services have set, so that none is asked again before its limit ends. They are stored, because a
 * worker loses its memory whenever it stops.
 */
export class Limits {
  readonly #cacheName: string;
  /** Stands in where the cache cannot be used. */
  readonly #held = new Map<string, Limit>();

  constructor(cacheName: string) {
    this.#cacheName = cacheName;
  }

  /** When the limit that is kept under a key ends, milliseconds since the epoch; undefined when there is none. */
  async runningFor(key: string): Promise<number | undefined> {
    const limit = await this.#read(key);
    return limit && isRunning(limit, Date.now()) ? limit.until : undefined;
  }

  /**
   * Notes that a service refused.
   * @returns when it may be asked again, milliseconds since the epoch
   */
  async begin(key: string, headers: Headers): Promise<number> {
    const before = await this.#read(key);
    const now = Date.now();
    const pauseMs = pauseAfterRefusalMs(headers, now, before);
    await this.#write(key, { until: now + pauseMs, pause: pauseMs });
    return now + pauseMs;
  }

  /** Notes that a service answered. */
  async end(key: string): Promise<void> {
    if ((await this.#read(key)) === undefined) return;
    this.#held.delete(key);
    await caches.open(this.#cacheName).then(
      (cache) => cache.delete(key),
      () => {},
    );
  }

  async #read(key: string): Promise<Limit | undefined> {
    try {
      const cache = await caches.open(this.#cacheName);
      const stored = await cache.match(key);
      return stored ? ((await stored.json()) as Limit) : this.#held.get(key);
    } catch {
      return this.#held.get(key);
    }
  }

  async #write(key: string, limit: Limit): Promise<void> {
    this.#held.set(key, limit);
    try {
      const cache = await caches.open(this.#cacheName);
      await cache.put(key, new Response(JSON.stringify(limit)));
    } catch {
      // Held in memory until the worker stops.
    }
  }
}

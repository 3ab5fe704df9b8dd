import { isRunning, type Limit, limitKey, longestLimit } from './contract.ts';

const minute = 60_000;

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

  /** When the limit that applies to the address ends, milliseconds since the epoch; undefined when there is none. */
  async runningFor(url: string): Promise<number | undefined> {
    const limit = await this.#read(url);
    return limit && isRunning(limit, Date.now()) ? limit.until : undefined;
  }

  /**
   * Notes that a service refused.
   * @returns when it may be asked again
   */
  async begin(url: string, headers: Headers): Promise<number> {
    const before = await this.#read(url);
    const now = Date.now();
    const pause = told(headers, now) ?? growing(before, now);
    await this.#write(url, { until: now + pause, pause: Math.max(pause, minute) });
    return now + pause;
  }

  /** Notes that a service answered. */
  async end(url: string): Promise<void> {
    if ((await this.#read(url)) === undefined) return;
    this.#held.delete(limitKey(url));
    await caches.open(this.#cacheName).then(
      (cache) => cache.delete(limitKey(url)),
      () => {},
    );
  }

  async #read(url: string): Promise<Limit | undefined> {
    const key = limitKey(url);
    try {
      const cache = await caches.open(this.#cacheName);
      const stored = await cache.match(key);
      return stored ? ((await stored.json()) as Limit) : this.#held.get(key);
    } catch {
      return this.#held.get(key);
    }
  }

  async #write(url: string, limit: Limit): Promise<void> {
    this.#held.set(limitKey(url), limit);
    try {
      const cache = await caches.open(this.#cacheName);
      await cache.put(limitKey(url), new Response(JSON.stringify(limit)));
    } catch {
      // Held in memory until the worker stops.
    }
  }
}

/** Whether a service refuses because it was asked too often. */
export const isLimited = ({ status }: { status: number }): boolean => status === 403 || status === 429;

/** A service that does not say how long gets a longer pause each time; refusals during a pause are all one time. */
function growing(before: Limit | undefined, now: number): number {
  if (!before) return minute;
  return isRunning(before, now) ? before.until - now : Math.min(longestLimit, before.pause * 2);
}

/**
 * How long the service says that it refuses, in milliseconds; undefined when it does not say. Where it says it twice
 * the later end holds. A moment in the past says nothing, as the device's clock is fast; and no limit is longer than
 * an hour, as the clock may also be slow.
 */
function told(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after') ?? '';
  const pauses = [
    /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now,
    headers.get('x-ratelimit-remaining') === '0' ? Number(headers.get('x-ratelimit-reset')) * 1000 - now : 0,
  ].filter((pause) => pause > 0);
  return pauses.length > 0 ? Math.min(longestLimit, Math.max(...pauses)) : undefined;
}

import { withRoom } from './room.ts';

/**
 * A cache that holds no more than a number of entries; the one written first goes first. Workbox's expiration plugin
 * would do the same, but it counts in IndexedDB, which can be blocked, and hang, where the cache itself works.
 */
export class BoundedCache {
  readonly name: string;
  readonly #most: number;
  /** The caches to give up when the device is full. */
  readonly #spare: readonly string[];

  constructor(name: string, most: number, spare: readonly string[]) {
    this.name = name;
    this.#most = most;
    this.#spare = spare;
  }

  /** The entry of an address; undefined when there is none, or when the cache cannot be read. */
  async match(url: string): Promise<Response | undefined> {
    try {
      return await (await caches.open(this.name)).match(url, { ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  /** The addresses of all entries, the one written first at the start. */
  async addresses(): Promise<string[]> {
    return (await (await caches.open(this.name)).keys()).map(({ url }) => url);
  }

  /** Stores an entry; when that fails, what was stored before is still there. */
  async put(url: string, response: Response): Promise<void> {
    await withRoom(() => this.#put(url, response.clone()), this.#spare);
    // Not waited for: that would be for everybody who still reads the response.
    response.body?.cancel().catch(() => {});
  }

  async delete(url: string): Promise<void> {
    await (await caches.open(this.name)).delete(url, { ignoreVary: true });
  }

  async #put(url: string, response: Response): Promise<void> {
    const cache = await caches.open(this.name);
    await cache.put(url, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - this.#most)).map((key) => cache.delete(key)));
  }
}

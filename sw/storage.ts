import { storagePrefix } from './contract.ts';

/** IndexedDB and Cache Storage can hang (WebKit, damaged profiles), and nothing may wait for them for ever. */
export const storageTimeoutMs = 1500;

/** Rejects when the work has not ended in time. The work itself goes on. */
export function withTimeout<Result>(
  timeoutMs: number,
  work: Promise<Result>,
  error: Error = new DOMException('No response in time.', 'TimeoutError'),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Deletes the site's caches, not those of other sites of the origin. @returns whether there were any */
export async function deleteCachesOf(base: string, except: readonly string[] = []): Promise<boolean> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(storagePrefix(base)) && !except.includes(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
  return ours.length > 0;
}

/**
 * Evicts the oldest entries. Workbox's expiration keeps one database for all sites of an origin.
 * @param most how many entries stay beside the used ones
 */
export async function evictOldest(name: string, most: number, used: readonly string[] = []): Promise<void> {
  const cache = await caches.open(name);
  const unused = (await cache.keys()).filter(({ url }) => !used.includes(url));
  await Promise.all(unused.slice(0, Math.max(0, unused.length - most)).map((key) => cache.delete(key)));
}

/** The cached response, or that of the network when the cache does not respond in time and the network does. */
export function orNetwork(cached: Promise<Response>, request: Request): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const network = new Promise<Response>((resolve) => {
    timer = setTimeout(() => void fetch(request).then(resolve, () => {}), storageTimeoutMs);
  });
  return Promise.race([cached, network]).finally(() => clearTimeout(timer));
}

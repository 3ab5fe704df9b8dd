import { type cacheNames, storagePrefix } from './contract.ts';
import type { Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * From installed to in charge: at once when there is no version before, else when a page asks for it, as pages of
 * the version before still need its files.
 */
export function takeOver(
  base: string,
  names: ReturnType<typeof cacheNames>,
  shell: Pick<Shell, 'activate'>,
): void {
  self.addEventListener('activate', (event) => {
    const known = Object.values(names);
    event.waitUntil(Promise.all([self.clients.claim(), shell.activate(), removeForgotten(base, known)]));
  });
}

/** Removes the caches of this site that no version in use knows; those of other sites of the origin are not ours. */
async function removeForgotten(base: string, known: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const forgotten = names.filter((name) => name.startsWith(storagePrefix(base)) && !known.includes(name));
  await Promise.all(forgotten.map((name) => caches.delete(name)));
}

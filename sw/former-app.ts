import { cacheNames, storagePrefix } from './contract.ts';

declare const self: ServiceWorkerGlobalScope;

/** A cache that stands for the takeover until a version of this site is active: an installation may be broken off. */
const markOf = (base: string): string => `${storagePrefix(base)}takeover`;

/**
 * Notes at an installation whether the active worker is that of another app, which had this address before: no version of
 * this site has stored anything yet. Its pages would come from its caches until the last tab is closed.
 */
export async function noteFormerApp(base: string): Promise<boolean> {
  if (!self.registration.active) return false;
  if (!(await caches.has(cacheNames(base).shell))) await caches.open(markOf(base));
  return caches.has(markOf(base));
}

/** Deletes the former app's caches, and loads this site into its tabs, once. */
export async function replaceFormerApp(base: string): Promise<void> {
  const { scope } = self.registration;
  // Workbox names caches after their worker's scope, `workbox-precache-v2-https://max.example/`: not those of other sites.
  const former = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
  await Promise.all(former.map((name) => caches.delete(name)));
  if (!(await caches.delete(markOf(base)))) return;
  await self.clients.claim();
  for (const tab of await self.clients.matchAll({ type: 'window' })) {
    // Not awaited, as the page waits for this worker's activation. With a fragment, it would stay the same document.
    tab.navigate(tab.url.replace(/#.*/s, '')).catch(() => {});
  }
}

import { storagePrefix, type WorkerSite } from './contract.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __WORKER_SITE__: WorkerSite;

/**
 * Takes the place of the worker on a site that has switched it off: frees the visitors who have one from an earlier
 * build. It serves nothing, removes this site's caches and then itself.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave(__WORKER_SITE__.base)));

async function leave(base: string): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(storagePrefix(base)));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

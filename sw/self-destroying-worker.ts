import type { WorkerSite } from './contract.ts';
import { deleteCachesOf } from './own-caches.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __WORKER_SITE__: WorkerSite;

// Deployed without the app, to free visitors who have a worker from an earlier build.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCachesOf(__WORKER_SITE__.base).then(() => self.registration.unregister()));
});

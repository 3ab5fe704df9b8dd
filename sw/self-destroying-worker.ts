import { workerSite } from 'virtual:worker-site';
import { deleteCachesOf } from './storage.ts';

declare const self: ServiceWorkerGlobalScope;

// Deployed without the app, to free visitors who have a worker from an earlier build.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCachesOf(workerSite.base).then(() => self.registration.unregister()));
});

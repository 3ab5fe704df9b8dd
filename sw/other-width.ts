import type { WorkboxPlugin } from 'workbox-core';
import { copyStem } from './contract.ts';

/** Another width of the same picture stands in for one that cannot be loaded: a device was turned offline. */
export const otherWidth = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const stem = copyStem(request.url);
    if (!stem) return undefined;
    const cache = await caches.open(cacheName);
    const stored = (await cache.keys()).findLast(({ url }) => copyStem(url) === stem);
    return stored && cache.match(stored);
  },
});

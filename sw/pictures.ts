import type { WorkboxPlugin } from 'workbox-core';
import type { AbortScope } from './abort-scope.ts';
import { copyStem } from './contract.ts';

export const timeoutMs = 20_000;

/** Requests a picture with CORS: only then is its status visible, and an error page is no picture. */
export const withCors = (scope: AbortScope): WorkboxPlugin => ({
  requestWillFetch: async ({ request: { url } }) =>
    new Request(url, { mode: 'cors', credentials: 'same-origin', signal: scope.signal(timeoutMs) }),
});

// Some hosts send pictures without a content type.
export const isPicture = ({ status, headers }: Response): boolean =>
  status === 200 && !/^text\/|json/.test(headers.get('content-type') ?? '');

/** A placeholder for an error would count as loaded, and the page would not show its fallback. */
export const pictureOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => (isPicture(response) ? response : Response.error()),
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Falls back to another width of the same picture: a device was turned offline. */
export const otherWidth = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const stem = copyStem(request.url);
    if (!stem) return undefined;
    const cache = await caches.open(cacheName);
    const stored = (await cache.keys()).findLast(({ url }) => copyStem(url) === stem);
    return stored && cache.match(stored);
  },
});

import type { WorkboxPlugin } from 'workbox-core';
import type { AbortScope } from './abort-scope.ts';
import { copyStem } from './contract.ts';

const timeoutMs = 20_000;

/**
 * Requests a picture with CORS: only then is its status visible, and an error page is no picture.
 * @param withoutResponse collects the addresses whose hosts send no CORS headers, or could not be reached
 */
export const withCors = (scope: AbortScope, withoutResponse: Set<string>): WorkboxPlugin => ({
  requestWillFetch: async ({ request: { url } }) =>
    new Request(url, { mode: 'cors', credentials: 'same-origin', signal: scope.signal(timeoutMs) }),
  fetchDidFail: async ({ request }) => void withoutResponse.add(request.url),
});

/** A placeholder for an error would count as loaded, and the page would not show its fallback. */
export const pictureOnly: WorkboxPlugin = {
  // Some hosts send pictures without a content type.
  fetchDidSucceed: async ({ response }) =>
    response.status === 200 && !/^text\/|json/.test(response.headers.get('content-type') ?? '')
      ? response
      : Response.error(),
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

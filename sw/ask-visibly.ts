import type { WorkboxPlugin } from 'workbox-core';
import type { Strategy } from 'workbox-strategies';
import { abortAfter } from './leaving.ts';

const timeoutMs = 20_000;

/**
 * Asks for a picture with CORS, which shows whether that succeeded. For a host without CORS another strategy takes over,
 * unless a picture whose success was seen is stored.
 */
export const askVisibly = (otherwise: Strategy): WorkboxPlugin => ({
  requestWillFetch: async ({ request: { url } }) =>
    new Request(url, { mode: 'cors', credentials: 'same-origin', signal: abortAfter(timeoutMs) }),
  fetchDidFail: async ({ state }) => {
    if (state) state.isInvisible = true;
  },
  handlerDidError: async ({ request, event, state }) =>
    state?.isInvisible && request.mode === 'no-cors' && event
      ? otherwise.handle({ request, event })
      : undefined,
});

/** An error page with a picture in it would count as loaded, and the page's own substitute would never be shown. */
export const pictureOnly: WorkboxPlugin = {
  // Some hosts send pictures without a type, but none as text.
  fetchDidSucceed: async ({ response }) =>
    response.status === 200 && !/^text\/|json/.test(response.headers.get('content-type') ?? '')
      ? response
      : Response.error(),
};

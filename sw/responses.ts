import type { WorkboxPlugin } from 'workbox-core';
import type { AbortScope } from './abort-scope.ts';
import {
  type FetchOutcome,
  timeouts,
  timestampedResponse,
  type WorkerMessage,
  type WorkerSite,
  withoutQuery,
} from './contract.ts';
import type { Limits } from './limits.ts';
import { isRefusal } from './rate-limit.ts';
import { readableItems } from './response-shape.ts';

declare const self: ServiceWorkerGlobalScope;

/** Fails without a request while a provider's limit lasts. @param keyOf the key of an address among the limits */
export const respectLimits = (
  limits: Limits,
  keyOf: (url: string) => string,
  scope: AbortScope,
): WorkboxPlugin => ({
  requestWillFetch: async ({ request: { url } }) => {
    const until = await limits.runningFor(keyOf(url));
    if (until === undefined)
      return new Request(url, { credentials: 'omit', signal: scope.signal(timeouts.worker) });
    // Workbox calls no other plugin without a request.
    await report(url, limitedResponse(until));
    throw new Error(`${url} may not be asked yet.`);
  },
  fetchDidSucceed: async ({ request: { url }, response }) => {
    const key = keyOf(url);
    if (isRefusal(response.status))
      return limitedResponse(await limits.begin(key, response.headers), response.status);
    if (response.ok) await limits.end(key);
    return response;
  },
  handlerDidError: async ({ request: { url } }) => {
    const until = await limits.runningFor(keyOf(url));
    return until === undefined ? undefined : limitedResponse(until);
  },
});

/** In the headers of GitHub, whichever the provider. */
const limitedResponse = (until: number, status = 429): Response =>
  new Response(null, {
    status,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(until / 1000) },
  });

/** Reports every outcome to the pages. Workbox's BroadcastUpdate reports no failures. */
export const reportRevalidation: WorkboxPlugin = {
  fetchDidSucceed: async ({ request: { url }, response }) => {
    await report(url, response);
    return response;
  },
  fetchDidFail: ({ request: { url }, error }) =>
    report(url, error.name === 'TimeoutError' ? 'timeout' : 'unreachable'),
};

async function report(url: string, outcome: Response | 'timeout' | 'unreachable'): Promise<void> {
  const sent: FetchOutcome =
    typeof outcome === 'string'
      ? outcome
      : { status: outcome.status, headers: [...outcome.headers], body: await outcome.clone().text() };
  const message: WorkerMessage = { type: 'REVALIDATED', url, outcome: sent };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

/** Stores only what the provider promises, dated. */
export const goodResponseOnly = (kept: WorkerSite['answers']): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const body = await response.text();
    const shape = kept[withoutQuery(request.url)]?.shape;
    if (!shape || response.status !== 200) return null;
    try {
      const isGood = typeof readableItems(JSON.parse(body), shape) === 'object';
      return isGood ? timestampedResponse(body, Date.now()) : null;
    } catch {
      return null;
    }
  },
});

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
import { readableItems } from './response-shape.ts';

declare const self: ServiceWorkerGlobalScope;

/** Ends with the scope, or after the time for a response. */
export const requestInTime = (scope: AbortScope): WorkboxPlugin => ({
  requestWillFetch: async ({ request: { url } }) =>
    new Request(url, { credentials: 'omit', signal: scope.signal(timeouts.worker) }),
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
  const plainOutcome: FetchOutcome =
    typeof outcome === 'string'
      ? outcome
      : { status: outcome.status, headers: [...outcome.headers], body: await outcome.clone().text() };
  await tellPages({ type: 'REVALIDATED', url, outcome: plainOutcome });
}

export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

/** Stores only what the provider promises, dated. */
export const goodResponseOnly = (shapes: WorkerSite['answers']): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const body = await response.text();
    const shape = shapes[withoutQuery(request.url)];
    if (!shape || response.status !== 200) return null;
    try {
      const isGood = typeof readableItems(JSON.parse(body), shape) === 'object';
      return isGood ? timestampedResponse(body, Date.now()) : null;
    } catch {
      return null;
    }
  },
});

import type { WorkboxPlugin } from 'workbox-core';
import type { FetchOutcome, WorkerMessage } from './contract.ts';

declare const self: ServiceWorkerGlobalScope;

/** Reports every outcome to the pages. Workbox's broadcast of updates knows no failures. */
export const reportRevalidation: WorkboxPlugin = {
  fetchDidSucceed: async ({ request: { url }, response }) => {
    await report(url, response);
    return response;
  },
  fetchDidFail: ({ request: { url }, error }) =>
    report(url, error.name === 'TimeoutError' ? 'timeout' : 'unreachable'),
};

/** Tells the pages how asking a provider ended. */
export async function report(url: string, outcome: Response | 'timeout' | 'unreachable'): Promise<void> {
  const answer: FetchOutcome =
    typeof outcome === 'string'
      ? outcome
      : { status: outcome.status, headers: [...outcome.headers], body: await outcome.clone().text() };
  await tellPages({ type: 'answer', url, answer });
}

export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

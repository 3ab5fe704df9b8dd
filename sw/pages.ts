import type { WorkerMessage } from './contract.ts';

declare const self: ServiceWorkerGlobalScope;

/** Tells every page that this worker serves. */
export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

import type { AbortScope } from './abort-scope.ts';
import type { PageMessage } from './contract.ts';

declare const self: ServiceWorkerGlobalScope;

/** Extends the life of an event until the work has ended. */
export type WaitUntil = (work: Promise<unknown>) => void;

interface Actions {
  storeUrls: (urls: readonly string[], waitUntil: WaitUntil) => Promise<unknown>;
  keepPictures: (urls: readonly string[]) => Promise<unknown>;
}

/** Does what pages ask of the worker. */
export function listenToPages(scope: AbortScope, { storeUrls, keepPictures }: Actions): void {
  const handle = (message: PageMessage, waitUntil: WaitUntil): Promise<unknown> | undefined => {
    switch (message.type) {
      case 'SKIP_WAITING':
        return self.skipWaiting();
      case 'CLAIM_CLIENTS':
        return self.clients.claim();
      case 'ABORT_REQUESTS':
        scope.abort();
        return undefined;
      case 'SITE_CLOSED':
        scope.close();
        return undefined;
      case 'STORE_URLS':
        return storeUrls(message.urls, waitUntil);
      case 'KEEP_PICTURES':
        return keepPictures(message.urls);
    }
  };
  self.addEventListener('message', (event) => {
    if (scope.isClosed) return;
    const waitUntil = untilAborted(scope, event);
    const handled = handle(event.data as PageMessage, waitUntil);
    if (handled) waitUntil(handled);
  });
}

/** An event that does not outlast its scope. */
export const untilAborted =
  (scope: AbortScope, event: ExtendableEvent): WaitUntil =>
  (work) =>
    event.waitUntil(scope.until(work));

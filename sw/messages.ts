import type { AbortScope } from './abort-scope.ts';
import type { PageMessage } from './contract.ts';

declare const self: ServiceWorkerGlobalScope;

interface Actions {
  storeUrls: (urls: readonly string[], event: ExtendableEvent) => Promise<unknown>;
  keepPictures: (urls: readonly string[]) => Promise<unknown>;
}

/** Does what pages ask of the worker. */
export function listenToPages(scope: AbortScope, { storeUrls, keepPictures }: Actions): void {
  const handle = (message: PageMessage, event: ExtendableEvent): Promise<unknown> | undefined => {
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
        return storeUrls(message.urls, event);
      case 'KEEP_PICTURES':
        return keepPictures(message.urls);
    }
  };
  self.addEventListener('message', (event) => {
    if (scope.isClosed) return;
    scope.limit(event);
    const handled = handle(event.data as PageMessage, event);
    if (handled) event.waitUntil(handled);
  });
}

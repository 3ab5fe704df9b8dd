import type { AbortScope } from './abort-scope.ts';
import type { PageMessage } from './contract.ts';

declare const self: ServiceWorkerGlobalScope;

interface Actions {
  storeUrls: (urls: readonly string[], event: ExtendableEvent) => Promise<unknown>;
  keepPictures: (urls: readonly string[]) => Promise<unknown>;
  pictureDrawn: (page: string, url: string) => Promise<unknown>;
  pictureFailed: (page: string, url: string) => Promise<unknown>;
}

/** Does what pages ask of the worker. */
export function listenToPages(scope: AbortScope, actions: Actions): void {
  const handle = (message: PageMessage, event: ExtendableMessageEvent): Promise<unknown> | undefined => {
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
        return actions.storeUrls(message.urls, event);
      case 'KEEP_PICTURES':
        return actions.keepPictures(message.urls);
      case 'PICTURE_DRAWN':
        return actions.pictureDrawn((event.source as Client).id, message.url);
      case 'PICTURE_FAILED':
        return actions.pictureFailed((event.source as Client).id, message.url);
    }
  };
  self.addEventListener('message', (event) => {
    if (scope.isClosed) return;
    scope.limit(event);
    const handled = handle(event.data as PageMessage, event);
    if (handled) event.waitUntil(handled.then((reply) => event.ports[0]?.postMessage(reply)));
  });
}

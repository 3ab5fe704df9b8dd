import { registerRoute } from 'workbox-routing';
import { Answers } from './answers.ts';
import { BoundedCache } from './bounded-cache.ts';
import { cacheNames, candidateOf, type PageMessage, type WorkerSite, withoutQuery } from './contract.ts';
import { Limits } from './limits.ts';
import { isPictureAddress } from './picture-address.ts';
import { Pictures } from './pictures.ts';
import { serveShell } from './shell.ts';
import { takeOver } from './takeover.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __WORKER_SITE__: WorkerSite;

const site = __WORKER_SITE__;
const names = cacheNames(site.base);
const cache = (name: string, most: number) => new BoundedCache(name, most, names.opaque);

const answers = new Answers(site.answers, cache(names.answers, 24), new Limits(names.limits));
const pictures = new Pictures(site.base, {
  pictures: cache(names.pictures, 60),
  // Chromium charges several megabytes of the site's quota for each opaque answer.
  opaque: cache(names.opaque, 16),
  candidates: cache(names.candidates, 8),
});

serveShell(site.base, names.shell, self.__WB_MANIFEST);
registerRoute(({ url }) => withoutQuery(url.href) in site.answers, answers);
registerRoute(
  ({ url }) => candidateOf(site.base, url) !== null,
  ({ url }) => pictures.candidate(url.href),
);
registerRoute(({ url, request }) => isPictureAddress(site, url, request), pictures);
takeOver(site.base, names);

self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data as PageMessage));
});

async function handleMessage(message: PageMessage): Promise<void> {
  switch (message.type) {
    case 'answer':
      await answers.receive(message.url, message.answer, message.fetchedAt);
      return;
    case 'pictures':
      return pictures.prepare(message.urls);
    case 'candidate':
      return pictures.settle(message.address, message.shows);
    case 'SKIP_WAITING':
      return self.skipWaiting();
  }
}

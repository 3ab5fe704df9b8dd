import type { RouteHandlerCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { Answers } from './answers.ts';
import { BoundedCache } from './bounded-cache.ts';
import { cacheNames, candidateOf, type PageMessage, type WorkerSite, withoutQuery } from './contract.ts';
import { Limits } from './limits.ts';
import { isFromPage, isPlain } from './own-request.ts';
import { isPictureAddress } from './picture-address.ts';
import { Pictures } from './pictures.ts';
import { Shell } from './shell.ts';
import type { ShellFile } from './shell-file.ts';
import { takeOver } from './takeover.ts';

/** Both put in by the build. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] };
declare const __WORKER_SITE__: WorkerSite;

const site = __WORKER_SITE__;
const names = cacheNames(site.base);
// The pictures of other hosts first: Chromium charges several megabytes of the site's quota for each opaque answer.
const spare = [names.opaque, names.candidates, names.pictures];
const ofPictures = (name: string, most: number) => new BoundedCache(name, most, [names.opaque]);

const shell = new Shell(site.base, names.shell, spare, self.__WB_MANIFEST);
const answers = new Answers(
  site.answers,
  new BoundedCache(names.answers, 24, spare),
  new Limits(names.limits),
);
const pictures = new Pictures(site.base, {
  pictures: ofPictures(names.pictures, 60),
  opaque: ofPictures(names.opaque, 16),
  candidates: ofPictures(names.candidates, 8),
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && shell.mayBePage(url),
  ({ request, event }) => shell.page(request, event),
);
registerRoute(
  // Going to a file that is no page, such as a contact card, saves it.
  ({ request, url }) => shell.hasFile(url) && (request.mode === 'navigate' || isPlain(request)),
  ({ request }) => shell.file(request),
);
registerRoute(
  ({ request, url }) => request.mode === 'cors' && withoutQuery(url.href) in site.answers && isPlain(request),
  forPages(answers),
);
registerRoute(
  ({ url }) => candidateOf(site.base, url) !== null,
  ({ url }) => pictures.candidate(url.href),
);
registerRoute(
  ({ url, request }) => isPictureAddress(site, url, request) && isPlain(request),
  forPages(pictures),
);
self.addEventListener('install', (event) => event.waitUntil(shell.install()));
takeOver(site.base, names, shell);

/** Other sites of the origin are answered by the network. */
function forPages(strategy: Strategy): RouteHandlerCallback {
  return async ({ event, request }) =>
    (await isFromPage(event as FetchEvent, shell.hasPage))
      ? strategy.handle({ event, request })
      : fetch(request);
}

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
    case 'started':
      await Promise.all([shell.started(message.revision), pictures.proposeAgain()]);
      return;
    case 'candidate':
      return pictures.settle(message.address, message.shows);
    case 'SKIP_WAITING':
      return self.skipWaiting();
  }
}

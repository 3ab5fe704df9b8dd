import type {
  RouteHandlerCallback,
  RouteMatchCallback,
  RouteMatchCallbackOptions,
  WorkboxPlugin,
} from 'workbox-core';
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { goodAnswerOnly, reportRevalidation, respectLimits } from './answers.ts';
import { type BuiltFile, builtFileOnly, fileOnly } from './built-file-only.ts';
import { cacheNames, type PageMessage, trialPath, type WorkerSite, withoutQuery } from './contract.ts';
import { Limits } from './limits.ts';
import { renewDocument } from './newer-data.ts';
import { deleteCachesOf, evictOldest } from './own-caches.ts';
import { abortRequests, allowRequests, requestSignal, untilAborted } from './pending-requests.ts';
import { askVisibly, otherWidth, pictureOnly, ShownPictureOnly } from './pictures.ts';
import { limitKey } from './rate-limit.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __WORKER_SITE__: WorkerSite;

// The build fills in both.
const site = __WORKER_SITE__;
const manifest = self.__WB_MANIFEST as BuiltFile[];
const names = cacheNames(site.base);

/** The site's own files, all of one build. */
const precache = new PrecacheController({ cacheName: names.shell, plugins: [builtFileOnly(manifest)] });
precache.precache(manifest);
const ownFiles = new PrecacheRoute(precache, {
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url: { origin, pathname } }) => {
    const path = pathname.replace(/\/+/g, '/').replace(/\/$/, '');
    return ['.html', '/index.html'].map((ending) => new URL(path + ending, origin));
  },
});

/** The answers of GitHub, the blog and the like. */
const answers = new StaleWhileRevalidate({
  cacheName: names.answers,
  plugins: [
    respectLimits(new Limits(site.base), (url) =>
      limitKey({ url, limit: site.answers[withoutQuery(url)]?.limit }),
    ),
    reportRevalidation,
    goodAnswerOnly(site.answers),
  ],
});

/** Immutable, with a hash in the name. */
const copies = new CacheFirst({
  cacheName: names.pictures,
  plugins: [pictureOnly, otherWidth(names.pictures)],
});
const shownOnly = new ShownPictureOnly(site.base);
/** Few, as Chromium charges megabytes of quota for each opaque response. */
const opaque = new StaleWhileRevalidate({
  cacheName: names.opaque,
  fetchOptions: { credentials: 'same-origin' },
  plugins: [shownOnly, { cacheDidUpdate: () => evictOldest(names.opaque, 16) }],
});
const pictures = new StaleWhileRevalidate({
  cacheName: names.pictures,
  plugins: [askVisibly(opaque), pictureOnly],
});

const isOutside: RouteMatchCallback = ({ url, request }) =>
  !site.beaconHosts.some((ending) => url.host.endsWith(ending)) &&
  (site.pictureHosts.includes(url.host) || (site.picturesAnywhere && request.destination === 'image'));
/** Not the icons of tabs and home screens. */
const isOwnPicture = ({ pathname }: URL): boolean =>
  pathname.startsWith(site.base) &&
  !pathname.startsWith(`${site.base}icons/`) &&
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(pathname);
/** Never for files, nor below downloads/. */
const mayBePage = ({ pathname }: URL): boolean =>
  !pathname.startsWith(`${site.base}downloads/`) && /(?:^|\/)(?:[^./]*|[^/]+\.html)$/.test(pathname);

registerRoute(
  (options) => options.request.mode === 'navigate' && ownFiles.match(options),
  ({ event, request, params }) => {
    const work = untilAborted(event);
    const { cacheKey } = params as { cacheKey: string };
    const renewed = renewDocument(names.shell, cacheKey, (picture) => storePicture(picture, work));
    work.waitUntil(renewed.catch(() => {}));
    return precache.strategy.handle({ event, request, params });
  },
);
registerRoute(ownFiles);
/** Says that there is no network, in the language of the address. */
const notFoundPage: WorkboxPlugin = {
  handlerDidError: async ({ request: { mode, url } }) => {
    const folder = site.notFoundFolders.find((path) => new URL(url).pathname.startsWith(path));
    return mode === 'navigate' ? precache.matchPrecache(`${folder}404.html`) : undefined;
  },
};
registerRoute(
  ({ request: { mode }, url }) => mode === 'navigate' && url.pathname.startsWith(site.base) && mayBePage(url),
  new NetworkOnly({ plugins: [notFoundPage] }),
);
registerRoute(
  ({ request, url }) => request.mode === 'cors' && withoutQuery(url.href) in site.answers,
  forOwnPages(() => answers),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === site.base + trialPath,
  ({ url }) => shownOnly.onTrial(url.href),
);
// Too heavy to precache. Cached once requested, until the next version.
const openedFiles = new StaleWhileRevalidate({
  cacheName: names.shell,
  plugins: [fileOnly, notFoundPage],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && site.openedFiles.includes(url.pathname), openedFiles);
registerRoute(
  (options) => (options.sameOrigin ? isOwnPicture(options.url) : isOutside(options)),
  forOwnPages(strategyFor),
);

clientsClaim();
self.addEventListener('activate', (event) => {
  const tidy = [deleteCachesOf(site.base, Object.values(names)), evictOldest(names.answers, 24)];
  event.waitUntil(Promise.all(tidy));
});
for (const name of [names.opaque, names.pictures]) registerQuotaErrorCallback(() => caches.delete(name));

self.addEventListener('fetch', ({ request }) => {
  if (request.mode === 'navigate') allowRequests();
});
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (message.type === 'LEAVE' || message.type === 'CLOSE') abortRequests();
  // What is still on its way would be stored after the page has deleted everything.
  if (message.type === 'CLOSE') caches.open = () => Promise.reject(new Error('The site is closed.'));
  if (message.type === 'trial') shownOnly.settle(message.address, message.shows);
  if (message.type !== 'pictures') return;
  shownOnly.announce();
  const work = untilAborted(event);
  work.waitUntil(Promise.all([storeMissed(work).catch(() => {}), storePictures(message.urls, work)]));
});

/** Installs again, which Workbox does for what is missing, and with the event of an installation only. */
const storeMissed = (event: ExtendableEvent) =>
  precache.install(
    Object.assign(new ExtendableEvent('install'), {
      waitUntil: (work: Promise<unknown>) => event.waitUntil(work),
    }),
  );

async function strategyFor(url: string): Promise<Strategy> {
  if (url.startsWith(new URL(`${site.base}assets/`, location.href).href)) return copies;
  return (await caches.match(url, { cacheName: names.opaque })) ? opaque : pictures;
}

/** Stores pictures that no page has requested through the worker, and evicts those no longer shown. */
async function storePictures(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  await evictOldest(names.pictures, 60, urls);
  for (const url of urls)
    if (!precache.getCacheKeyForURL(url)) await storePicture(url, event).catch(() => {});
}

async function storePicture(address: string, event: ExtendableEvent): Promise<void> {
  const { href, pathname } = new URL(address, location.href);
  const strategy = site.openedFiles.includes(pathname) ? openedFiles : await strategyFor(href);
  if (await caches.match(href, { cacheName: strategy.cacheName })) return;
  await strategy.handle({ event, request: new Request(href, { mode: 'no-cors' }) });
}

/** Leaves other sites below this one's base to the network; so too a page that the browser does not know yet. */
function forOwnPages(strategyOf: (url: string) => Strategy | Promise<Strategy>): RouteHandlerCallback {
  return async ({ event, request }) => {
    const client = await self.clients.get((event as FetchEvent).clientId);
    const isOwn = client && ownFiles.match({ request: new Request(client.url) } as RouteMatchCallbackOptions);
    return isOwn
      ? (await strategyOf(request.url)).handle({ event: untilAborted(event), request })
      : fetch(request, { signal: requestSignal() });
  };
}

import { workerSite as site } from 'virtual:worker-site';
import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { AbortScope } from './abort-scope.ts';
import { type BuiltFile, BuiltFiles, fileOnly } from './built-files.ts';
import { cacheNames, type PageMessage, withoutQuery } from './contract.ts';
import { DrawnPictures } from './drawn-pictures.ts';
import { noteFormerApp, replaceFormerApp } from './former-app.ts';
import { renewDocument } from './newer-data.ts';
import { otherWidth, pictureOnly, timeoutMs, withCors } from './pictures.ts';
import { goodResponseOnly, reportRevalidation, requestInTime, tellPages } from './responses.ts';
import { deleteCachesOf, evictOldest, orNetwork, storageTimeoutMs, withTimeout } from './storage.ts';

declare const self: ServiceWorkerGlobalScope;

type RouteOptions = Parameters<RouteMatchCallback>[0];
type HandlerOptions = Parameters<RouteHandlerCallback>[0];

// Filled in by the build.
const manifest = self.__WB_MANIFEST as BuiltFile[];
const names = cacheNames(site.base);
const scope = new AbortScope();

const unlessClosed: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (scope.isClosed ? null : response),
};

/** The files of this version. */
const precache = new PrecacheController({
  cacheName: names.shell,
  // Where Cache Storage throws, Workbox does not ask the network.
  plugins: [{ handlerDidError: ({ request }) => fetch(request) }],
});
precache.addToCacheList(manifest);
/** Opaque responses go first. */
const makeRoom = async () => {
  const deleted = await Promise.all([caches.delete(names.drawn), caches.delete(names.undrawn)]);
  return deleted.includes(true) || caches.delete(names.pictures);
};
const builtFiles = new BuiltFiles(precache, manifest, { scope, makeRoom });
const builtFilesRoute = new PrecacheRoute(precache, {
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url: { origin, pathname } }) => {
    const path = pathname.replace(/\/+/g, '/').replace(/\/$/, '');
    return ['.html', '/index.html'].map((ending) => new URL(path + ending, origin));
  },
});

/** The responses of GitHub, the blog and the like. */
const answers = new StaleWhileRevalidate({
  cacheName: names.answers,
  plugins: [requestInTime(scope), reportRevalidation, goodResponseOnly(site.answers), unlessClosed],
});

/** Immutable, with a hash in the name. */
const copies = new CacheFirst({
  cacheName: names.pictures,
  plugins: [pictureOnly, otherWidth(names.pictures), unlessClosed],
});
const pictures = new StaleWhileRevalidate({
  cacheName: names.pictures,
  plugins: [withCors(scope), pictureOnly, unlessClosed],
});
const drawnPictures = new DrawnPictures(names, { scope, makeRoom });

/** Says that there is no network, in the language of the address. */
const notFoundPage: WorkboxPlugin = {
  handlerDidError: async ({ request: { mode, url } }) => {
    const folder = site.notFoundFolders.find((path) => new URL(url).pathname.startsWith(path));
    return mode === 'navigate' ? precache.matchPrecache(`${folder}404.html`) : undefined;
  },
};
/** Too heavy to precache. Cached once requested, until the next version; the owner may replace one meanwhile. */
const openedFiles = new NetworkFirst({
  cacheName: names.shell,
  networkTimeoutSeconds: 4,
  plugins: [fileOnly, unlessClosed, notFoundPage],
});

// Before the routes, whose strategies extend the event.
self.addEventListener('fetch', (event) => scope.limit(event));

registerRoute((options) => builtFilesRoute.match(options), builtFile);
registerRoute(isUnknownPage, new NetworkOnly({ plugins: [notFoundPage] }));
registerRoute(
  isAnswer,
  forPagesOfSite(() => answers),
);
registerRoute(isOpenedFile, openedFiles);
registerRoute(isPicture, forPagesOfSite(pictureStrategy));

clientsClaim();
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([precache.activate(event), tidy()])),
);
registerQuotaErrorCallback(makeRoom);

/** One message after the other, as they name the same addresses. */
let storing = Promise.resolve();

/** What pages ask of the worker. */
const onMessage: {
  [Type in PageMessage['type']]: (
    message: Extract<PageMessage, { type: Type }>,
    event: ExtendableMessageEvent,
  ) => unknown;
} = {
  SKIP_WAITING: () => self.skipWaiting(),
  CLAIM_CLIENTS: () => self.clients.claim(),
  async ABORT_REQUESTS() {
    await tellPages({ type: 'HANDING_OVER' });
    scope.abort();
  },
  SITE_CLOSED: () => scope.close(),
  STORE_URLS({ urls }, event) {
    event.waitUntil(builtFiles.repair());
    storing = storing.then(() => storeAll(urls, event));
    return storing;
  },
  KEEP_PICTURES: ({ urls }) => evictOldest(names.pictures, 60, urls),
  PICTURE_DRAWN: ({ url }, { source }) => drawnPictures.onDrawn((source as Client).id, url),
  PICTURE_FAILED: ({ url }, { source }) => drawnPictures.onFailed((source as Client).id, url),
};
self.addEventListener('message', (event) => {
  if (scope.isClosed) return;
  scope.limit(event);
  const message: PageMessage = event.data;
  // A page of another version may say something else.
  const handle: ((message: never, event: ExtendableMessageEvent) => unknown) | undefined =
    onMessage[message.type];
  const reply = (result?: unknown) => event.ports[0]?.postMessage(result);
  event.waitUntil(Promise.resolve(handle?.(message as never, event)).then(reply, () => reply()));
});

async function install(): Promise<void> {
  const replacesOther = await noteFormerApp(site.base);
  await builtFiles.install();
  if (replacesOther) void self.skipWaiting();
}

async function tidy(): Promise<void> {
  await replaceFormerApp(site.base);
  await Promise.all([deleteCachesOf(site.base, Object.values(names)), evictOldest(names.answers, 24)]);
}

/** Of this site, whatever its address carries; never a file. */
function isUnknownPage({ request: { mode }, url: { pathname } }: RouteOptions): boolean {
  const mayBePage = /(?:^|\/)(?:[^./]*|[^/]+\.html)$/.test(pathname);
  return mode === 'navigate' && pathname.startsWith(site.base) && mayBePage;
}

function isAnswer({ request, url }: RouteOptions): boolean {
  return request.mode === 'cors' && withoutQuery(url.href) in site.answers;
}

function isOpenedFile({ sameOrigin, url: { pathname } }: RouteOptions): boolean {
  return sameOrigin && site.openedFiles.includes(pathname);
}

function isPicture({ sameOrigin, url: { host, pathname }, request: { destination } }: RouteOptions): boolean {
  // Not the icons of tabs and home screens.
  const isOfSite = pathname.startsWith(site.base) && !pathname.startsWith(`${site.base}icons/`);
  if (sameOrigin) return isOfSite && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(pathname);
  if (isBeacon(host)) return false;
  return site.pictureHosts.includes(host) || (site.picturesAnywhere && destination === 'image');
}

function isBeacon(host: string): boolean {
  return site.beaconHosts.some((ending) => host.endsWith(ending));
}

/** Renews a document for the next visit. */
function builtFile({ event, request, params }: HandlerOptions): Promise<Response> {
  if (request.mode === 'navigate') {
    const { cacheKey } = params as { cacheKey: string };
    const renewed = renewDocument(names.shell, cacheKey, scope, (picture) => storeUrl(picture, event));
    event.waitUntil(renewed.catch(() => {}));
  }
  return orNetwork(precache.strategy.handle({ event, request, params }), request);
}

async function pictureStrategy({ url, mode }: Request): Promise<Strategy> {
  const { href, origin } = new URL(site.base, location.href);
  if (url.startsWith(`${href}assets/`)) return copies;
  const isVisible = mode === 'cors' || url.startsWith(`${origin}/`);
  return isVisible || (await caches.match(url, { cacheName: names.pictures })) ? pictures : drawnPictures;
}

/**
 * Leaves pages of other sites below this one's base to the network, pages that the browser does not know yet, and all where
 * Cache Storage throws or hangs.
 */
function forPagesOfSite(
  strategyOf: (request: Request) => Strategy | Promise<Strategy>,
): RouteHandlerCallback {
  const strategyFor = async (event: FetchEvent) => {
    const client = await self.clients.get(event.clientId);
    if (!client || !builtFilesRoute.match({ request: new Request(client.url) } as RouteOptions))
      return undefined;
    const strategy = caches.has(names.shell).then(() => strategyOf(event.request));
    return withTimeout(storageTimeoutMs, strategy).catch(() => undefined);
  };
  return async ({ event, request }) => {
    const strategy = await strategyFor(event as FetchEvent);
    return strategy?.handle({ event, request }) ?? fetch(request, { signal: scope.signal(timeoutMs) });
  };
}

async function storeAll(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls) await storeUrl(url, event).catch(() => {});
}

/** Stores a picture, or file, that no page has requested through the worker. */
async function storeUrl(address: string, event: ExtendableEvent): Promise<void> {
  const { href, host, pathname } = new URL(address, location.href);
  if (precache.getCacheKeyForURL(href) || isBeacon(host)) return;
  const request = new Request(href, { mode: 'no-cors' });
  const strategy = site.openedFiles.includes(pathname) ? openedFiles : await pictureStrategy(request);
  if (strategy === drawnPictures) await drawnPictures.store(href);
  else if (!(await caches.match(href, { cacheName: strategy.cacheName })))
    await strategy.handle({ event, request });
}

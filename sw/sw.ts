import { workerSite as site } from 'virtual:worker-site';
import type {
  RouteHandlerCallback,
  RouteHandlerCallbackOptions,
  RouteMatchCallback,
  RouteMatchCallbackOptions,
  WorkboxPlugin,
} from 'workbox-core';
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
import { type BuiltFile, BuiltFiles } from './built-files.ts';
import { cacheNames, withoutQuery } from './contract.ts';
import { noteFormerApp, replaceFormerApp } from './former-app.ts';
import { Limits } from './limits.ts';
import { listenToPages, untilAborted, type WaitUntil } from './messages.ts';
import { cacheTimeoutMs, orNetwork } from './network-race.ts';
import { renewDocument } from './newer-data.ts';
import { fileOnly } from './opened-files.ts';
import { deleteCachesOf, evictOldest } from './own-caches.ts';
import { otherWidth, pictureOnly, withCors } from './pictures.ts';
import { limitKey } from './rate-limit.ts';
import { goodResponseOnly, reportRevalidation, respectLimits } from './responses.ts';
import { withTimeout } from './timeout.ts';

declare const self: ServiceWorkerGlobalScope;

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
const makeRoom = () => caches.delete(names.pictures);
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
  plugins: [
    respectLimits(
      new Limits(site.base),
      (url) => limitKey({ url, limit: site.answers[withoutQuery(url)]?.limit }),
      scope,
    ),
    reportRevalidation,
    goodResponseOnly(site.answers),
    unlessClosed,
  ],
});

/** Immutable, with a hash in the name. */
const copies = new CacheFirst({
  cacheName: names.pictures,
  plugins: [pictureOnly, otherWidth(names.pictures), unlessClosed],
});
/** Not requested again by pages of this start: most hosts without a response send no CORS headers. */
const withoutResponse = new Set<string>();
const pictures = new StaleWhileRevalidate({
  cacheName: names.pictures,
  plugins: [withCors(scope, withoutResponse), pictureOnly, unlessClosed],
});

/** Says that there is no network, in the language of the address. */
const notFoundPage: WorkboxPlugin = {
  handlerDidError: async ({ request: { mode, url } }) => {
    const folder = site.notFoundFolders.find((path) => new URL(url).pathname.startsWith(path));
    return mode === 'navigate' ? precache.matchPrecache(`${folder}404.html`) : undefined;
  },
};
/** Too heavy or too rare to precache. Cached once requested, until the next version; the owner may replace one meanwhile. */
const openedFiles = new NetworkFirst({
  cacheName: names.shell,
  networkTimeoutSeconds: 4,
  plugins: [fileOnly, unlessClosed, notFoundPage],
});

const isOutside: RouteMatchCallback = ({ url, request }) =>
  !site.beaconHosts.some((ending) => url.host.endsWith(ending)) &&
  (site.pictureHosts.includes(url.host) || (site.picturesAnywhere && request.destination === 'image'));
/** Not the icons of tabs and home screens. */
const isSitePicture = ({ pathname }: URL): boolean =>
  pathname.startsWith(site.base) &&
  !pathname.startsWith(`${site.base}icons/`) &&
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(pathname);
/** Never for files. */
const mayBePage = ({ pathname }: URL): boolean => /(?:^|\/)(?:[^./]*|[^/]+\.html)$/.test(pathname);

registerRoute(
  (options) => builtFilesRoute.match(options),
  ({ event, request, params }) => {
    const waitUntil = untilAborted(scope, event);
    if (request.mode === 'navigate') {
      const { cacheKey } = params as { cacheKey: string };
      const renewed = renewDocument(names.shell, cacheKey, scope, (picture) => storeUrl(picture, waitUntil));
      waitUntil(renewed.catch(() => {}));
    }
    return orNetwork(run(precache.strategy, { request, params, waitUntil }), request);
  },
);
registerRoute(
  ({ request: { mode }, url }) => mode === 'navigate' && url.pathname.startsWith(site.base) && mayBePage(url),
  new NetworkOnly({ plugins: [notFoundPage] }),
);
registerRoute(
  ({ request, url }) => request.mode === 'cors' && withoutQuery(url.href) in site.answers,
  forPagesOfSite(() => answers),
);
registerRoute(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin && (site.openedFiles.includes(pathname) || pathname.startsWith(`${site.base}assets/rare/`)),
  ({ event, request }) => run(openedFiles, { request, waitUntil: untilAborted(scope, event) }),
);
registerRoute(
  (options) => (options.sameOrigin ? isSitePicture(options.url) : isOutside(options)),
  forPagesOfSite(pictureStrategy),
);

clientsClaim();
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([precache.activate(event), tidy()])),
);
self.addEventListener('fetch', ({ request }) => {
  if (request.mode === 'navigate') scope.reset();
});
registerQuotaErrorCallback(makeRoom);
let storing = Promise.resolve();
listenToPages(scope, {
  storeUrls: (urls, waitUntil) => {
    waitUntil(builtFiles.repair());
    // One message after the other, as they name the same addresses.
    storing = storing.then(() => storeAll(urls, waitUntil));
    return storing;
  },
  keepPictures: (urls) => evictOldest(names.pictures, 60, urls),
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

type RouteParams = RouteHandlerCallbackOptions['params'];

/** Strategies use only `waitUntil` of an event. */
function run(
  strategy: Strategy,
  { request, params, waitUntil }: { request: Request; params?: RouteParams; waitUntil: WaitUntil },
): Promise<Response> {
  return strategy.handle({ request, params, event: { waitUntil } as ExtendableEvent });
}

/** None for a picture of another host that is not stored: without CORS, a response cannot be told from an error. */
async function pictureStrategy({ url, mode }: Request): Promise<Strategy | undefined> {
  const { href, origin } = new URL(site.base, location.href);
  if (url.startsWith(`${href}assets/`)) return copies;
  const isVisible = mode === 'cors' || url.startsWith(`${origin}/`);
  return isVisible || (await caches.match(url, { cacheName: names.pictures })) ? pictures : undefined;
}

async function storeAll(urls: readonly string[], waitUntil: WaitUntil): Promise<void> {
  for (const url of urls) await storeUrl(url, waitUntil).catch(() => {});
}

/** Stores a picture, or file, that no page has requested through the worker. */
async function storeUrl(address: string, waitUntil: WaitUntil): Promise<void> {
  const { href, pathname } = new URL(address, location.href);
  if (precache.getCacheKeyForURL(href) || withoutResponse.has(href)) return;
  const request = new Request(href);
  const strategy = site.openedFiles.includes(pathname) ? openedFiles : await pictureStrategy(request);
  if (!strategy || (await caches.match(href, { cacheName: strategy.cacheName }))) return;
  await run(strategy, { request, waitUntil });
}

type StrategyOf = (request: Request) => Strategy | undefined | Promise<Strategy | undefined>;

/** Leaves pages of other sites below this one's base to the network, and pages that the browser does not know yet. */
function forPagesOfSite(strategyOf: StrategyOf): RouteHandlerCallback {
  return async ({ event, request }) => {
    const client = await self.clients.get((event as FetchEvent).clientId);
    const isOfSite =
      client && builtFilesRoute.match({ request: new Request(client.url) } as RouteMatchCallbackOptions);
    const strategy = isOfSite && (await whereCachesWork(strategyOf, request));
    return strategy
      ? run(strategy, { request, waitUntil: untilAborted(scope, event) })
      : fetch(request, { signal: scope.signal() });
  };
}

/** None where Cache Storage throws or hangs. */
async function whereCachesWork(strategyOf: StrategyOf, request: Request): Promise<Strategy | undefined> {
  const probe = caches.has(names.shell).then(() => strategyOf(request));
  return withTimeout(cacheTimeoutMs, probe).catch(() => undefined);
}

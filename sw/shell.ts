import type { CacheWillUpdateCallbackParam } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Static hosts send it for every address that no page has. */
const notFoundPage = '404.html';

/**
 * The site's own files, stored when the worker is installed, all of one build. Pages come from there; an address
 * that no page has is asked of the network, as another site may live there, and is not found when that is away.
 */
export function serveShell(base: string, cacheName: string, files: (PrecacheEntry | string)[]): void {
  const shell = new PrecacheController({ cacheName, plugins: [{ cacheWillUpdate: whole }] });
  shell.precache(files);

  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPageAddress(base, url),
    async ({ request, url }) =>
      (await firstOf(shell, pageFiles(url))) ??
      (await fetch(request).catch(() => firstOf(shell, [base + notFoundPage, `${base}index.html`]))) ??
      Response.error(),
  );
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }));
}

/** A single file that is missing keeps the worker from being installed; the page for what is missing may say so. */
async function whole({ request, response }: CacheWillUpdateCallbackParam): Promise<Response | null> {
  const isNotFoundPage =
    response.status === 404 && new URL(request.url).pathname.endsWith(`/${notFoundPage}`);
  return response.ok || isNotFoundPage ? response : null;
}

/** A page has no file ending. What lies under downloads/ is a file in any case, and is never answered with a page. */
const isPageAddress = (base: string, { pathname }: URL): boolean =>
  !pathname.startsWith(`${base}downloads/`) && /(?:^|\/)(?:[^./]*|[^/]+\.html)$/.test(pathname);

/** The files in which static hosts keep the page of an address. */
function pageFiles({ pathname }: URL): string[] {
  if (pathname.endsWith('/')) return [`${pathname}index.html`, `${pathname.slice(0, -1)}.html`];
  return [pathname, `${pathname}.html`, `${pathname}/index.html`];
}

async function firstOf(shell: PrecacheController, paths: readonly string[]): Promise<Response | undefined> {
  const path = paths.find((candidate) => shell.getCacheKeyForURL(candidate));
  return path === undefined ? undefined : shell.matchPrecache(path);
}

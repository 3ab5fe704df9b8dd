import type { WorkboxPlugin } from 'workbox-core';
import { revisionOf } from './contract.ts';

export interface BuiltFile {
  /** Below the site's base. */
  url: string;
  /** From {@link revisionOf}. */
  revision: string;
}

/** The address under which the page loaded the file into the HTTP cache. */
export const loadedAs = (url: string): string => url.replace(/\/index\.html$/, '/');

/** Required for a page to work; everything else is cached best-effort. */
const isRequired = (url: string): boolean => /\.(?:html|js|css)$/.test(url) && !url.endsWith('/404.html');

/**
 * Precaches a required file only as the build made it, any other also as its host alters it. Workbox's `integrity` would
 * refuse documents to which a host adds.
 */
export function builtFileOnly(manifest: readonly BuiltFile[]): WorkboxPlugin {
  const revisions = new Map(
    manifest.map(({ url, revision }) => [loadedAs(new URL(url, location.href).href), revision]),
  );
  const isBuilt = async ({ url }: Request, response: Response): Promise<boolean> => {
    const content = new Uint8Array(await response.clone().arrayBuffer());
    return (await revisionOf(url, content)) === revisions.get(loadedAs(url));
  };
  return {
    requestWillFetch: async ({ request, event }) =>
      // What the page has just loaded needs no second request. What is out of date is refused below.
      isInstalling(event) ? new Request(loadedAs(request.url), { cache: 'force-cache' }) : request,
    fetchDidSucceed: async ({ request, response, event }) =>
      !isInstalling(event) || (await isBuilt(request, response))
        ? response
        : fetch(request.url.replace(/\/$/, '/index.html'), { cache: 'reload' }),
    cacheWillUpdate: async ({ request, response }) => {
      const isGood = (!isRequired(request.url) && isFile(response)) || (await isBuilt(request, response));
      return isGood ? withoutTransport(response) : null;
    },
    // Also where Cache Storage throws, for which Workbox does not ask the network.
    handlerDidError: async ({ request, event }) => {
      if (!isInstalling(event)) return fetch(request);
      return isRequired(request.url) ? undefined : Response.error();
    },
  };
}

/** Some hosts, and proxies, answer with a page in the place of a file. */
const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !/html/.test(headers.get('content-type') ?? '');

/** Stores files that are not precached, but no pages in their place. */
export const fileOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
};

const isInstalling = (event: ExtendableEvent | undefined): boolean => event?.type === 'install';

/** Without headers of its transport, and `vary`, by which other requests would miss it. */
export function withoutTransport({ headers, body }: Response): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name);
  return new Response(body, { headers: kept });
}

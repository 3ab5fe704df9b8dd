import type { ResponseShape } from './response-shape.ts';

/** The worker's file, below the site's base. */
export const workerFile = 'sw.js';

const answerMs = 10_000;
/** Milliseconds: the page gives up first, then the worker, then the page waits no longer for the worker's report. */
export const timeouts = { page: answerMs, worker: answerMs + 500, report: answerMs + 2000 } as const;

/** Header of a stored response: when it left its provider, in milliseconds since the epoch. */
export const fetchedAtHeader = 'x-fetched-at';

/** A response for the cache. */
export const timestampedResponse = (body: string, fetchedAt: number): Response =>
  new Response(body, { headers: { [fetchedAtHeader]: String(fetchedAt) } });

/** The site's facts, filled in by the build. */
export interface WorkerSite {
  /** Path that the site lives under, with a slash at both ends. */
  base: string;
  /** Good responses, by addresses without queries. */
  answers: Readonly<Record<string, ResponseShape>>;
  /** Hosts of pictures only, whatever the request's destination. */
  pictureHosts: readonly string[];
  /** Whether pages show pictures of other hosts too. */
  picturesAnywhere: boolean;
  /** Endings of analytics hosts, whose pictures are beacons. */
  beaconHosts: readonly string[];
  /** Folders with a 404 page, the deepest first, with a slash at both ends. */
  notFoundFolders: readonly string[];
  /** Paths of files that are kept once opened, or once the profile page links them. */
  openedFiles: readonly string[];
}

export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

/** Prefix of a site's caches and database. With `|`, that of `/` is no prefix of that of `/sub/`. */
export const storagePrefix = (base: string): string => `portfolio@${base}|`;

export function cacheNames(base: string) {
  const prefix = storagePrefix(base);
  return {
    /** The site's own files, all of one build. */
    shell: `${prefix}shell`,
    answers: `${prefix}answers`,
    /** Pictures with a visible status. */
    pictures: `${prefix}pictures`,
    /** Pictures whose status nobody can see, but that a page has drawn. */
    drawn: `${prefix}drawn`,
    /** Others, which may be errors. */
    undrawn: `${prefix}undrawn`,
    /** Of providers; for pages alone. */
    limits: `${prefix}limits`,
  } as const;
}

/** An HTTP answer as a message can carry it. */
export type HttpResponse = { status: number; headers: [name: string, value: string][]; body: string };

export type FetchOutcome = HttpResponse | 'unreachable' | 'timeout';

/** The worker to every page of the site. */
export type WorkerMessage =
  /** How a request to a provider ended. */
  | { type: 'REVALIDATED'; url: string; outcome: FetchOutcome }
  /** A tab takes over the waiting version: ask nothing of this one. */
  | { type: 'HANDING_OVER' };

/** A page to the worker. */
export type PageMessage =
  /** Store these pictures and files, and what is missing of the version. (Workbox has a CACHE_URLS of its own.) */
  | { type: 'STORE_URLS'; urls: string[] }
  /** All pictures of the page: evict others. */
  | { type: 'KEEP_PICTURES'; urls: string[] }
  /** This picture of another host is on screen. */
  | { type: 'PICTURE_DRAWN'; url: string }
  /** This one cannot be drawn. The reply says whether to ask for it again. */
  | { type: 'PICTURE_FAILED'; url: string }
  /** From a page that the active version does not control: it was on its way when that version was activated. */
  | { type: 'CLAIM_CLIENTS' }
  /** To the waiting version: activate (workbox-window's message). */
  | { type: 'SKIP_WAITING' }
  /** To the active one: abort what is in flight, and tell other tabs. */
  | { type: 'ABORT_REQUESTS' }
  /** The same for good: store nothing more. */
  | { type: 'SITE_CLOSED' };

/** The common beginning of a picture's copies: `…/assets/avatar-0a1b2c3d-` of `…/assets/avatar-0a1b2c3d-108.avif`. */
export const copyStem = (address: string): string | undefined =>
  /^(.*\/assets\/.*-[0-9a-f]{8}-)\d+\.(?:avif|webp)$/.exec(address)?.[1];

/**
 * The beginning of a file's digest. A document contains its own, as a host may add to it on its way (the address of a mail
 * hidden, a line for statistics). It counts with the document's end only, as a connection may break.
 */
export async function revisionOf(url: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const revision = /\.html$|\/$/.test(url)
    ? /data-revision="?([\w-]+).*<\/html>/s.exec(new TextDecoder().decode(content))?.[1]
    : '';
  if (revision) return revision;
  const digest = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 16);
}

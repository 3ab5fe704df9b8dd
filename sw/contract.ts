/** The worker's file, below the site's base. */
export const workerFile = 'sw.js';

/** The header of a stored answer that says when it left its provider: milliseconds since the epoch. */
export const fetchedAtHeader = 'x-fetched-at';

/** An answer as the cache of answers keeps it. */
export const datedAnswer = (body: string, fetchedAt: number): Response =>
  new Response(body, { headers: { [fetchedAtHeader]: String(fetchedAt) } });

/** What the build tells the worker about the site. */
export interface WorkerSite {
  /** Path that the site lives under, with a slash at both ends. */
  base: string;
  /** By their addresses without queries, the answers that are data; `limit` is how their provider counts such requests. */
  answers: Readonly<Record<string, { shape: AnswerShape; limit?: string }>>;
  /** Hosts whose answers are pictures, also when nobody says that a picture is wanted. */
  pictureHosts: readonly string[];
  /** Whether pages draw pictures of other hosts too. */
  picturesAnywhere: boolean;
  /** How the hosts of analytics end, whose pictures are beacons. */
  beaconHosts: readonly string[];
  /** The folders that have a page for unknown addresses, the deepest first, with a slash at both ends. */
  notFoundFolders: readonly string[];
}

/** How the body of a good answer looks, as data: the build hands it to the worker. */
export interface AnswerShape {
  /** Fields that the body must have with exactly these values. */
  fields?: Readonly<Record<string, string>>;
  /** Where the list of items is: the body itself, or a field of it. Left out: the body is the one item. */
  list?: 'body' | { field: string };
  /** A field that says, with true, that the provider did not look everywhere: an empty list means nothing then. */
  incomplete?: string;
  /** The field of an item that must hold something to read. */
  text: string;
  /** The fields of an item of which one must hold a web address. Left out: an item needs none. */
  links?: readonly string[];
}

/** What tells the answers of a provider apart by their kind: the address without its query. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

/** What every cache and database of a site begins with: `|` keeps that of `/` from being the beginning of `/sub/`. */
export const storagePrefix = (base: string): string => `portfolio@${base}|`;

/** The worker's caches. */
export function cacheNames(base: string) {
  const prefix = storagePrefix(base);
  return {
    /** The site's own files, all of one build. */
    shell: `${prefix}shell`,
    /** Answers of providers. */
    answers: `${prefix}answers`,
    /** Pictures whose success was seen. */
    pictures: `${prefix}pictures`,
    /** Pictures of hosts that do not let scripts see whether they succeeded; a page has shown each. */
    opaque: `${prefix}opaque`,
    /** When which limit ends. The page reads and writes it too while it has no worker. */
    limits: `${prefix}limits`,
  } as const;
}

/** An HTTP answer as a message can carry it. */
export type HttpAnswer = { status: number; headers: [name: string, value: string][]; body: string };

/** How asking a provider ended: with an answer, or without one. */
export type FetchOutcome = HttpAnswer | 'unreachable' | 'timeout';

/** The worker to every page of the site. */
export type WorkerMessage =
  /** How asking a provider ended. */
  | { type: 'answer'; url: string; answer: FetchOutcome }
  /** A picture whose success only a page can tell, by showing it from a {@link trialPath}. */
  | { type: 'trial'; address: string };

/** A page to the worker. */
export type PageMessage =
  /** All pictures that the page shows or will show: have them ready, and evict others. */
  | { type: 'pictures'; urls: string[] }
  /** Whether the picture at a {@link trialPath} can be shown. */
  | { type: 'trial'; address: string; shows: boolean }
  /** To the waiting version: take over. The name is workbox-window's. To the one in charge: let it. */
  | { type: 'SKIP_WAITING' | 'LEAVE' };

/** Where a page finds a picture that has yet to prove itself, below the base; only the worker knows it. */
export const trialPath = '__trial';

/**
 * What the addresses of a picture's copies have in common, whatever their width and format:
 * `…/assets/avatar-0a1b2c3d-` of `…/assets/avatar-0a1b2c3d-108.avif`. Undefined for every other address.
 */
export const copyStem = (address: string): string | undefined =>
  /^(.*\/assets\/.*-[0-9a-f]{8}-)\d+\.(?:avif|webp)$/.exec(address)?.[1];

/**
 * Tells one content of a file from every other: the beginning of its digest. A document says its own, so that a host may
 * add to it on its way (the address of a mail hidden, a line for statistics).
 */
export async function revisionOf(url: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const said = /\.html$|\/$/.test(url)
    ? /data-revision="?([\w-]+)/.exec(new TextDecoder().decode(content))?.[1]
    : '';
  if (said) return said;
  const digest = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 16);
}

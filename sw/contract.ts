/** What the page and the worker have to agree on; what both know of limits is in rate-limit.ts. */

/** The worker's file, below the site's base. */
export const workerFile = 'sw.js';

/**
 * The header in which the worker says when an answer that it hands out left the service: milliseconds since the
 * epoch. Only a stored answer has it; without it the page would take an old one for a fresh one.
 */
export const fetchedAtHeader = 'x-fetched-at';

/** What the build tells the worker about the site. */
export interface WorkerSite {
  /** Path that the site lives under, with a slash at both ends. */
  base: string;
  /** The addresses whose answers are data, without their queries. */
  answers: Readonly<Record<string, KeptAnswer>>;
  /** Hosts whose answers are pictures, also when nobody says that a picture is wanted. */
  pictureHosts: readonly string[];
  /** Whether pages draw pictures of other hosts too. */
  picturesAnywhere: boolean;
}

/** What the worker has to know of an address whose answers it keeps. */
export interface KeptAnswer {
  shape: AnswerShape;
  /** By which name the service counts such requests, where it has limits for several kinds. */
  limit?: string;
}

/** How the body of a good answer looks, as data: the build hands it to the worker. */
export interface AnswerShape {
  /** Fields that the body must have with exactly these values. */
  fields?: Readonly<Record<string, string>>;
  /** Where the list of items is: the body itself, or a field of it. Left out: the body is the one item. */
  list?: 'body' | { field: string };
  /** A field that says, with true, that the service did not look everywhere: an empty list means nothing then. */
  incomplete?: string;
  /** The field of an item that must hold something to read. */
  text: string;
  /** The fields of an item of which one must hold a web address. Left out: an item needs none. */
  links?: readonly string[];
}

/** What tells the answers of a service apart by their kind: the address without its query. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

/**
 * What every cache and database of a site begins with. Sites of one origin differ only in their base, and the mark
 * at the end keeps `/` from being the beginning of `/sub/`.
 */
export const storagePrefix = (base: string): string => `portfolio@${base}|`;

/** The worker's caches. */
export function cacheNames(base: string) {
  const prefix = storagePrefix(base);
  return {
    /** The site's own files, all of one build. */
    shell: `${prefix}shell`,
    /** Answers of services. */
    answers: `${prefix}answers`,
    /** Pictures whose success was seen. */
    pictures: `${prefix}pictures`,
    /** Pictures of hosts that do not let scripts see whether they succeeded; a page has shown each. */
    opaque: `${prefix}opaque`,
    /** Pictures of such hosts that no page has shown yet. */
    candidates: `${prefix}candidates`,
    /** When which limit ends. The page reads and writes it too when no worker stands between it and the service. */
    limits: `${prefix}limits`,
  } as const;
}

/** An HTTP answer as a message can carry it. */
export interface HttpAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** How asking a service ended: with an answer, or without one. */
export type FetchOutcome = HttpAnswer | 'unreachable' | 'timeout';

/** The worker to every page of the site. */
export type WorkerMessage =
  /** How asking a service again ended. */
  | { type: 'answer'; url: string; answer: FetchOutcome }
  /** A new picture whose success only a page can tell, by showing it from a {@link candidateAddress}. */
  | { type: 'candidate'; address: string };

/** A page to the worker. */
export type PageMessage =
  /** An answer that the page got while no worker stood between it and the service. */
  | { type: 'answer'; url: string; answer: HttpAnswer; fetchedAt: number }
  /** Pictures that the page shows or will show: have them ready. */
  | { type: 'pictures'; urls: string[] }
  /** The page has come to life. */
  | {
      type: 'started';
      /** What its document says of itself. */
      revision: string;
    }
  /** Whether a candidate can be shown. */
  | { type: 'candidate'; address: string; shows: boolean }
  /** Take over from the version before. The name is workbox-window's. */
  | { type: 'SKIP_WAITING' };

const candidatePath = '__candidate';

/**
 * Where the page finds a picture that has yet to prove itself; an address that exists in the worker only.
 * @param id of its own for each answer of a host: a page that tries one must not be shown the one before
 */
export const candidateAddress = (base: string, url: string, id: string): string =>
  `${base}${candidatePath}?${new URLSearchParams({ url, id })}`;

/** The picture behind such an address; null for every other address. */
export function candidateOf(base: string, { pathname, searchParams }: URL): string | null {
  return pathname === `${base}${candidatePath}` ? searchParams.get('url') : null;
}

/**
 * What the addresses of a picture's copies have in common, whatever their width and format:
 * `…/assets/avatar-0a1b2c3d-` of `…/assets/avatar-0a1b2c3d-108.avif`. Undefined for every other address.
 */
export const copyStem = (address: string): string | undefined =>
  /^(.*\/assets\/.*-[0-9a-f]{8}-)\d+\.(?:avif|webp)$/.exec(address)?.[1];

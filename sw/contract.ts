/** What the page and the worker have to agree on: the only door between the two. */

/**
 * The header in which the worker says when an answer that it hands out left the service: milliseconds since the
 * epoch. Only a stored answer has it; without it the page would take an old one for a fresh one.
 */
export const fetchedAtHeader = 'x-fetched-at';

/** What the build tells the worker about the site. */
export interface WorkerSite {
  /** Path that the site lives under, with a slash at both ends. */
  base: string;
  /** Hosts whose answers are data. */
  answerHosts: readonly string[];
  /** Hosts whose answers are pictures, also when nobody says that a picture is wanted. */
  pictureHosts: readonly string[];
}

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

/** A limit that a service has set, as the cache of limits keeps it. */
export interface Limit {
  /** When it ends, milliseconds since the epoch. */
  until: number;
  /** How long it was, for a service that does not say and gets a longer pause each time; milliseconds. */
  pause: number;
}

/** No limit of these services is longer; milliseconds. */
export const longestLimit = 60 * 60_000;

/** Whether a limit still holds. One that would for longer than any was noted by a clock that has been set right since. */
export const isRunning = ({ until }: Limit, now: number): boolean =>
  until > now && until <= now + longestLimit;

/** Where a limit is kept. GitHub counts searches and everything else apart; other services count per host. */
export function limitKey(url: string): string {
  const { host, pathname } = new URL(url);
  return `/${host}/${host === 'api.github.com' && pathname.startsWith('/search/') ? 'search' : 'core'}`;
}

/** An HTTP answer as a message can carry it. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** No answer: no connection, or none in time. */
export type Silence = 'unreachable' | 'timeout';

/** The worker to every page of the site. */
export type Report =
  /** How asking a service again ended. */
  | { type: 'answer'; url: string; answer: Answer | Silence }
  /** A new picture whose success only a page can tell, by showing it from {@link candidateAddress}. */
  | { type: 'candidate'; url: string };

/** A page to the worker. */
export type Request =
  /** An answer that the page got while no worker stood between it and the service. */
  | { type: 'answer'; url: string; answer: Answer; fetchedAt: number }
  /** Pictures that the page shows or will show: have them ready. */
  | { type: 'pictures'; urls: string[] }
  /** Whether a candidate can be shown. */
  | { type: 'candidate'; url: string; shows: boolean }
  /** Take over from the version before. The name is workbox-window's. */
  | { type: 'SKIP_WAITING' };

const candidatePath = '__candidate';

/** Where the page finds a picture that has yet to prove itself; an address that exists in the worker only. */
export const candidateAddress = (base: string, url: string): string =>
  `${base}${candidatePath}?${new URLSearchParams({ url })}`;

/** The picture behind such an address; null for every other address. */
export function candidateOf(base: string, { pathname, searchParams }: URL): string | null {
  return pathname === `${base}${candidatePath}` ? searchParams.get('url') : null;
}

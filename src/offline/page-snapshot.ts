import type { Dated } from '../sources/resource.ts';

/**
 * What the build has in store for this site's first paint: answers and pictures that were fetched before the site
 * was built. It travels in the document and survives JSON.
 */
export interface PageSnapshot {
  /** By the address of the request: an answer to another account or other settings has another address. */
  answers: Readonly<Record<string, Dated<unknown>>>;
  /** Copies of outside pictures: the original's address → the copy's path, base included. */
  pictures: Readonly<Record<string, string>>;
  /** Whatever was fetched at this moment (milliseconds since the epoch) is made-up sample data. */
  sampledAt?: number;
}

export const emptySnapshot: PageSnapshot = { answers: {}, pictures: {} };

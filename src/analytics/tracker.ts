import type { Site } from '../model/site.ts';

/** What the page does with an analytics provider. */
export interface Tracker {
  /** Loads its script, once, and no longer drops what is meant for it. */
  start(site: Site): void;
  /** Drops what is meant for it, that which waits too. */
  drop(): void;
  /** @returns whether its script has been running */
  stop(site: Site): boolean;
}

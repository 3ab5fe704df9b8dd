import type { Site } from '../model/site.ts';
import type { PageSnapshot } from '../offline/page-snapshot.ts';

/** What `virtual:site` exports, of which the page is made while developing. Built documents carry it. */
export interface DevelopedSite {
  /** Null when the configuration is invalid, which shows the 500 screen. */
  site: Site | null;
  /** Mistakes in the configuration. */
  problems: { path: string; message: string }[];
  snapshot: PageSnapshot | undefined;
}

import type { PageSnapshot } from '../offline/page-snapshot.ts';
import type { PageDocument } from '../pages/pages.ts';

/** The exports of `virtual:site`, used in development. Built documents carry these data. */
export interface DevelopedSite {
  /** By path below the base, the portfolio's first; null when the configuration is invalid, which shows the 500 screen. */
  documents: Readonly<Record<string, PageDocument>> | null;
  /** Mistakes in the configuration. */
  problems: { path: string; message: string }[];
  snapshot: PageSnapshot | undefined;
}

import type { PageSnapshot } from '../offline/page-snapshot.ts';
import type { PageDocument } from '../site/pages.ts';

/** The content of a document's `#page-data`, so that the script's first render equals the document. */
export interface PageData {
  /** Milliseconds since the epoch; left out where the page shows no time. */
  renderedAt?: number;
  /** Null when the configuration is invalid. */
  document: PageDocument | null;
  snapshot?: PageSnapshot;
  /** The page's path below the base. Some hosts answer with a document at other paths too. */
  path: string;
}

/** The exports of `virtual:site`, the data of all documents while developing. */
export interface DevelopedSite {
  /** By path below the base, the portfolio's first; null when the configuration is invalid, which shows the 500 screen. */
  documents: Readonly<Record<string, PageDocument>> | null;
  problems: { path: string; message: string }[];
  snapshot: PageSnapshot | undefined;
}

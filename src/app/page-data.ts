import type { CvSite, PortfolioSite, SharedSite } from '../model/page-site.ts';
import type { PageSnapshot } from '../offline/page-snapshot.ts';

/** The content of a document's `#page-data`, so that the script's first render equals the document. */
export interface PageData {
  /** Milliseconds since the epoch; left out where the page shows no time. */
  renderedAt?: number;
  /** Null when the configuration is invalid; left out in documents with data of their own. */
  site?: SharedSite | null;
  portfolio?: PortfolioSite;
  cv?: CvSite;
  snapshot?: PageSnapshot;
  /** Of the page, below the base. Some hosts answer with a document at other paths too. */
  path: string;
}

/** What every page of a document reads; null when the configuration is invalid. */
export const sharedIn = ({ portfolio, cv, site = null }: PageData): SharedSite | null =>
  portfolio ?? cv ?? site;

import { useEffect, useState } from 'react';
import { navigationText } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import { isOwnDocument, loadOwnDocument } from '../pwa/reload.ts';
import type { FailedProps } from '../ui/on-demand.tsx';
import { PageLink, PageLinks } from '../ui/page-links.tsx';
import { FullPage, RetryButton } from './full-page.tsx';
import { backToPortfolio } from './page-frame.tsx';

/** Replaces a page whose code could not be loaded. */
export const NotLoadedPage = ({ site, retry }: { site: SharedSite; retry: () => void }) => (
  <FullPage title={navigationText.notLoadedTitle}>
    <p>{navigationText.notLoaded}</p>
    <RetryButton retry={retry} />
    <p>
      <PageLink to={backToPortfolio(site)} className="button button-quiet" />
    </p>
    <PageLinks />
  </FullPage>
);

type LoadOwnDocumentProps = { site: SharedSite } & Partial<FailedProps>;

/**
 * Replaces a page that failed or whose data this document lacks by its own document, which is complete without code. If
 * that is open, the error goes up to the root.
 */
export function LoadOwnDocument({ site, error, retry = () => location.reload() }: LoadOwnDocumentProps) {
  if (error && isOwnDocument()) throw error;
  const [isLoading, setLoading] = useState(true);
  useEffect(() => void loadOwnDocument().then(setLoading), []);
  return isLoading ? null : <NotLoadedPage site={site} retry={retry} />;
}

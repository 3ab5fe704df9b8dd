import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { errorText } from '#text/consent-and-errors.ts';
import { notFoundName } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import { reloadUnlessLeaving } from '../pwa/reload.ts';
import { pageTitle } from '../text/titles.ts';
import { PageLink, PageLinks } from '../ui/page-links.tsx';
import { FullPage } from './full-page.tsx';
import { backToPortfolio, useTitle } from './page-frame.tsx';

/** Shown at an unknown path. Its links load documents: the worker knows a tab by the address at which it started. */
export default function NotFoundPage({ site }: { site: SharedSite }) {
  useTitle(pageTitle(notFoundName, site));
  // Without a network the worker answers with this page at every address that it does not know.
  const online = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  useEffect(() => (online ? undefined : onlineManager.subscribe(reloadUnlessLeaving)), [online]);
  return (
    <FullPage status={404} title={notFoundName}>
      <p>{online ? errorText.notFound : errorText.offline}</p>
      <p>
        <PageLink to={backToPortfolio(site)} asDocument className="button" />
      </p>
      <PageLinks asDocument />
    </FullPage>
  );
}

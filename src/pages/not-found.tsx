import { useEffect, useState } from 'react';
import { errorText } from '#text/consent-and-errors.ts';
import { notFoundName } from '#text/page.ts';
import { FullPage } from '../frame/full-page.tsx';
import { backToPortfolio, useTitle } from '../frame/page-frame.tsx';
import { isHostReachable } from '../offline/own-host.ts';
import { reloadFor } from '../pwa/reload.ts';
import type { SharedSite } from '../site/page-site.ts';
import { pageTitle } from '../text/titles.ts';
import { PageLink, PageLinks } from '../ui/page-links.tsx';

const checkMs = 10_000;

/** Shown at an unknown path. Its links load documents: the worker knows a tab by the address at which it started. */
export default function NotFoundPage({ site }: { site: SharedSite }) {
  const isOffline = useOffline(site.base);
  const back = (
    <p>
      <PageLink to={backToPortfolio(site)} asDocument className="button" />
    </p>
  );
  useTitle(isOffline ? errorText.offline.title : pageTitle(notFoundName, site));
  // The address may be another owner's page, so it shows neither this owner's name nor their legal links.
  if (isOffline)
    return (
      <FullPage title={errorText.offline.title}>
        <p>{errorText.offline.subtitle}</p>
        {back}
      </FullPage>
    );
  return (
    <FullPage status={404} title={notFoundName}>
      <p>{errorText.notFound}</p>
      {back}
      <PageLinks asDocument />
    </FullPage>
  );
}

/** True if the worker responded with this page because there is no network: the address may exist. */
function useOffline(base: string): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    void isHostReachable(base).then((isReachable) => setOffline(!isReachable));
  }, [base]);
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => reloadFor('network is back');
    const check = async () => (await isHostReachable(base)) && reload();
    const timer = setInterval(check, checkMs);
    window.addEventListener('online', reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reload);
    };
  }, [base, isOffline]);
  return isOffline;
}

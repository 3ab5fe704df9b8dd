import { siteHas } from 'virtual:site-has';
import { type ReactNode, useState } from 'react';
import type { SharedSite } from '../site/page-site.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { ConsentSettingsContext } from '../ui/page-links.tsx';

const ConsentBanner = siteHas.analytics ? onDemand(() => import('./consent-banner.tsx')) : null;

/** First in the document, so that the keyboard reaches the question first. */
export function ConsentProvider({ site, children }: { site: SharedSite; children: ReactNode }) {
  const [isRequested, setRequested] = useState(false);
  if (!ConsentBanner) return children;
  const open = async () => {
    const isThere = await ConsentBanner.preload();
    if (isThere) setRequested(true);
    return isThere;
  };
  return (
    <ConsentSettingsContext value={open}>
      {/* Outlives the question: a live region that appears with its text is not read out. */}
      <div aria-live="polite">
        <ConsentBanner site={site} isRequested={isRequested} close={() => setRequested(false)} />
      </div>
      {children}
    </ConsentSettingsContext>
  );
}

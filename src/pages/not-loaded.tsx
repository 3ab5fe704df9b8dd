import { navigationText } from '#text/page.ts';
import type { Site } from '../model/site.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import { FullPage } from './full-page.tsx';
import { PortfolioLink } from './portfolio-link.tsx';

/** Stands in for a page whose code cannot be loaded. */
export function NotLoadedPage({ site, retry }: { site: Site; retry: () => void }) {
  return (
    <FullPage title={navigationText.notLoadedTitle}>
      <p>{navigationText.notLoaded}</p>
      <p>
        <button type="button" className="button" onClick={retry}>
          {navigationText.retry}
        </button>
      </p>
      <p>
        <PortfolioLink site={site} className="button button-quiet" />
      </p>
      <LegalLinks />
    </FullPage>
  );
}

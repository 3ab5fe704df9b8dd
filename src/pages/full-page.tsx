import type { ReactNode } from 'react';
import { navigationText } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import type { Phrase as Sentence } from '../model/phrase.ts';
import { handOverFocus } from '../ui/focus-handover.ts';
import { PageLinks } from '../ui/page-links.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PortfolioLink } from './portfolio-link.tsx';
import '../ui/button.css';
import './full-page.css';

interface FullPageProps {
  status?: number;
  title: Sentence;
  children: ReactNode;
}

/** A screen of its own: a large status number, a title, what to do about it, and the other languages. */
export function FullPage({ status, title, children }: FullPageProps) {
  return (
    <main ref={handOverFocus} id="main" className="full-page" tabIndex={-1} aria-labelledby="page-title">
      <div role="alert">
        {status && <p className="full-page-status">{status}</p>}
        <Phrase as="h1" id="page-title" of={title} />
        {children}
        {siteHas.languages && <LanguageSwitch />}
      </div>
    </main>
  );
}

export const RetryButton = ({ retry }: { retry: () => void }) => (
  <p>
    <button type="button" className="button" onClick={retry}>
      {navigationText.retry}
    </button>
  </p>
);

/** Replaces a page whose code could not be loaded. */
export const NotLoadedPage = ({ site, retry }: { site: SharedSite; retry: () => void }) => (
  <FullPage title={navigationText.notLoadedTitle}>
    <p>{navigationText.notLoaded}</p>
    <RetryButton retry={retry} />
    <p>
      <PortfolioLink site={site} />
    </p>
    <PageLinks />
  </FullPage>
);

import { siteHas } from 'virtual:site-has';
import { type ReactNode, useEffect, useState } from 'react';
import { navigationText } from '#text/page.ts';
import type { LocalizedText } from '../model/phrase.ts';
import { isDocumentOfAddress, loadDocument, reloadFor } from '../pwa/reload.ts';
import type { SharedSite } from '../site/page-site.ts';
import { handOverFocus } from '../ui/focus-handover.ts';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import type { FailedProps } from '../ui/on-demand.tsx';
import { PageLink, PageLinks } from '../ui/page-links.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { backToPortfolio } from './page-frame.tsx';
import '../ui/button.css';
import './full-page.css';

interface FullPageProps {
  status?: number;
  title: LocalizedText;
  children: ReactNode;
}

/** A screen of its own: a large status number, a title, what to do about it, and the other languages. */
export function FullPage({ status, title, children }: FullPageProps) {
  useNoticeQueue('error', true);
  return (
    <main ref={handOverFocus} id="main" className="full-page" tabIndex={-1} aria-labelledby="page-title">
      <div>
        {/* The rest is outside, or it would be read out again with each change in it. */}
        <div role="alert">
          {status && <p className="full-page-status">{status}</p>}
          <Phrase as="h1" id="page-title" of={title} />
        </div>
        {children}
        {siteHas.languages && <LanguageSwitch />}
      </div>
    </main>
  );
}

/** @param props.name in the language of the screen */
export const RetryButton = ({
  name = navigationText.retry,
  retry,
}: {
  name?: LocalizedText;
  retry: () => void;
}) => (
  <p>
    <button type="button" className="button" onClick={retry}>
      <Phrase of={name} />
    </button>
  </p>
);

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

/** Loads the document of a page that failed or whose data is not here. Rethrows an error of the open document. */
export function LoadDocument(props: { site: SharedSite } & Partial<FailedProps>) {
  const { site, error, retry = () => void reloadFor('wish') } = props;
  if (error && isDocumentOfAddress()) throw error;
  const [isLoading, setLoading] = useState(true);
  useEffect(() => void loadDocument().then(setLoading), []);
  return isLoading ? null : <NotLoadedPage site={site} retry={retry} />;
}

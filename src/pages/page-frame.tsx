import { type ReactNode, useEffect, useState } from 'react';
import type { SharedSite } from '../model/page-site.ts';
import { loadOwnDocument } from '../pwa/reload.ts';
import { Footer } from './footer.tsx';
import { NotLoadedPage } from './full-page.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PortfolioLink } from './portfolio-link.tsx';
import { useTitle } from './title.ts';
import './page-frame.css';

interface PageFrameProps {
  site: SharedSite;
  /** Of the tab. */
  title: string;
  className?: string;
  /** False on a page that only one language has. */
  isTranslated?: boolean;
  hasFooterText?: boolean;
  /** With an `h1` whose id is `page-title`. */
  children: ReactNode;
}

/** The frame of a page besides the portfolio: the way back at both ends, the other languages and the footer. */
export function PageFrame({
  site,
  title,
  className = '',
  isTranslated = true,
  hasFooterText = true,
  children,
}: PageFrameProps) {
  useTitle(title);
  return (
    <>
      {siteHas.languages && isTranslated && <LanguageSwitch />}
      <main id="main" className={`page-frame ${className}`} tabIndex={-1} aria-labelledby="page-title">
        <PortfolioLink site={site} isBack />
        {children}
        <PortfolioLink site={site} isBack />
      </main>
      <Footer words={hasFooterText ? site.footer : undefined} hasLinks />
    </>
  );
}

interface LoadOwnDocumentProps {
  site: SharedSite;
  /** By default loads the document again. */
  retry?: (() => void) | undefined;
}

/** Loads the page's document, which is complete without code and has data that others lack. */
export function LoadOwnDocument({ site, retry = () => location.reload() }: LoadOwnDocumentProps) {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => void loadOwnDocument().then(setLoading), []);
  return isLoading ? null : <NotLoadedPage site={site} retry={retry} />;
}

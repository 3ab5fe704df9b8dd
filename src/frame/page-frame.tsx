import { siteHas } from 'virtual:site-has';
import { type ReactNode, useEffect } from 'react';
import { navigationText } from '#text/page.ts';
import { languageOf, plainText } from '../model/phrase.ts';
import type { SharedSite } from '../site/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink, PageLinks } from '../ui/page-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import '../ui/button.css';
import './footer.css';
import './page-frame.css';

export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The link back. Only the portfolio's document has its data and styles. */
export const backToPortfolio = (site: SharedSite) => ({
  name: navigationText.back,
  href: site.home,
  needsDocument: !('projects' in site),
});

interface PageFrameProps {
  site: SharedSite;
  /** The tab's. */
  title: string;
  className: string;
  /** False on a page that only one language has. */
  isTranslated?: boolean;
  /** Contains an `h1` whose id is `page-title`. */
  children: ReactNode;
}

/** The frame of a page besides the portfolio: the way back at both ends, the other languages and the footer. */
export function PageFrame({ site, title, className, isTranslated = true, children }: PageFrameProps) {
  useTitle(title);
  const back = (
    <PageLink to={backToPortfolio(site)} className="button button-quiet page-back screen-only">
      <Icon name="lucide:arrow-left" />
      {navigationText.back}
    </PageLink>
  );
  return (
    <>
      {siteHas.languages && isTranslated && <LanguageSwitch />}
      <main id="main" className={`page-frame stack ${className}`} tabIndex={-1} aria-labelledby="page-title">
        {back}
        {children}
        {back}
      </main>
      <Footer words={site.footer} hasLinks />
    </>
  );
}

/** The footer with the owner's text, the legal links and the other languages. Without links only the languages. */
export function Footer({ words, hasLinks = !!words }: { words: SharedSite['footer']; hasLinks?: boolean }) {
  const languages = siteHas.languages && <LanguageSwitch atEnd />;
  if (!hasLinks) return languages;
  return (
    <footer className="footer cluster">
      {words && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own HTML, sanitised when it was compiled
        <div lang={languageOf(words)} dangerouslySetInnerHTML={{ __html: plainText(words) }} />
      )}
      <PageLinks />
      {languages}
    </footer>
  );
}

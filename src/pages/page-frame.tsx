import type { ReactNode } from 'react';
import { navigationText } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-links.tsx';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useTitle } from './title.ts';
import './page-frame.css';

/** The way back. Only the portfolio's own document has its data and styles. */
export const backToPortfolio = (site: SharedSite) => ({
  name: navigationText.back,
  href: site.home,
  isOwn: !('projects' in site),
});

interface PageFrameProps {
  site: SharedSite;
  /** Of the tab. */
  title: string;
  className: string;
  /** False on a page that only one language has. */
  isTranslated?: boolean;
  hasFooterText?: boolean;
  /** With an `h1` whose id is `page-title`. */
  children: ReactNode;
}

/** The frame of a page besides the portfolio: the way back at both ends, the other languages and the footer. */
export function PageFrame(props: PageFrameProps) {
  const { site, title, className, isTranslated = true, hasFooterText = true, children } = props;
  useTitle(title);
  const back = (
    <PageLink to={backToPortfolio(site)} className="button button-quiet page-back">
      <Icon name="lucide:arrow-left" />
      {navigationText.back}
    </PageLink>
  );
  return (
    <>
      {siteHas.languages && isTranslated && <LanguageSwitch />}
      <main id="main" className={`page-frame ${className}`} tabIndex={-1} aria-labelledby="page-title">
        {back}
        {children}
        {back}
      </main>
      <Footer words={hasFooterText ? site.footer : undefined} hasLinks />
    </>
  );
}

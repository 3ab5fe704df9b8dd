import { footer, links } from 'virtual:pages';
import { createContext, type ReactNode, use, useState } from 'react';
import { Link, useRouter } from 'wouter';
import { navigationText, pageNames } from '#text/page.ts';
import type { CommonPage } from '../model/page.ts';
import { NotLoaded } from './on-demand.tsx';
import './legal-links.css';

interface PageLinkProps {
  to: CommonPage;
  /** Loads the page's document. A page that only another language has is always loaded. */
  asDocument?: boolean | undefined;
  children?: ReactNode;
}

/** A link to a page, with its name unless it has other words. */
export function PageLink({ to, asDocument, children = pageNames[to] }: PageLinkProps) {
  const { base } = useRouter();
  const { href, hrefLang } = links[to];
  return asDocument || hrefLang ? (
    <a href={base + href} hrefLang={hrefLang}>
      {children}
    </a>
  ) : (
    <Link href={href}>{children}</Link>
  );
}

/**
 * The way to the legal pages, which the law wants on every screen, and to the visitor's consent: it must be as easy to
 * withdraw as to give.
 */
export function LegalLinks({ asDocument }: Pick<PageLinkProps, 'asDocument'>) {
  const openConsentSettings = use(ConsentSettingsContext);
  const [isMissing, setMissing] = useState(false);
  return (
    <nav className="legal-links" aria-label={navigationText.legal}>
      {footer.map((id) => (
        <PageLink key={id} to={id} asDocument={asDocument} />
      ))}
      {openConsentSettings && (
        <button type="button" onClick={async () => setMissing(!(await openConsentSettings()))}>
          {navigationText.consentSettings}
        </button>
      )}
      {isMissing && <NotLoaded />}
    </nav>
  );
}

/** Brings back the question for consent, and says whether it could be loaded; null on a site that has nothing to ask. */
export const ConsentSettingsContext = createContext<(() => Promise<boolean>) | null>(null);

import { footer, links } from 'virtual:pages';
import { createContext, type ReactNode, use, useState } from 'react';
import { Link, useRouter } from 'wouter';
import { navigationText, pageNames } from '#text/page.ts';
import type { CommonPage } from '../model/page.ts';
import { NotLoaded } from './on-demand.tsx';
import './legal-links.css';

interface PageLinkProps {
  to: CommonPage;
  /** Loads the page's document, as a page in another language always does. */
  asDocument?: boolean | undefined;
  children?: ReactNode;
}

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

/** Required by law on every screen; consent must be as easy to withdraw as to give. */
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

/** Shows the question for consent again; false if it cannot be loaded. Null on a site that needs no consent. */
export const ConsentSettingsContext = createContext<(() => Promise<boolean>) | null>(null);

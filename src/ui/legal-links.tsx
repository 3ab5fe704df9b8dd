import { hasLegalPages } from 'virtual:site-language';
import { type ComponentType, createContext, useContext, useState } from 'react';
import { Link, useRouter } from 'wouter';
import { navigationText } from '#text/navigation.ts';
import { legalLanguage } from '../model/site-language.ts';
import { NotLoaded } from './on-demand.tsx';
import './legal-links.css';

export interface LegalLinkProps {
  /** Below the base. */
  href: '/impressum' | '/datenschutz';
  children: string;
}

/** The legal pages are documents of the German page: from another language they have to be loaded. */
const ForeignLegalLink = ({ href, children }: LegalLinkProps) => (
  <a href={useRouter().base + href} hrefLang={legalLanguage}>
    {children}
  </a>
);

export const LegalLink: ComponentType<LegalLinkProps> = hasLegalPages ? Link : ForeignLegalLink;

/**
 * The way to the legal pages, which the law wants on every screen, and to the visitor's consent: it must be as easy to
 * withdraw as to give. @param as what leads there, from a page that has its own way
 */
export function LegalLinks({ as: Leading = LegalLink }: { as?: ComponentType<LegalLinkProps> }) {
  const openConsentSettings = useConsentSettings();
  const [isMissing, setMissing] = useState(false);
  return (
    <nav className="legal-links" aria-label={navigationText.legal}>
      <Leading href="/impressum">{navigationText.impressum}</Leading>
      <Leading href="/datenschutz">{navigationText.datenschutz}</Leading>
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

export const useConsentSettings = () => useContext(ConsentSettingsContext);

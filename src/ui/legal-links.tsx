import { hasLegalPages } from 'virtual:site-language';
import { type ComponentType, useState } from 'react';
import { Link, useRouter } from 'wouter';
import { navigationText } from '#text/navigation.ts';
import { legalLanguage } from '../model/site-language.ts';
import { useConsentSettings } from './consent-settings.ts';
import { NotLoaded } from './on-demand.tsx';
import './legal-links.css';

interface LegalLinkProps {
  /** Below the base. */
  href: '/impressum' | '/datenschutz';
  children: string;
}

/** Loads the page as a document: those of the German page from another language. */
const LegalDocumentLink = ({ href, children }: LegalLinkProps) => (
  <a href={useRouter().base + href} hrefLang={legalLanguage}>
    {children}
  </a>
);

export const LegalLink: ComponentType<LegalLinkProps> = hasLegalPages ? Link : LegalDocumentLink;

/**
 * The way to the site notice and the privacy policy, which the law wants on every screen, and to the visitor's
 * consent where there is something to consent to: it must be as easy to withdraw as to give.
 * @param asDocuments from a page whose tab is not to go on to another without loading it
 */
export function LegalLinks({ asDocuments = false }) {
  const To = asDocuments ? LegalDocumentLink : LegalLink;
  const openConsentSettings = useConsentSettings();
  const [isMissing, setMissing] = useState(false);
  return (
    <nav className="legal-links" aria-label={navigationText.legal}>
      <To href="/impressum">{navigationText.impressum}</To>
      <To href="/datenschutz">{navigationText.datenschutz}</To>
      {openConsentSettings && (
        <button type="button" onClick={async () => setMissing(!(await openConsentSettings()))}>
          {navigationText.consentSettings}
        </button>
      )}
      {isMissing && <NotLoaded />}
    </nav>
  );
}

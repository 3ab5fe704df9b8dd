import { useState } from 'react';
import { Link } from 'wouter';
import { navigationText } from '#text/navigation.ts';
import { useConsentSettings } from './consent-settings.ts';
import { NotLoaded } from './on-demand.tsx';
import './legal-links.css';

/**
 * The way to the site notice and the privacy policy, which the law wants on every screen, and to the visitor's
 * consent where there is something to consent to: it must be as easy to withdraw as to give.
 */
export function LegalLinks() {
  const openConsentSettings = useConsentSettings();
  const [isMissing, setMissing] = useState(false);
  return (
    <nav className="legal-links" aria-label={navigationText.legal}>
      <Link href="/impressum">{navigationText.impressum}</Link>
      <Link href="/datenschutz">{navigationText.datenschutz}</Link>
      {openConsentSettings && (
        <button type="button" onClick={async () => setMissing(!(await openConsentSettings()))}>
          {navigationText.consentSettings}
        </button>
      )}
      {isMissing && <NotLoaded />}
    </nav>
  );
}

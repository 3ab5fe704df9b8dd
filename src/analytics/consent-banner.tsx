import { links } from 'virtual:pages';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { consentText } from '#text/consent-and-errors.ts';
import { analyticsOf } from '../model/site.ts';
import type { SharedSite } from '../site/page-site.ts';
import { handOverFocus } from '../ui/focus-handover.ts';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { PageLink } from '../ui/page-links.tsx';
import { subscribeToSettings } from '../ui/stored-setting.ts';
import { type Consent, readConsent, writeConsent } from './analytics.ts';
import { applyConsent } from './consent.ts';
// Every page has the buttons' styles; importing them here would put them before the order of the layers.
import './consent-banner.css';

interface ConsentBannerProps {
  site: SharedSite;
  isRequested: boolean;
  close: () => void;
}

/** Asks for consent until the visitor answers, and again on request. Not modal: the page works without an answer. */
export default function ConsentBanner({ site, isRequested, close }: ConsentBannerProps) {
  const providers = analyticsOf(site);
  const consent = useSyncExternalStore(subscribeToSettings, () => readConsent(site));

  useEffect(() => applyConsent(site, consent), [site, consent]);
  // A layout effect, to note the focus before a button of this question takes it.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!isRequested || !(opener instanceof HTMLElement)) return;
    document.getElementById('consent-heading')?.focus();
    return () => opener.focus({ preventScroll: true });
  }, [isRequested]);

  const answer = (consent: Consent) => {
    writeConsent(site, consent);
    close();
  };

  const isShown = useNoticeQueue(isRequested ? 'requested' : 'consent', isRequested || consent === undefined);
  if (!isShown) return null;
  return (
    <section
      ref={handOverFocus}
      className="consent stack raised screen-only"
      aria-labelledby="consent-heading"
      onKeyDown={({ key }) => key === 'Escape' && consent && close()}
    >
      <h2 id="consent-heading" tabIndex={-1}>
        {consentText.heading}
      </h2>
      <p>
        {consentText.question(providers)} <PageLink to={links.datenschutz}>{consentText.more}</PageLink>
      </p>
      {consent !== undefined && <p className="consent-current">{consentText.current[consent]}</p>}
      <div className="cluster">
        <button type="button" className="button" onClick={() => answer('denied')}>
          {consentText.refuse}
        </button>
        <button type="button" className="button" onClick={() => answer('granted')}>
          {consentText.accept}
        </button>
      </div>
    </section>
  );
}

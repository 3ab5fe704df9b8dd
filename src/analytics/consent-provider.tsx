import { loadConsentBanner } from 'virtual:consent-banner';
import { type ReactNode, useCallback, useState } from 'react';
import type { Site } from '../model/site.ts';
import { useHydrated } from '../offline/offline-provider.tsx';
import { ConsentSettingsContext } from '../ui/legal-links.tsx';
import { onDemand } from '../ui/on-demand.tsx';

const fontTimeoutMs = 3000;

/** Before the page's font is there the question would be set in wider letters, and its box would jump when it comes. */
const inItsFont =
  <Module,>(load: () => Promise<Module>) =>
  async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, fontTimeoutMs));
    const [module] = await Promise.all([load(), Promise.race([document.fonts.ready, timeout])]);
    return module;
  };

/** Without it nothing is asked, and nothing that needs an answer runs. */
const ConsentBanner = loadConsentBanner && onDemand(inItsFont(loadConsentBanner));

/** Asks for consent where the site needs it. The question is first in the document, so the keyboard meets it first. */
export function ConsentProvider({ site, children }: { site: Site; children: ReactNode }) {
  const hydrated = useHydrated();
  const [isRequested, setRequested] = useState(false);
  const open = useCallback(async () => {
    const isThere = await ConsentBanner?.preload();
    if (isThere) setRequested(true);
    return isThere === true;
  }, []);
  const close = useCallback(() => setRequested(false), []);
  if (!ConsentBanner) return children;
  return (
    <ConsentSettingsContext value={open}>
      {/* There before the question: a live region that appears together with its text is not read out. */}
      <div aria-live="polite">
        {hydrated && <ConsentBanner site={site} isRequested={isRequested} close={close} />}
      </div>
      {children}
    </ConsentSettingsContext>
  );
}

import { loadConsentBanner } from 'virtual:consent-banner';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Site } from '../config/site.ts';
import { useHydrated } from '../offline/hydration.tsx';
import { ConsentSettingsContext } from '../ui/consent-settings.ts';

const ConsentBanner = loadConsentBanner && lazy(loadConsentBanner);

interface ConsentProviderProps {
  site: Site;
  children: ReactNode;
}

/**
 * Asks the visitor for consent where the configuration needs it, and gives the page the way back to the question. The
 * question comes first in the document, so that the keyboard meets it first; it lies over the page, so that nothing
 * moves.
 */
export function ConsentProvider({ site, children }: ConsentProviderProps) {
  const hydrated = useHydrated();
  const [isRequested, setRequested] = useState(false);
  const open = useCallback(() => setRequested(true), []);
  const close = useCallback(() => setRequested(false), []);
  if (!ConsentBanner) return children;
  return (
    <ConsentSettingsContext value={open}>
      {/* There before the question: a live region that appears together with its text is not read out. */}
      <div aria-live="polite">
        {hydrated && (
          <Suspense>
            <ConsentBanner site={site} isRequested={isRequested} close={close} />
          </Suspense>
        )}
      </div>
      {children}
    </ConsentSettingsContext>
  );
}

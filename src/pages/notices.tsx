import { startTransition, useEffect, useState } from 'react';
import type { Site } from '../config/site.ts';
import { askToPersist, isInstalled, useInstallOffer } from '../pwa/install-offer.ts';
import { useUpdate } from '../pwa/register-worker.ts';
import { onDemand } from '../ui/on-demand.tsx';
import './notices.css';

const UpdatePrompt = onDemand(() => import('./update-prompt.tsx'));
const InstallPrompt = onDemand(() => import('./install-prompt.tsx'));

/** What the site has to say about itself as an app. It begins after the page, over which it lies: nothing moves. */
export function Notices({ site }: { site: Site }) {
  const loaded = useLoaded();
  return (
    <div className="notices" aria-live="polite">
      {loaded && site.enablePWA && <AppNotices base={site.base} />}
    </div>
  );
}

/** Each notice is loaded when there is something to say. */
function AppNotices({ base }: { base: string }) {
  const { state, ...update } = useUpdate(base);
  const offer = useInstallOffer(base);
  useEffect(() => {
    if (isInstalled()) void askToPersist();
  }, []);
  return (
    <>
      {state !== 'none' && <UpdatePrompt state={state} {...update} />}
      {offer !== 'none' && <InstallPrompt base={base} offer={offer} />}
    </>
  );
}

/** True once the document and all that it needs at first are there. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = () => startTransition(() => setLoaded(true));
    if (document.readyState === 'complete') load();
    window.addEventListener('load', load);
    return () => window.removeEventListener('load', load);
  }, []);
  return loaded;
}

import { useEffect } from 'react';
import { askToPersist, isInstalled, useInstallOffer } from '../pwa/install-offer.ts';
import { useUpdate } from '../pwa/register-worker.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

interface AppNoticesProps {
  base: string;
  /** The visitor has read on, and may be asked for something. */
  hasRead: boolean;
}

/** Registers the worker, and offers new versions and installing. */
export default function AppNotices({ base, hasRead }: AppNoticesProps) {
  const { state, ...update } = useUpdate(base);
  const offer = useInstallOffer(base);
  useEffect(() => {
    if (isInstalled()) void askToPersist();
  }, []);
  return (
    <>
      {state !== 'none' && <UpdatePrompt state={state} {...update} />}
      {state === 'none' && hasRead && offer !== 'none' && <InstallPrompt base={base} offer={offer} />}
    </>
  );
}

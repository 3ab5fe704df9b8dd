import { useEffect } from 'react';
import { askToPersist, isInstalled, useInstallOffer } from '../pwa/install-offer.ts';
import { useUpdate } from '../pwa/register-worker.ts';
import { useTurn } from '../ui/turn.ts';
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
  const isUpdate = useTurn('update', state !== 'none');
  const isInstall = useTurn('install', hasRead && offer !== 'none');
  if (isUpdate && state !== 'none') return <UpdatePrompt state={state} {...update} />;
  if (isInstall && offer !== 'none') return <InstallPrompt base={base} offer={offer} />;
  return null;
}

import { useEffect } from 'react';
import { askToPersist, isInstalled, useInstallOffer } from '../pwa/install-offer.ts';
import { useUpdate } from '../pwa/register-worker.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { useTurn } from '../ui/turn.ts';

const AppPrompt = onDemand(() => import('./app-prompt.tsx'));

interface AppNoticesProps {
  base: string;
  /** The visitor has read on, and may be asked for something. */
  hasRead: boolean;
}

/** Registers the worker, and offers new versions and installing. */
export default function AppNotices({ base, hasRead }: AppNoticesProps) {
  const update = useUpdate(base);
  const offer = useInstallOffer(base);
  useEffect(() => {
    if (isInstalled()) void askToPersist();
  }, []);
  const isUpdate = useTurn('update', update.state !== 'none');
  const isInstall = useTurn('install', hasRead && offer !== 'none');
  return isUpdate || isInstall ? (
    <AppPrompt base={base} update={isUpdate ? update : undefined} offer={offer} />
  ) : null;
}

import { useEffect } from 'react';
import { noticeText } from '#text/page.ts';
import {
  askToPersist,
  decline,
  type InstallOffer,
  install,
  isInstalled,
  useInstallOffer,
} from '../pwa/install-offer.ts';
import { type Update, type UpdateState, useUpdate } from '../pwa/register-worker.ts';
import { useTurn } from '../ui/turn.ts';
import { Notice } from './notice.tsx';

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

interface UpdatePromptProps extends Update {
  state: Exclude<UpdateState, 'none'>;
}

/** Offers a new version to the tab that may load it, and tells the other tabs that there is one. */
function UpdatePrompt({ state, apply, postpone }: UpdatePromptProps) {
  const text = noticeText.update;
  return (
    <Notice icon="lucide:refresh-cw" text={text[state]}>
      <button type="button" className="button" onClick={apply}>
        {text.apply}
      </button>
      <button type="button" className="button button-quiet" onClick={postpone}>
        {text.postpone}
      </button>
    </Notice>
  );
}

/** Offers to put the site on the home screen, in the way that this browser has. */
function InstallPrompt({ base, offer }: { base: string; offer: Exclude<InstallOffer, 'none'> }) {
  const text = noticeText.install;
  if (offer === 'ios-hint') {
    return (
      <Notice icon="lucide:download" text={text.ios}>
        <button type="button" className="button button-quiet" onClick={() => decline(base)}>
          {text.understood}
        </button>
      </Notice>
    );
  }
  return (
    <Notice icon="lucide:download" text={text.offer}>
      <button type="button" className="button" onClick={() => void install(base)}>
        {text.install}
      </button>
      <button type="button" className="button button-quiet" onClick={() => decline(base)}>
        {text.decline}
      </button>
    </Notice>
  );
}

import { noticeText } from '#text/occasions.ts';
import { decline, type InstallOffer, install } from '../pwa/install-offer.ts';
import type { Update, UpdateState } from '../pwa/register-worker.ts';
import { Notice } from './notice.tsx';

export interface AppPromptProps {
  base: string;
  /** Goes before an offer to install. */
  update: Update | undefined;
  offer: InstallOffer;
}

/** Offers a new version, or to put the site on the home screen. */
export default function AppPrompt({ base, update, offer }: AppPromptProps) {
  if (update && update.state !== 'none') return <UpdatePrompt {...update} state={update.state} />;
  return offer === 'none' ? null : <InstallPrompt base={base} offer={offer} />;
}

interface UpdatePromptProps extends Update {
  state: Exclude<UpdateState, 'none'>;
}

/** For the tab that may load it; the other tabs are told that there is one. */
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

/** In the way that this browser has. */
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

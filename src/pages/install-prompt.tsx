import { noticeText } from '#text/page.ts';
import { decline, type InstallOffer, install } from '../pwa/install-offer.ts';
import { Notice } from './notice.tsx';

interface InstallPromptProps {
  base: string;
  offer: Exclude<InstallOffer, 'none'>;
}

/** Offers to put the site on the home screen, in the way this browser has. */
export function InstallPrompt({ base, offer }: InstallPromptProps) {
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

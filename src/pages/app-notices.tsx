import { useEffect } from 'react';
import { noticeText } from '#text/page.ts';
import { askToPersist, decline, install, isInstalled, useInstallOffer } from '../pwa/install-offer.ts';
import { useUpdate } from '../pwa/register-worker.ts';
import { useTurn } from '../ui/turn.ts';
import { Notice } from './notice.tsx';

/**
 * Registers the worker, offers a new version, and offers to install the site once the visitor has scrolled.
 */
export default function AppNotices({ base, hasRead }: { base: string; hasRead: boolean }) {
  const { state, apply, postpone } = useUpdate(base);
  const offer = useInstallOffer(base);
  useEffect(() => {
    if (isInstalled()) void askToPersist();
  }, []);
  const isUpdate = useTurn('update', state !== 'none');
  const isInstall = useTurn('install', hasRead && offer !== 'none');
  const text = noticeText.install;
  if (isUpdate && state !== 'none') {
    const { [state]: words, ...update } = noticeText.update;
    return (
      <Notice
        key="update"
        icon="lucide:refresh-cw"
        text={words}
        dismissal={update.postpone}
        onDismiss={postpone}
      >
        <button type="button" className="button" onClick={apply}>
          {update.apply}
        </button>
      </Notice>
    );
  }
  if (!isInstall || offer === 'none') return null;
  const isHint = offer === 'ios-hint';
  return (
    <Notice
      key={offer}
      icon={isHint ? 'tabler:share-2' : 'lucide:download'}
      text={isHint ? text.ios : text.offer}
      dismissal={isHint ? text.understood : text.decline}
      onDismiss={() => decline(base)}
    >
      {!isHint && (
        <button type="button" className="button" onClick={() => void install(base)}>
          {text.install}
        </button>
      )}
    </Notice>
  );
}

import { useEffect } from 'react';
import { noticeText } from '#text/page.ts';
import { askToPersist, decline, install, isInstalled, useInstallPrompt } from '../pwa/install-prompt.ts';
import { useUpdate } from '../pwa/register-worker.ts';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { Notice } from './notice.tsx';

/**
 * Registers the worker, announces a new version, and proposes to install the site once the visitor has scrolled.
 */
export default function AppNotices({ base, hasRead }: { base: string; hasRead: boolean }) {
  const { state, apply, postpone } = useUpdate(base);
  const prompt = useInstallPrompt(base);
  useEffect(() => {
    if (isInstalled()) void askToPersist();
  }, []);
  const isUpdate = useNoticeQueue('update', state !== 'none');
  const isInstall = useNoticeQueue('install', hasRead && prompt !== 'none');
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
  if (!isInstall || prompt === 'none') return null;
  const isHint = prompt === 'ios-hint';
  return (
    <Notice
      key={prompt}
      icon={isHint ? 'tabler:share-2' : 'lucide:download'}
      text={isHint ? text.ios : text.question}
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

import { useEffect } from 'react';
import { noticeText } from '#text/page.ts';
import { askToPersist, decline, install, isInstalled, useInstallPrompt } from '../pwa/install-prompt.ts';
import { useUpdate } from '../pwa/register-worker.ts';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { Notice } from './notice.tsx';

/** Registers the worker, announces a new version, and proposes to install the site once the visitor has scrolled. */
export default function AppNotices({ base, hasScrolled }: { base: string; hasScrolled: boolean }) {
  const { state, apply, postpone } = useUpdate(base);
  const prompt = useInstallPrompt(base);
  useEffect(() => {
    if (isInstalled()) void askToPersist();
  }, []);
  const isUpdate = useNoticeQueue('update', state !== 'none');
  const isInstall = useNoticeQueue('install', hasScrolled && prompt !== 'none');
  const { update, install: text } = noticeText;
  if (isUpdate && state !== 'none') {
    return (
      <Notice
        key="update"
        icon="lucide:refresh-cw"
        text={update[state]}
        dismissal={[update.postpone, postpone]}
      >
        <button type="button" className="button" onClick={apply}>
          {update.apply}
        </button>
      </Notice>
    );
  }
  if (!isInstall) return null;
  const dismiss = () => decline(base);
  if (prompt === 'ios-hint')
    return <Notice icon="tabler:share-2" text={text.ios} dismissal={[text.understood, dismiss]} />;
  return (
    <Notice key={prompt} icon="lucide:download" text={text.question} dismissal={[text.decline, dismiss]}>
      <button type="button" className="button" onClick={() => void install(base)}>
        {text.install}
      </button>
    </Notice>
  );
}

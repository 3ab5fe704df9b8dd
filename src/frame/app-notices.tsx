import { useEffect } from 'react';
import { noticeText } from '#text/page.ts';
import { askToPersist, decline, install, isInstalled, useInstallPrompt } from '../pwa/install-prompt.ts';
import { useVersion } from '../pwa/version.ts';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { Notice } from './notice.tsx';

/** Registers the worker, announces a new version, and proposes to install the site once the visitor has scrolled. */
export default function AppNotices({ base, hasScrolled }: { base: string; hasScrolled: boolean }) {
  const { state, tell } = useVersion(base);
  const news = state === 'waiting' || state === 'replaced' ? state : undefined;
  const prompt = useInstallPrompt(base);
  useEffect(() => {
    if (isInstalled()) void askToPersist();
  }, []);
  const isUpdate = useNoticeQueue('update', news !== undefined);
  const isInstall = useNoticeQueue('install', hasScrolled && prompt !== 'none');
  if (isUpdate && news) return <UpdateNotice news={news} tell={tell} />;
  if (isInstall && prompt !== 'none') return <InstallNotice base={base} prompt={prompt} />;
  return null;
}

interface UpdateNoticeProps {
  news: 'waiting' | 'replaced';
  tell: ReturnType<typeof useVersion>['tell'];
}

function UpdateNotice({ news, tell }: UpdateNoticeProps) {
  const text = noticeText.update;
  return (
    <Notice
      icon="lucide:refresh-cw"
      text={text[news]}
      dismissText={text.postpone}
      onDismiss={() => tell('postponed')}
    >
      <button type="button" className="button" onClick={() => tell('wanted')}>
        {text.apply}
      </button>
    </Notice>
  );
}

function InstallNotice({ base, prompt }: { base: string; prompt: 'button' | 'ios-hint' }) {
  const text = noticeText.install;
  const dismiss = () => decline(base);
  if (prompt === 'ios-hint') {
    return <Notice icon="tabler:share-2" text={text.ios} dismissText={text.understood} onDismiss={dismiss} />;
  }
  return (
    <Notice
      key={prompt}
      icon="lucide:download"
      text={text.question}
      dismissText={text.decline}
      onDismiss={dismiss}
    >
      <button type="button" className="button" onClick={() => void install(base)}>
        {text.install}
      </button>
    </Notice>
  );
}

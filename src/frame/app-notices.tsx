import { useEffect } from 'react';
import { noticeText } from '#text/page.ts';
import { askToPersist, decline, install, isInstalled, useInstallPrompt } from '../pwa/install-prompt.ts';
import { type UpdateState, useUpdate } from '../pwa/register-worker.ts';
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
  if (isUpdate && state !== 'none') return <UpdateNotice state={state} apply={apply} postpone={postpone} />;
  if (isInstall && prompt !== 'none') return <InstallNotice base={base} prompt={prompt} />;
  return null;
}

interface UpdateNoticeProps {
  state: Exclude<UpdateState, 'none'>;
  apply: () => void;
  postpone: () => void;
}

function UpdateNotice({ state, apply, postpone }: UpdateNoticeProps) {
  const text = noticeText.update;
  return (
    <Notice icon="lucide:refresh-cw" text={text[state]} dismissText={text.postpone} onDismiss={postpone}>
      <button type="button" className="button" onClick={apply}>
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

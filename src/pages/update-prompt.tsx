import { noticeText } from '#text/page.ts';
import type { Update, UpdateState } from '../pwa/register-worker.ts';
import { Notice } from './notice.tsx';

interface UpdatePromptProps extends Update {
  state: Exclude<UpdateState, 'none'>;
}

/** Offers a new version to the tab that may load it, and tells the other tabs that there is one. */
export function UpdatePrompt({ state, apply, postpone }: UpdatePromptProps) {
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

import { useUpdate } from '../offline/use-update.ts';
import { noticeText } from '../text/notices.ts';
import { Notice } from './notice.tsx';

/** Offers a new version to the tab that may load it, and tells the other tabs that there is one. */
export default function UpdatePrompt({ base }: { base: string }) {
  const { state, apply, postpone } = useUpdate(base);
  if (state === 'none') return null;
  const text = noticeText.update;
  return (
    <Notice icon="refresh" text={text[state]}>
      <button type="button" className="button" onClick={apply}>
        {text.apply}
      </button>
      <button type="button" className="button button-quiet" onClick={postpone}>
        {text.postpone}
      </button>
    </Notice>
  );
}

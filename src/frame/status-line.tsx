import { use, useEffect, useReducer } from 'react';
import { freshnessText } from '#text/page.ts';
import { type Freshness, useFreshness } from '../offline/freshness.ts';
import { OfflineContext, useHydrated } from '../offline/offline-provider.tsx';
import { providerName } from '../providers/github/resources.ts';
import { isInstalled } from '../pwa/install-prompt.ts';
import { reloadFor } from '../pwa/reload.ts';
import { handOverFocus, keepPageEndInView } from '../ui/focus-handover.ts';
import { Icon } from '../ui/icon.tsx';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { useClock } from '../ui/now.ts';
import './notices.css';

type Notice = Exclude<Freshness, { state: 'live' }>;

const icons = {
  offline: 'lucide:wifi-off',
  unreachable: 'lucide:triangle-alert',
  limited: 'lucide:clock',
  failed: 'lucide:triangle-alert',
} as const;

/** Messages that were dismissed or read out in this visit are not repeated, however often the network comes and goes. */
const dismissed = new Set<string>();
const announced = new Set<string>();

/** Says why the page is not live and how old it is; empty when all is well. */
export function StatusLine() {
  const freshness = useFreshness();
  const hydrated = useHydrated();
  const { live, snapshot } = use(OfflineContext);
  const news = freshness.state === 'live' ? undefined : freshness;
  const reason = news && reasonOf(news);
  const { isDismissed, dismiss } = useDismissal(reason);
  const hasNews = live && reason !== undefined && !isDismissed;
  const isSample = snapshot.sampledAt !== undefined && !(live && hydrated);
  const isShown = useNoticeQueue('status', hasNews || (isSample && !live)) && hasNews;
  const shown = isShown ? reason : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    return () => void announced.add(shown);
  }, [shown]);
  return (
    <div className="status-line screen-only">
      <div
        className={isShown ? 'status-line-box raised' : undefined}
        ref={isShown ? keepPageEndInView : undefined}
      >
        {isShown && news && <Icon name={icons[news.state]} />}
        {/* Always rendered: a live region that appears together with its text is not read out. */}
        <div role="status" aria-live={reason !== undefined && announced.has(reason) ? 'off' : undefined}>
          {/* Remount for a new message, to avoid layout shift. */}
          {isShown && news && <NoticeText key={`${reason} ${news.oldest}`} news={news} reason={reason} />}
        </div>
        {isShown && <NoticeButtons dismiss={dismiss} />}
      </div>
      {/* Sample data: always in snapshot mode, otherwise only while no script has fetched anything. */}
      {isSample && (
        <p className={`status-line-box raised ${live ? 'status-line-scriptless' : ''}`}>
          <Icon name="lucide:info" />
          <span>{freshnessText.sample}</span>
        </p>
      )}
    </div>
  );
}

function useDismissal(reason: string | undefined) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isDismissed = reason !== undefined && dismissed.has(reason);
  const dismiss = () => {
    if (reason === undefined) return;
    dismissed.add(reason);
    rerender();
  };
  return { isDismissed, dismiss };
}

/** One sentence, without the parts that change while it stays true, such as a countdown. */
function reasonOf(news: Notice): string {
  if (news.state === 'limited') return freshnessText.limited(providerName(news.url));
  if (news.state === 'unreachable')
    return freshnessText.unreachable([...new Set(news.urls.map((url) => providerName(url)))]);
  return freshnessText[news.state];
}

function NoticeText({ news, reason }: { news: Notice; reason: string | undefined }) {
  const { state, oldest } = news;
  const { sampledAt } = use(OfflineContext).snapshot;
  const now = useClock();
  return (
    <span>
      {reason}
      {/* Screen readers would read it out every minute. */}
      {state === 'limited' && <span aria-live="off">{` ${freshnessText.resets(news.until, now)}`}</span>}
      {oldest !== undefined && ` ${oldest === sampledAt ? freshnessText.sample : freshnessText.asOf(oldest)}`}
    </span>
  );
}

const NoticeButtons = ({ dismiss }: { dismiss: () => void }) => (
  <>
    {/* An installed app has no button for it. */}
    {isInstalled() && (
      <button
        ref={handOverFocus}
        type="button"
        className="button button-quiet"
        onClick={() => void reloadFor('wish')}
      >
        {freshnessText.refresh}
      </button>
    )}
    <button
      ref={handOverFocus}
      type="button"
      className="icon-button"
      aria-label={freshnessText.dismiss}
      onClick={dismiss}
    >
      <Icon name="lucide:x" />
    </button>
  </>
);

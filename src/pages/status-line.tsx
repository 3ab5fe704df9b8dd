import { use, useState } from 'react';
import { freshnessText } from '#text/page.ts';
import { type Freshness, useFreshness } from '../offline/freshness.ts';
import { OfflineContext, useHydrated } from '../offline/offline-provider.tsx';
import { providerName } from '../providers/github/resources.ts';
import { isInstalled, reloadApp } from '../pwa/install-prompt.ts';
import { comeAtPageEnd } from '../ui/focus-handover.ts';
import { Icon } from '../ui/icon.tsx';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { useClock } from '../ui/now.ts';
import './status-line.css';

const icons = {
  offline: 'lucide:wifi-off',
  limited: 'lucide:clock',
  failed: 'lucide:triangle-alert',
} as const;

/** Says why the page is not live and how old it is; empty when all is well. Once dismissed, it returns with news. */
export function StatusLine() {
  const news = useFreshness();
  const hydrated = useHydrated();
  const { live, snapshot } = use(OfflineContext);
  const [dismissed, setDismissed] = useState<Freshness['state']>('live');
  if (news.state === 'live' && dismissed !== 'live') setDismissed('live');
  const hasNews = live && news.state !== dismissed;
  const isSample = snapshot.sampledAt !== undefined && !(live && hydrated);
  const isShown = useNoticeQueue('status', hasNews || (isSample && !live));
  // Always rendered: a live region that appears together with its text is not read out.
  return (
    <div className="status-line" role="status">
      {isShown && hasNews && news.state !== 'live' && (
        // Remount for a new message, to avoid layout shift.
        <News key={`${news.state} ${news.oldest}`} news={news} onDismiss={() => setDismissed(news.state)} />
      )}
      {/* Sample data: always in snapshot mode, otherwise only while no script has fetched anything. */}
      {isSample && (
        <p className={live ? 'status-line-scriptless' : undefined}>
          <Icon name="lucide:info" />
          <span>{freshnessText.sample}</span>
        </p>
      )}
    </div>
  );
}

function News({ news, onDismiss }: { news: Exclude<Freshness, { state: 'live' }>; onDismiss: () => void }) {
  const { state, oldest } = news;
  const { sampledAt } = use(OfflineContext).snapshot;
  const now = useClock();
  return (
    <p ref={comeAtPageEnd}>
      <Icon name={icons[state]} />
      <span>
        {state === 'limited' ? freshnessText.limited(providerName(news.url)) : freshnessText[state]}
        {/* Not live for screen readers, or it would be read out every minute. */}
        {state === 'limited' && <span aria-live="off">{` ${freshnessText.resets(news.until, now)}`}</span>}
        {oldest !== undefined &&
          ` ${oldest === sampledAt ? freshnessText.sample : freshnessText.stand(oldest)}`}
      </span>
      {isInstalled() && (
        <button type="button" className="button button-quiet" onClick={reloadApp}>
          {freshnessText.renew}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={freshnessText.putAway} onClick={onDismiss}>
        <Icon name="lucide:x" />
      </button>
    </p>
  );
}

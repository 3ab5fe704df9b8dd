import { use, useState } from 'react';
import { freshnessText } from '#text/page.ts';
import type { PortfolioSite } from '../model/page-site.ts';
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

/**
 * Says why the page is not live and how old it is; empty when all is well. Once dismissed, it returns with news.
 */
export function StatusLine({ site }: { site: PortfolioSite }) {
  const freshness = useFreshness();
  const hydrated = useHydrated();
  const { sampledAt } = use(OfflineContext).snapshot;
  const live = site.data === 'live';
  const [putAway, setPutAway] = useState<Freshness['state']>('live');
  if (freshness.state === 'live' && putAway !== 'live') setPutAway('live');
  const hasNews = live && freshness.state !== 'live' && freshness.state !== putAway;
  const isSample = sampledAt !== undefined && !(live && hydrated);
  const isShown = useNoticeQueue('status', hasNews || (isSample && !live));
  // Always rendered: a live region that appears together with its text is not read out.
  return (
    <div className="status-line" role="status">
      {isShown && hasNews && (
        <News
          // Remount for a new message, to avoid layout shift.
          key={`${freshness.state} ${freshness.oldest}`}
          of={freshness}
          sampledAt={sampledAt}
          putAway={() => setPutAway(freshness.state)}
        />
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

interface NewsProps {
  of: Exclude<Freshness, { state: 'live' }>;
  sampledAt: number | undefined;
  putAway: () => void;
}

function News({ of: news, sampledAt, putAway }: NewsProps) {
  const { state, oldest } = news;
  return (
    <p ref={comeAtPageEnd}>
      <Icon name={icons[state]} />
      <span>
        {news.state === 'limited' ? freshnessText.limited(providerName(news.url)) : freshnessText[news.state]}
        {news.state === 'limited' && <Reset until={news.until} />}
        {oldest !== undefined &&
          ` ${oldest === sampledAt ? freshnessText.sample : freshnessText.stand(oldest)}`}
      </span>
      {isInstalled() && (
        <button type="button" className="button button-quiet" onClick={reloadApp}>
          {freshnessText.renew}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={freshnessText.putAway} onClick={putAway}>
        <Icon name="lucide:x" />
      </button>
    </p>
  );
}

/** Not live for screen readers, or it would be read out every minute. */
function Reset({ until }: { until: number }) {
  const now = useClock();
  return <span aria-live="off"> {freshnessText.resets(until, now)}</span>;
}

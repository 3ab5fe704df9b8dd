import { use } from 'react';
import type { Site } from '../config/site.ts';
import { type Freshness, useFreshness } from '../offline/freshness.ts';
import { useHydrated } from '../offline/hydration.tsx';
import { OfflineContext } from '../offline/offline-context.ts';
import { freshnessText } from '../text/freshness.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useNow } from '../ui/now.ts';
import './status-line.css';

const icons: Record<Exclude<Freshness['state'], 'live'>, IconName> = {
  offline: 'lucide:wifi-off',
  limited: 'lucide:clock',
  failed: 'lucide:triangle-alert',
};

/**
 * Says when what is on the page is not live: why, and how old it is. Empty when all is well; it lies over the page,
 * so that nothing moves when it comes and goes.
 */
export function StatusLine({ site }: { site: Site }) {
  const freshness = useFreshness();
  const hydrated = useHydrated();
  const { sampledAt } = use(OfflineContext).snapshot;
  const live = site.data === 'live';
  // There before it says something: a live region that appears together with its text is not read out.
  return (
    <div className="status-line" role="status">
      {live && freshness.state !== 'live' && <News of={freshness} sampledAt={sampledAt} />}
      {sampledAt !== undefined && !(live && hydrated) && <SampleNote scriptless={live} />}
    </div>
  );
}

/** That the contents are made up: always where nothing else will come, otherwise where no script can fetch it. */
function SampleNote({ scriptless }: { scriptless: boolean }) {
  return (
    <p className={scriptless ? 'status-line-scriptless' : undefined}>
      <Icon name="lucide:info" />
      <span>{freshnessText.sample}</span>
    </p>
  );
}

interface NewsProps {
  of: Exclude<Freshness, { state: 'live' }>;
  sampledAt: number | undefined;
}

function News({ of: { state, ...facts }, sampledAt }: NewsProps) {
  const { oldest } = facts;
  return (
    <p>
      <Icon name={icons[state]} />
      <span>
        {freshnessText[state]}
        {'until' in facts && <Reset until={facts.until} />}
        {oldest !== undefined &&
          ` ${oldest === sampledAt ? freshnessText.sample : freshnessText.stand(oldest)}`}
      </span>
    </p>
  );
}

/** Counts down for the eyes only, or it would be read out every minute. */
function Reset({ until }: { until: number }) {
  // Never part of the prerendered page, so that the clock itself may be looked at; useNow draws it every minute.
  const now = Math.max(useNow(), Date.now());
  return <span aria-live="off"> {freshnessText.resets(until, now)}</span>;
}

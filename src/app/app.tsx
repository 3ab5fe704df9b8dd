import '../pwa/install-offer.ts';
import { hasAnalytics } from 'virtual:consent-banner';
import { hasCopies } from 'virtual:picture-copies';
import { useMemo } from 'react';
import { Router } from 'wouter';
import { sendEvent } from '../analytics/analytics.ts';
import { ConsentProvider } from '../analytics/consent-provider.tsx';
import type { PictureSource } from '../model/picture.ts';
import type { Site } from '../model/site.ts';
import { countsVisits } from '../model/site.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { emptySnapshot, type PageSnapshot } from '../offline/page-snapshot.ts';
import { Notices } from '../pages/notices.tsx';
import { HasPortfolioContext } from '../pages/portfolio-link.tsx';
import { OfflinePictures } from '../pwa/pictures.ts';
import { RenderTimeContext } from '../ui/now.ts';
import { type PictureSupply, PictureSupplyContext, pictureSources } from '../ui/picture-sources.ts';
import { TrackContext } from '../ui/track.ts';
import { Routes } from './routes.tsx';

interface AppProps {
  site: Site;
  /** Milliseconds since the epoch: when the document was rendered. */
  renderedAt?: number;
  /** What was fetched before the site was built. */
  snapshot?: PageSnapshot;
  /** Whether the document has what the portfolio needs. */
  hasPortfolio?: boolean;
  /** On the server: the path to render, base included. */
  ssrPath?: string;
}

const ignoreEvent = () => {};

/** What the browser has to choose a copy of, also where the configuration does not name it. */
const copied = ({ copies }: PictureSupply): PictureSource[] =>
  Object.values(copies).filter(({ candidates }) => candidates);

/** Everything around the pages. Server and browser render this same tree, or hydration would not match. */
export function App({ site, renderedAt, snapshot = emptySnapshot, hasPortfolio = true, ssrPath }: AppProps) {
  const track = useMemo(() => (hasAnalytics && countsVisits(site) ? sendEvent : ignoreEvent), [site]);
  const live = site.data === 'live';
  const supply = useMemo(() => ({ copies: snapshot.pictures, outside: live }), [snapshot, live]);
  const pictures = useMemo(() => {
    if (!hasPortfolio) return [];
    const configured = site.pictures.flatMap(({ address }) => pictureSources(address, supply)[0] ?? []);
    return hasCopies ? [...configured, ...copied(supply)] : configured;
  }, [site, supply, hasPortfolio]);
  return (
    <RenderTimeContext value={renderedAt}>
      <OfflineProvider base={site.base} snapshot={snapshot} live={live}>
        <OfflinePictures known={pictures} />
        <PictureSupplyContext value={supply}>
          <TrackContext value={track}>
            <Router base={site.base.replace(/\/$/, '')} {...(ssrPath !== undefined && { ssrPath })}>
              <ConsentProvider site={site}>
                <HasPortfolioContext value={hasPortfolio}>
                  <Routes site={site} />
                </HasPortfolioContext>
                <Notices site={site} />
              </ConsentProvider>
            </Router>
          </TrackContext>
        </PictureSupplyContext>
      </OfflineProvider>
    </RenderTimeContext>
  );
}

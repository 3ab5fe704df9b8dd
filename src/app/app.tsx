import '../pwa/install-prompt.ts';
import { useMemo } from 'react';
import { Router } from 'wouter';
import { sendEvent } from '../analytics/analytics.ts';
import { ConsentProvider } from '../analytics/consent-provider.tsx';
import { countsVisits } from '../model/site.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { emptySnapshot } from '../offline/page-snapshot.ts';
import { Notices } from '../pages/notices.tsx';
import type { PageDocument } from '../pages/pages.ts';
import { OfflinePictures } from '../pwa/pictures.ts';
import { RenderTimeContext } from '../ui/now.ts';
import { TrackContext, type TrackedEvent } from '../ui/outbound-link.tsx';
import { PictureSupplyContext, pictureSources } from '../ui/picture-sources.ts';
import type { PageData } from './page-data.ts';
import { Routes } from './routes.tsx';

interface AppProps extends Partial<PageData> {
  document: PageDocument;
  /** On the server: the path to render, base included. */
  ssrPath?: string;
}

const ignoreEvent = () => {};

/** The same tree on the server and in the browser, or hydration would fail. */
export function App({ document, renderedAt, snapshot = emptySnapshot, ssrPath }: AppProps) {
  const { site } = document;
  const track = useMemo(
    () =>
      siteHas.analytics && countsVisits(site) ? (event: TrackedEvent) => sendEvent(site, event) : ignoreEvent,
    [site],
  );
  const live = site.data === 'live';
  const supply = useMemo(() => ({ copies: snapshot.pictures, outside: live }), [snapshot, live]);
  const pictures = useMemo(() => {
    if (document.page !== 'portfolio') return [];
    const configured = document.site.pictures.flatMap(
      ({ address }) => pictureSources(address, supply)[0] ?? [],
    );
    // Pictures with copies too that the configuration does not name.
    return [...configured, ...Object.values(supply.copies).filter(({ candidates }) => candidates)];
  }, [document, supply]);
  return (
    <RenderTimeContext value={renderedAt}>
      <OfflineProvider base={site.base} snapshot={snapshot} live={live}>
        <OfflinePictures known={pictures} />
        <PictureSupplyContext value={supply}>
          <TrackContext value={track}>
            <Router base={site.base.replace(/\/$/, '')} {...(ssrPath !== undefined && { ssrPath })}>
              <ConsentProvider site={site}>
                <Routes document={document} />
                <Notices site={site} />
              </ConsentProvider>
            </Router>
          </TrackContext>
        </PictureSupplyContext>
      </OfflineProvider>
    </RenderTimeContext>
  );
}

import { siteHas } from 'virtual:site-has';
import '../pwa/install-prompt.ts';
import { Router } from 'wouter';
import { sendEvent } from '../analytics/analytics.ts';
import { ConsentProvider } from '../analytics/consent-provider.tsx';
import { Notices } from '../frame/notices.tsx';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { emptySnapshot } from '../offline/page-snapshot.ts';
import { OfflinePictures } from '../pwa/pictures.ts';
import type { PageDocument } from '../site/pages.ts';
import { RenderTimeContext } from '../ui/now.ts';
import { NewTabHint, TrackContext, type TrackedEvent } from '../ui/outbound-link.tsx';
import { PreloadContext } from '../ui/page-links.tsx';
import { PictureSupplyContext, pictureSources } from '../ui/picture-sources.ts';
import type { PageData } from './page-data.ts';
import { followLink, pageAt, Routes } from './routes.tsx';

/** The same tree on the server and in the browser, or hydration would fail. */
export function App(props: Partial<PageData> & { document: PageDocument }) {
  const { document, renderedAt, snapshot = emptySnapshot, path } = props;
  const { site } = document;
  const base = site.base.replace(/\/$/, '');
  const track = (event: TrackedEvent) => {
    if (siteHas.analytics) sendEvent(site, event);
  };
  const live = site.data === 'live';
  const supply = { copies: snapshot.pictures, outside: live };
  const configured = document.page === 'portfolio' ? document.site.pictures : [];
  const pictures = [
    ...configured.flatMap(({ address }) => pictureSources(address, supply)[0] ?? []),
    // Includes copies that the configuration does not name.
    ...Object.values(supply.copies).filter(({ candidates }) => candidates),
  ];
  return (
    <RenderTimeContext value={renderedAt}>
      <OfflineProvider base={site.base} owner={site.github.username} snapshot={snapshot} live={live}>
        <OfflinePictures known={pictures} />
        <PictureSupplyContext value={supply}>
          <TrackContext value={track}>
            <Router base={base} aroundNav={followLink} {...(path !== undefined && { ssrPath: base + path })}>
              <PreloadContext value={preload}>
                <ConsentProvider site={site}>
                  <Routes document={document} />
                  <Notices site={site} />
                  <NewTabHint />
                </ConsentProvider>
              </PreloadContext>
            </Router>
          </TrackContext>
        </PictureSupplyContext>
      </OfflineProvider>
    </RenderTimeContext>
  );
}

const preload = (path: string) => pageAt(path).preload();

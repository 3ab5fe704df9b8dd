import * as components from 'virtual:sections';
import { siteHas } from 'virtual:site-has';
import { memo, useEffect, useState } from 'react';
import { navigationText } from '#text/page.ts';
import { LoadDocument, NotLoadedPage } from '../frame/full-page.tsx';
import { LanguageNote, LanguageSwitch } from '../frame/language-switch.tsx';
import { Footer, useTitle } from '../frame/page-frame.tsx';
import { StatusLine } from '../frame/status-line.tsx';
import { plainText } from '../model/phrase.ts';
import { type Area, type SectionId, slotId } from '../model/section.ts';
import { usePortfolioProfile } from '../offline/use-portfolio.ts';
import { type ReadResources, ReadResourcesContext, useResource } from '../offline/use-resource.ts';
import { useReadingOrder } from '../portfolio/reading-order.ts';
import type { SectionProps } from '../sections/card-section.tsx';
import { ContactCall } from '../sections/contact-call.tsx';
import type { PortfolioSite } from '../site/page-site.ts';
import type { PageDocument } from '../site/pages.ts';
import { siteTitle } from '../text/titles.ts';
import { handOverFocus } from '../ui/focus-handover.ts';
import { ErrorBoundary, onDemand } from '../ui/on-demand.tsx';
import '../frame/skip-link.css';
import '../portfolio/portfolio.css';
import 'virtual:layout.css';

const ErrorScreen = onDemand(() => import('../portfolio/error-screen.tsx'), NotLoadedPage);

export default function PortfolioPage({ page, site }: PageDocument) {
  return page === 'portfolio' ? <Portfolio site={site} /> : <LoadDocument site={site} />;
}

/** The page `/`: the sections in two columns, or an error screen while there is no data about the person. */
function Portfolio({ site }: { site: PortfolioSite }) {
  const profile = usePortfolioProfile(site);
  const account = profile.status === 'success' ? profile.value : site.account;
  useTitle(siteTitle({ ...site, account }));
  const hasTheme = site.arrangement.top[0] === 'theme';
  const isKnown = profile.status === 'success';
  // Preloaded: it may be needed because there is no network.
  useEffect(() => {
    if (siteHas.providers && !isKnown) void ErrorScreen.preload();
  }, [isKnown]);
  if (siteHas.providers && profile.status === 'error')
    return <ErrorScreen site={site} error={profile.error} />;
  return (
    <>
      <nav aria-label={navigationText.skipLinks}>
        <a className="skip-link button screen-only" href="#main">
          {navigationText.skip}
        </a>
        {skipTargets(site).map(([id, title]) => (
          <a key={id} className="skip-link button screen-only" href={`#${id}`}>
            {navigationText.skipTo(plainText(title))}
          </a>
        ))}
      </nav>
      {siteHas.languages && (hasTheme ? <LanguageNote /> : <LanguageSwitch />)}
      <Columns site={site} loading={!isKnown} />
      <ContactCall site={site} />
      <Footer words={site.footer} />
      {siteHas.providers && (
        <ErrorBoundary>
          <StatusLine />
        </ErrorBoundary>
      )}
    </>
  );
}

/** The sections that visitors look for, which are far from the start for a keyboard. */
const skipTargets = ({ services, projects }: PortfolioSite) =>
  Object.entries({ services: services.header, 'private-projects': projects.private.header }).filter(
    ([id]) => id in components,
  );

/** A component of its own, to hand over the focus when the error screen replaces it. */
function Columns({ site, loading }: { site: PortfolioSite; loading: boolean }) {
  useReadingOrder();
  const { arrangement, opensAcross } = site;
  const area = (name: Area) => (
    <div className={`portfolio-area portfolio-${name}`}>
      {arrangement[name].map((id) => (
        <div key={id} id={slotId(id)} className="portfolio-slot">
          <SectionOnPage id={id} site={site} loading={loading} />
          {siteHas.languages && id === 'theme' && <LanguageSwitch hasNote={false} />}
        </div>
      ))}
    </div>
  );
  return (
    <main ref={handOverFocus} id="main" tabIndex={-1} aria-busy={loading || undefined}>
      {loading && (
        <p className="visually-hidden" role="status">
          {navigationText.loading}
        </p>
      )}
      {/* An extra element: `reading-flow` has no effect on a focusable container. */}
      <div className="portfolio">
        {/* Outside of the columns, of which one may be sticky: Chromium lets that leave its row of a grid. */}
        {opensAcross && area('top')}
        <div className={`portfolio-body ${arrangement.right.length > 0 ? 'portfolio-columns' : ''}`}>
          <div className="portfolio-side">
            {!opensAcross && area('top')}
            {area('left')}
          </div>
          {area('right')}
          {area('wide')}
        </div>
      </div>
    </main>
  );
}

const SectionOnPage = memo((props: SectionProps) => {
  // The owner's own have ids of their own.
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the module has only what this site uses
  const Section = components[props.id as SectionId] ?? components.custom;
  const [read] = useState(() => new Map() as ReadResources);
  return (
    <ReadResourcesContext value={read}>
      <ErrorBoundary fallback={(retry) => <NotDrawn read={read} retry={retry} />}>
        {Section && <Section {...props} />}
      </ErrorBoundary>
    </ReadResourcesContext>
  );
});

interface NotDrawnProps {
  read: ReadResources;
  retry: () => void;
}

/** Until new data of the section comes: that on screen may be what it cannot draw. */
const NotDrawn = ({ read, retry }: NotDrawnProps) => (
  <div className="card">
    <p className="quiet">{navigationText.notDrawn}</p>
    {[...read.values()].map((resource) => (
      <Awaited key={resource.url} resource={resource} retry={retry} />
    ))}
  </div>
);

/** Requests a resource in the section's place. */
function Awaited({ resource, retry }: { resource: Parameters<typeof useResource>[0]; retry: () => void }) {
  const state = useResource(resource);
  const fetchedAt = state.status === 'success' ? state.fetchedAt : undefined;
  const [before] = useState(fetchedAt);
  useEffect(() => {
    if (fetchedAt !== before) retry();
  }, [fetchedAt, before, retry]);
  return null;
}

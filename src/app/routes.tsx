import { routes } from 'virtual:pages';
import { type ComponentType, type RefObject, use, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Site } from '../model/site.ts';
import { NotLoadedPage } from '../pages/full-page.tsx';
import PortfolioPage from '../pages/portfolio.tsx';
import { HasPortfolioContext, OwnDocument } from '../pages/portfolio-link.tsx';
import { reloadDocument } from '../pwa/missing-chunk.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { RouteChange, useVisit, type Visit } from './route-change.ts';

interface FollowedPageProps {
  site: Site;
  visit: RefObject<Visit>;
}

/**
 * A page whose code is loaded on demand. Without `Suspense`, below which the first update from above would hydrate the
 * page in one piece, during which it does not respond.
 */
const pageOnDemand = (load: () => Promise<{ default: ComponentType<{ site: Site }> }>) =>
  onDemand<FollowedPageProps>(async () => {
    const { default: Page } = await load();
    return {
      default: (following) => (
        <>
          <Page site={following.site} />
          <RouteChange {...following} />
        </>
      ),
    };
  }, MissingPage);

/** Falls back to the page's document, which needs no code. */
function MissingPage({ site, visit, retry }: FollowedPageProps & { retry: () => void }) {
  useEffect(() => void reloadDocument(), []);
  return (
    <>
      <NotLoadedPage site={site} retry={retry} />
      <RouteChange site={site} visit={visit} />
    </>
  );
}

const onPath = Object.fromEntries(Object.entries(routes).map(([path, load]) => [path, pageOnDemand(load)]));
const NotFound = pageOnDemand(() => import('../pages/not-found.tsx'));

export function Routes({ site }: { site: Site }) {
  const visit = useVisit();
  const [path] = useLocation();
  const hasPortfolio = use(HasPortfolioContext);
  const following = { site, visit };
  if (path === site.home) {
    return (
      <>
        {hasPortfolio ? <PortfolioPage site={site} /> : <OwnDocument />}
        <RouteChange {...following} />
      </>
    );
  }
  const Page = onPath[path] ?? NotFound;
  return <Page {...following} />;
}

/**
 * The canonical path of a page, which hosts also serve as a file such as `/impressum.html`.
 * @param path below the base, such as `/impressum`
 * @param home the portfolio's: `/`, or `/en/`
 */
export function properPath(path: string, home: string): string {
  const name = path.replace(/\/index(?:\.html)?$/, '/').replace(/(?:\.html)?\/?$/, '');
  if (name === home.slice(0, -1)) return home;
  return name in onPath ? name : path;
}

/** Loads the code of a page before the first render. @returns whether it could be loaded */
export async function preloadPage(path: string, home: string): Promise<boolean> {
  return path === home || (onPath[path] ?? NotFound).preload();
}

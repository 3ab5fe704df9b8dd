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
 * A page whose code is loaded when it is asked for, and what a browser does by itself when it loads one. There is no
 * `Suspense` around it: a page that is there would be hydrated all in one piece by the first update above one, during
 * which it does not answer.
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

/** The document of the page needs no code: it takes its place where there is a server. */
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

/** The page at the visitor's address; the portfolio is at hand, the rest is loaded when it is asked for. */
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
 * The address of a page, where its document has more of them: hosts also serve it as a file, `/impressum.html`.
 * @param path below the base, as `/impressum`
 * @param home where the portfolio is: `/`, or `/en/`
 */
export function properPath(path: string, home: string): string {
  const name = path.replace(/\/index(?:\.html)?$/, '/').replace(/(?:\.html)?\/?$/, '');
  if (name === home.slice(0, -1)) return home;
  return name in onPath ? name : path;
}

/**
 * Loads the code of the page at a path, so that it is there in the first render.
 * @param path below the base, such as `/impressum`
 * @returns whether it is to be had
 */
export async function preloadPage(path: string, home: string): Promise<boolean> {
  return path === home || (onPath[path] ?? NotFound).preload();
}

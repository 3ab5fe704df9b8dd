import { type RefObject, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { Site } from '../config/site.ts';
import PortfolioPage from '../pages/portfolio.tsx';
import { PageModule } from './page-module.tsx';
import { RouteChange, useVisit, type Visit } from './route-change.ts';

const impressum = new PageModule(() => import('../pages/impressum.tsx'));
const datenschutz = new PageModule(() => import('../pages/datenschutz.tsx'));
const notFound = new PageModule(() => import('../pages/not-found.tsx'));

/** The routes; the portfolio is at hand, the rest is loaded when it is asked for. */
export function Routes({ site }: { site: Site }) {
  const visit = useVisit();
  const following = { site, visit };
  return (
    <Switch>
      <Route path="/">
        <PortfolioPage site={site} />
        <RouteChange {...following} />
      </Route>
      <Route path="/impressum">
        <PageOnDemand module={impressum} {...following} />
      </Route>
      <Route path="/datenschutz">
        <PageOnDemand module={datenschutz} {...following} />
      </Route>
      <Route>
        <PageOnDemand module={notFound} {...following} />
      </Route>
    </Switch>
  );
}

interface PageOnDemandProps {
  module: PageModule;
  site: Site;
  visit: RefObject<Visit>;
}

/**
 * A page whose code may have yet to come. One that is there has no `Suspense` around it: the first update above one
 * would have React hydrate all of its content in one piece, during which the page does not answer.
 */
function PageOnDemand({ module, site, visit }: PageOnDemandProps) {
  const page = (
    <>
      <module.Component site={site} />
      <RouteChange site={site} visit={visit} />
    </>
  );
  return module.isLoaded ? page : <Suspense>{page}</Suspense>;
}

/**
 * Loads the code of the page at a path, so that its first render is not suspended.
 * @param path below the base, such as `/impressum`
 */
export async function preloadPage(path: string): Promise<void> {
  switch (path.replace(/\/+$/, '')) {
    case '':
      return;
    case '/impressum':
      return impressum.preload();
    case '/datenschutz':
      return datenschutz.preload();
    default:
      return notFound.preload();
  }
}

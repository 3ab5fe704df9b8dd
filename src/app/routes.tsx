import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { Site } from '../config/site.ts';
import PortfolioPage from '../pages/portfolio.tsx';
import { PageModule } from './page-module.tsx';
import { RouteChange, useVisit } from './route-change.ts';

const impressum = new PageModule(() => import('../pages/impressum.tsx'));
const datenschutz = new PageModule(() => import('../pages/datenschutz.tsx'));
const notFound = new PageModule(() => import('../pages/not-found.tsx'));

/** The routes of SPEC §2; the portfolio is at hand, the rest is loaded when it is asked for. */
export function Routes({ site }: { site: Site }) {
  const visit = useVisit();
  return (
    <Suspense>
      <Switch>
        <Route path="/">
          <PortfolioPage site={site} />
        </Route>
        <Route path="/impressum">
          <impressum.Component site={site} />
        </Route>
        <Route path="/datenschutz">
          <datenschutz.Component site={site} />
        </Route>
        <Route>
          <notFound.Component site={site} />
        </Route>
      </Switch>
      <RouteChange site={site} visit={visit} />
    </Suspense>
  );
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

import { routes } from 'virtual:pages';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { LoadOwnDocument } from '../pages/page-frame.tsx';
import type { PageDocument, RoutedPage } from '../pages/pages.ts';
import PortfolioPage from '../pages/portfolio.tsx';
import { isOwnDocument } from '../pwa/reload.ts';
import { ErrorBoundary, type FailedProps, onDemand } from '../ui/on-demand.tsx';
import { RouteChange } from './route-change.ts';

type LoadPage = () => Promise<{ default: ComponentType<PageDocument> }>;

/** A build drops the pages that the site lacks. */
const loadOf: Readonly<Record<RoutedPage, LoadPage | false>> = {
  cv: siteHas.cv && (() => import('../pages/cv.tsx')),
  impressum: siteHas.impressum && (() => import('../pages/impressum.tsx')),
  datenschutz: siteHas.datenschutz && (() => import('../pages/datenschutz.tsx')),
};

/**
 * A page whose code is loaded on demand. Without `Suspense`, below which the first update from above would hydrate the
 * page in one piece, during which it does not respond.
 */
const pageOnDemand = (load: LoadPage) =>
  onDemand<PageDocument>(async () => {
    const { default: Page } = await load();
    return {
      default: (document) => (
        <>
          <Page {...document} />
          <RouteChange site={document.site} />
        </>
      ),
    };
  }, MissingPage);

/** Replaces a page by its own document, unless that is open: then the error goes up to the root. */
function MissingPage({ error, retry, site }: PageDocument & Partial<FailedProps>) {
  if (error && isOwnDocument()) throw error;
  return (
    <>
      <LoadOwnDocument site={site} retry={retry} />
      <RouteChange site={site} />
    </>
  );
}

const onPath = Object.fromEntries(
  Object.entries(routes).flatMap(([path, id]) => {
    const load = loadOf[id];
    return load ? [[path, pageOnDemand(load)]] : [];
  }),
);
const NotFound = pageOnDemand(() => import('../pages/not-found.tsx'));

export function Routes({ document }: { document: PageDocument }) {
  const [path] = useLocation();
  if (path === document.site.home) {
    if (document.page !== 'portfolio') return <MissingPage {...document} />;
    return (
      <ErrorBoundary fallback={(error) => <MissingPage {...document} error={error} />}>
        <PortfolioPage site={document.site} />
        <RouteChange site={document.site} />
      </ErrorBoundary>
    );
  }
  const Page = onPath[path] ?? NotFound;
  return <Page {...document} />;
}

/**
 * The canonical path of a page, which hosts also serve as a file such as `/impressum.html`.
 * @param path below the base, such as `/impressum`
 * @param home the portfolio's: `/`, or `/en/`
 */
export function properPath(path: string, home: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const name = single.replace(/\/index(?:\.html)?$/, '/').replace(/(?:\.html)?\/?$/, '');
  if (name === home.slice(0, -1)) return home;
  return name in onPath ? name : path;
}

const pageAt = (path: string, home: string) => (path === home ? PortfolioPage : (onPath[path] ?? NotFound));

/** Whether two paths show the same page: all unknown ones do. */
export const isSamePage = (one: string, other: string, home: string): boolean =>
  pageAt(one, home) === pageAt(other, home);

/** Loads the code of a page before the first render. @returns whether it could be loaded */
export async function preloadPage(path: string, home: string): Promise<boolean> {
  return path === home || (onPath[path] ?? NotFound).preload();
}

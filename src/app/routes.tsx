import { loaders } from 'virtual:page-loaders';
import { routes } from 'virtual:pages';
import type { ComponentType } from 'react';
import { type AroundNavHandler, useLocation } from 'wouter';
import { LoadDocument } from '../frame/full-page.tsx';
import PortfolioPage from '../pages/portfolio.tsx';
import type { PageDocument } from '../site/pages.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { useRouteChange } from './route-change.ts';

/** No Suspense boundary: an update above it would hydrate the page in one piece, without responding meanwhile. */
const pageOnDemand = (load: () => Promise<{ default: ComponentType<PageDocument> }>) =>
  onDemand(async () => {
    const { default: Page } = await load();
    return { default: (document: PageDocument) => <Arrived Page={Page} document={document} /> };
  }, LoadDocument);

/** A page once it is drawn, perhaps later than its address is open. */
function Arrived({ Page, document }: { Page: ComponentType<PageDocument>; document: PageDocument }) {
  useRouteChange(document.site);
  return <Page {...document} />;
}

const portfolio = pageOnDemand(async () => ({ default: PortfolioPage }));
const notFound = pageOnDemand(() => import('../pages/not-found.tsx'));
const furtherPages = new Map(Object.entries(loaders).map(([id, load]) => [id, pageOnDemand(load)]));

/** @param path below the base, such as `/impressum` */
export function pageAt(path: string) {
  const id = routes[path] ?? 'not-found';
  return id === 'portfolio' ? portfolio : (furtherPages.get(id) ?? notFound);
}

const pageOf = (pathname: string) => pageAt(pathname.slice(import.meta.env.BASE_URL.length - 1));

/** Counts navigations: the latest one wins while code loads. */
let navigations = 0;

/** Follows a link once the page's code is loaded: the page before stays until then. */
export const followLink: AroundNavHandler = async (navigate, to, options) => {
  navigations += 1;
  const navigation = navigations;
  const { pathname } = new URL(to, location.href);
  if (pathname === location.pathname) {
    navigate(to, { ...options, replace: true });
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    return;
  }
  await pageOf(pathname).preload();
  if (navigation === navigations) navigate(to, options);
};

// The same for back and forward, of which the router does not ask. At module level, to run before its own listener.
globalThis.addEventListener?.('popstate', async (event) => {
  navigations += 1;
  const navigation = navigations;
  const page = pageOf(location.pathname);
  if (!event.isTrusted || page.isLoaded()) return;
  event.stopImmediatePropagation();
  await page.preload();
  if (navigation === navigations) window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
});

export function Routes({ document }: { document: PageDocument }) {
  const [path] = useLocation();
  const Page = pageAt(path);
  return <Page {...document} />;
}

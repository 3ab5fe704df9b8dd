import { routes } from 'virtual:pages';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { LoadOwnDocument } from '../pages/full-page.tsx';
import type { PageDocument, PageId } from '../pages/pages.ts';
import PortfolioPage from '../pages/portfolio.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useRouteChange } from './route-change.ts';

/** Without `Suspense`, below which the first update from above hydrates the page in one piece: it would not respond. */
const pageOnDemand = (load: () => Promise<{ default: ComponentType<PageDocument> }>) =>
  onDemand(
    async () => ({ default: withRouteChange((await load()).default) }),
    withRouteChange(LoadOwnDocument),
  );

const withRouteChange = <Props extends PageDocument>(Page: ComponentType<Props>) =>
  function ShownPage(document: Props) {
    useRouteChange(document.site);
    return <Page {...document} />;
  };

/** A build drops the pages that the site lacks. */
const components = {
  portfolio: pageOnDemand(async () => ({ default: PortfolioPage })),
  cv: siteHas.cv && pageOnDemand(() => import('../pages/cv.tsx')),
  impressum: siteHas.impressum && pageOnDemand(() => import('../pages/impressum.tsx')),
  datenschutz: siteHas.datenschutz && pageOnDemand(() => import('../pages/datenschutz.tsx')),
  'not-found': pageOnDemand(() => import('../pages/not-found.tsx')),
} satisfies Record<PageId, unknown>;

/** @param path below the base, such as `/impressum` */
export const pageAt = (path: string) => components[routes[path] ?? 'not-found'] || components['not-found'];

export function Routes({ document }: { document: PageDocument }) {
  const [path] = useLocation();
  const Page = pageAt(path);
  return <Page {...document} />;
}

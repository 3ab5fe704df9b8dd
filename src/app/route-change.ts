import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { reportStateChange } from '../analytics/analytics.ts';
import type { SharedSite } from '../model/page-site.ts';
import { drawsHeatMap } from '../model/site.ts';

export interface Visit {
  /** The path with the base. */
  address: string;
  /** By back or forward. */
  traversed: boolean;
  /** The path of the page below the base. */
  shown: string;
  /** The last link taken from each page: from path to path. */
  departures: Map<string, string>;
}

/** Watches for back and forward. In a layout effect above the pages, to run before the router changes the page. */
export function useVisit(): RefObject<Visit> {
  const [path] = useLocation();
  const visit = useRef<Visit>({ address: '', traversed: false, shown: path, departures: new Map() });
  useLayoutEffect(() => {
    visit.current.address = location.pathname;
    const note = () => {
      // A link within the page fires `popstate` too.
      visit.current.traversed = location.pathname !== visit.current.address;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  return visit;
}

/**
 * Does what a browser does when it loads a page: scrolls to the top, moves the focus to the content, and returns to the
 * place and the link on going back. Rendered with each page, as a page's code is loaded on demand. Also reports to the
 * heat-map tool.
 */
export function RouteChange({ site, visit }: { site: SharedSite; visit: RefObject<Visit> }): null {
  const [path] = useLocation();

  useEffect(() => {
    const { address: left, traversed, shown, departures } = visit.current;
    if (shown === path) return;
    const address = location.pathname;
    visit.current = { address, traversed: false, shown: path, departures };
    if (!traversed) {
      departures.set(left, address);
      window.scrollTo(0, 0);
    }
    const isReturn = traversed && departures.get(address) === left;
    const link = isReturn ? document.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`) : null;
    (link ?? document.getElementById('main'))?.focus({ preventScroll: true });
    if (siteHas.analytics && drawsHeatMap(site)) {
      try {
        reportStateChange(site, path);
      } catch (error) {
        console.error('The heat-map tool could not follow the page.', error);
      }
    }
  }, [path, site, visit]);

  return null;
}

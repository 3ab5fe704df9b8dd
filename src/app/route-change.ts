import { hasAnalytics } from 'virtual:consent-banner';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { reportStateChange } from '../analytics/analytics.ts';
import { drawsHeatMap, type Site } from '../model/site.ts';

/** Where the visitor is, and how they came there. */
export interface Visit {
  /** The path as the browser has it, base included. */
  address: string;
  /** Whether the browser's own buttons took them there. */
  traversed: boolean;
  /** The path below the base of the page that is shown. */
  shown: string;
  /** From which page the visitor took a link to which; the last time, by their paths. */
  departures: Map<string, string>;
}

/**
 * Watches for the browser's back and forward. To be called above the pages, and in a layout effect: it has to hear of
 * it before the router, which changes the page there and then.
 */
export function useVisit(): RefObject<Visit> {
  const [path] = useLocation();
  const visit = useRef<Visit>({ address: '', traversed: false, shown: path, departures: new Map() });
  useLayoutEffect(() => {
    visit.current.address = location.pathname;
    const note = () => {
      // A link within the page is told in the same way.
      visit.current.traversed = location.pathname !== visit.current.address;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  return visit;
}

/**
 * What a browser does by itself when it loads a page: the new page begins at its top, the keyboard and the screen
 * reader begin at its content, and going back returns to the place and the link that were left. Also a word to the
 * heat-map tool when there is one.
 *
 * Stands beside each page, below the same `Suspense`: a page's code is loaded on demand, and this waits for it.
 */
export function RouteChange({ site, visit }: { site: Site; visit: RefObject<Visit> }): null {
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
    if (hasAnalytics && drawsHeatMap(site)) {
      try {
        reportStateChange(path);
      } catch (error) {
        console.error('The heat-map tool could not follow the page.', error);
      }
    }
  }, [path, site, visit]);

  return null;
}

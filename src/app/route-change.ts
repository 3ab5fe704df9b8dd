import { hasAnalytics } from 'virtual:consent-banner';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { drawsHeatMap } from '../config/analytics.ts';
import type { Site } from '../config/site.ts';
import { reportStateChange } from './heat-map.ts';

/** Where the visitor is, and whether the browser's own buttons took them there. */
export interface Visit {
  /** The path as the browser has it, base included. */
  address: string;
  traversed: boolean;
}

/**
 * Watches for the browser's back and forward. To be called outside of every `Suspense`, whose content is hydrated
 * later, and in a layout effect: it has to hear of it before the router, which changes the page there and then.
 */
export function useVisit(): RefObject<Visit> {
  const visit = useRef<Visit>({ address: '', traversed: false });
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
 * Stands beside the routes, below the same `Suspense`: a page's code is loaded on demand, and this waits for it.
 */
export function RouteChange({ site, visit }: { site: Site; visit: RefObject<Visit> }): null {
  const [path] = useLocation();
  const shown = useRef(path);
  /** From which page the visitor took a link to which; the last time, by their paths. */
  const departures = useRef(new Map<string, string>());

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { address: left, traversed } = visit.current;
    const address = location.pathname;
    visit.current = { address, traversed: false };
    if (!traversed) {
      departures.current.set(left, address);
      window.scrollTo(0, 0);
    }
    const isReturn = traversed && departures.current.get(address) === left;
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

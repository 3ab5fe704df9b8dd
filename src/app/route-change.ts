import { siteHas } from 'virtual:site-has';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { reportStateChange } from '../analytics/analytics.ts';
import { drawsHeatMap } from '../model/site.ts';
import type { SharedSite } from '../site/page-site.ts';

/** The address of the page shown last. */
let shown: string | undefined;
/** Whether the visitor came by back or forward. */
let isTraversal = false;
/** The last link taken from each page: from address to address. */
const departures = new Map<string, string>();

// At module level, to run before wouter's own listener.
globalThis.addEventListener?.('popstate', () => {
  // A link within the page fires it too, perhaps before the page is hydrated.
  isTraversal = shown !== undefined && location.pathname !== shown;
});

/**
 * Does what a browser does when it loads a page: scrolls to the top, moves the focus to the content, and returns to the
 * place and the link on going back. Also reports to the heat-map tool.
 */
export function useRouteChange(site: SharedSite): void {
  const [path] = useLocation();

  useEffect(() => {
    const left = shown;
    shown = location.pathname;
    if (!left || left === shown) return;
    const isReturn = isTraversal && departures.get(shown) === left;
    if (!isTraversal) {
      departures.set(left, shown);
      window.scrollTo(0, 0);
    }
    isTraversal = false;
    const link = isReturn && document.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`);
    (link || document.getElementById('main'))?.focus({ preventScroll: true });
    if (siteHas.analytics && drawsHeatMap(site)) {
      try {
        reportStateChange(site, path);
      } catch (error) {
        console.error('The heat-map tool could not follow the page.', error);
      }
    }
  }, [path, site]);
}

import type { SharedSite } from '../model/page-site.ts';
import { countsVisits, drawsHeatMap } from '../model/site.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...parameters: unknown[]) => void;
    hj?: ((...parameters: unknown[]) => void) & { q?: unknown[] };
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

let refused = false;

/** Sets up local queues, and keeps existing ones. The scripts that read them need consent. */
export function installQueues(site: SharedSite): void {
  if (countsVisits(site)) {
    window.dataLayer ??= [];
    const { dataLayer } = window;
    window.gtag ??= function gtag() {
      // Google's script takes only `arguments` objects for commands.
      // biome-ignore lint/complexity/noArguments: see above
      dataLayer.push(arguments);
    };
  }
  if (drawsHeatMap(site)) {
    window._hjSettings = { hjid: Number(site.hotjar.id), hjsv: site.hotjar.snippetVersion };
    const q: unknown[] = [];
    window.hj ??= Object.assign((...parameters: unknown[]) => void q.push(parameters), { q });
  }
}

/** Sends an event through the global tag function; a failure is logged and ignored. */
export function sendEvent({ name, parameters }: { name: string; parameters: object }): void {
  if (refused) return;
  try {
    window.gtag?.('event', name, parameters);
  } catch (error) {
    console.error('The analytics event could not be sent.', error);
  }
}

/** Reports a new address within the page to the heat-map tool. @throws Error before {@link installQueues} */
export function reportStateChange(path: string): void {
  if (!window._hjSettings) throw new Error('Hotjar is not initialized');
  if (!refused) window.hj?.('stateChange', path);
}

/** Whether to drop events, queued ones too. */
export function dropEvents(drop: boolean): void {
  refused = drop;
  if (!drop) return;
  if (window.dataLayer) window.dataLayer.length = 0;
  if (window.hj?.q) window.hj.q.length = 0;
}

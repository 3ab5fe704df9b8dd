declare global {
  interface Window {
    hj?: ((...parameters: unknown[]) => void) & { q?: unknown[] };
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

/** Sets up Hotjar's settings and local queue; its script needs the visitor's consent. */
let initialized = false;
let refused = false;

/** @param id the site's number at Hotjar; @param snippetVersion the version of its snippet, 6 by default. */
export function initializeHeatMap(id: number, snippetVersion: number): void {
  window._hjSettings = { hjid: id, hjsv: snippetVersion };
  window.hj ??= Object.assign(
    (...parameters: unknown[]) => {
      window.hj?.q?.push(parameters);
    },
    { q: [] as unknown[] },
  );
  initialized = true;
}

/** Reports a new address within the page. @throws Error before {@link initializeHeatMap} */
export function reportStateChange(path: string): void {
  if (!initialized) throw new Error('Hotjar is not initialized');
  if (!refused) window.hj?.('stateChange', path);
}

/** Drops the reports for a visitor who has not agreed, those that wait too; and stops dropping them. */
export function dropReports(drop: boolean): void {
  refused = drop;
  if (drop && window.hj?.q) window.hj.q.length = 0;
}

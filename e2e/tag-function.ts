import type { Page } from 'playwright/test';

/** A visitor who has agreed, and a recorder in the place of the global tag function, before any script of the page runs. */
export async function recordEvents(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    localStorage.setItem('portfolio@/|consent', 'granted google-analytics hotjar');
    const calls: unknown[][] = [];
    Object.assign(window, { recordedCalls: calls, gtag: (...call: unknown[]) => calls.push(call) });
  });
  return () => page.evaluate(() => (window as unknown as { recordedCalls: unknown[][] }).recordedCalls);
}

/** What the page's own tag function has queued for a tag script that never came. */
export const queuedEvents = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
  );

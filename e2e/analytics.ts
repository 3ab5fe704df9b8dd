import type { Page } from 'playwright/test';
import { expect } from './test.ts';
import type { World } from './world/world.ts';

/** A visitor who has agreed, and a recorder in the place of the global tag function, before any script of the page runs. */
export async function recordEvents(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    localStorage.setItem('portfolio@/|consent', 'granted google-analytics hotjar');
    const calls: unknown[][] = [];
    Object.assign(window, { recordedCalls: calls, gtag: (...call: unknown[]) => calls.push(call) });
  });
  return () => page.evaluate(() => (window as unknown as { recordedCalls: unknown[][] }).recordedCalls);
}

/** A visitor who has refused before. */
export const refuseConsent = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('portfolio@/|consent', 'denied google-analytics hotjar'));

/** What the page's own tag function has queued for a tag script that never came. */
export const queuedEvents = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
  );

/** Waits until the heat map reports a click: it hears of those alone that come after its script has run. */
export async function expectHeatMapReport(page: Page, world: World): Promise<void> {
  const click = async () => {
    await page.getByRole('heading', { level: 1 }).click();
    return world.count(/in\.hotjar\.com/);
  };
  await expect.poll(click).toBeGreaterThan(0);
}

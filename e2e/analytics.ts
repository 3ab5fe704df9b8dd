import type { Page } from 'playwright/test';
import { title } from './card.ts';
import { untilQuiet } from './device.ts';
import { expectHydrated } from './hydration.ts';
import { expect } from './test.ts';
import type { World } from './world/world.ts';

/** The question for consent. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Darf ich die Nutzung auswerten?' });

/** Grants consent and records calls of the global tag function, before any script of the page runs. */
export async function recordEvents(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    localStorage.setItem('portfolio@/|consent', 'granted google-analytics:G-TEST123456 hotjar:4711');
    const calls: unknown[][] = [];
    Object.assign(window, { recordedCalls: calls, gtag: (...call: unknown[]) => calls.push(call) });
  });
  return () => page.evaluate(() => Reflect.get(window, 'recordedCalls'));
}

/** A visitor who refused on an earlier visit. */
export const refuseConsent = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('portfolio@/|consent', 'denied google-analytics hotjar'));

/** Events that the page's tag function has queued while the tag script is missing. */
export const queuedEvents = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => {
    const queue: ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer');
    return queue.map((entry) => Array.from(entry));
  });

/** Waits until the heat map reports a click. It misses clicks before its script has run. */
export async function expectHeatMapReport(page: Page, world: World): Promise<void> {
  const click = async () => {
    await title(page).click();
    return world.count(/in\.hotjar\.com/);
  };
  await expect.poll(click).toBeGreaterThan(0);
}

/** Withdraws consent, which reloads the page. */
export async function withdrawConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const reloaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await reloaded;
  await expectHydrated(page);
}

/** Accepts until both services report, then withdraws. Nothing may reach them afterwards. */
export async function expectCutOff(page: Page, world: World): Promise<void> {
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect.poll(() => world.count(/gtag\/js/)).toBeGreaterThan(0);
  await expectHeatMapReport(page, world);
  await withdrawConsent(page);
  await untilQuiet(page);
  world.forget();
  await title(page).click();
  await untilQuiet(page);
  expect(world.requests(/google-analytics|googletagmanager|hotjar/)).toEqual([]);
}

import type { Page } from 'playwright/test';
import type { World } from './world/world.ts';

/**
 * Playwright's clock gives every document the time origin of the first one, and is right only once all init scripts have
 * run. Runs in the page, before it.
 */
export const ownTimeOrigin = (): void => {
  let origin = 0;
  Object.defineProperty(performance, 'timeOrigin', { get: () => (origin ||= Date.now()) });
};

/** Puts the page's time into the hands of the test; before the page is opened. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(ownTimeOrigin);
}

/**
 * One of the page's pauses, in milliseconds, never ends: what is to be seen before its end can be looked at, however
 * long the machine takes for that. Before the page is opened.
 */
export const withoutEnd = (page: Page, pause: number): Promise<unknown> =>
  page.addInitScript((endless) => {
    const wait = window.setTimeout;
    const patient = (work: () => void, pause = 0) => wait(work, pause === endless ? 2 ** 31 - 1 : pause);
    window.setTimeout = patient as typeof setTimeout;
  }, pause);

/** Lets time pass for everybody at once: the page, the worker of its site and the outside world. */
export async function passTime(page: Page, world: World, seconds: number): Promise<void> {
  world.advance(seconds);
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate((milliseconds) => {
      const now = Date.now;
      Date.now = () => now() + milliseconds;
    }, seconds * 1000);
  }
  await page.clock.fastForward(seconds * 1000);
}

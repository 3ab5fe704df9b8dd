import type { Page } from 'playwright/test';
import type { World } from './world/world.ts';

/** Gives the test control of the page's time. Call before the page is opened. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  // Playwright's clock gives every document the time origin of the first one, and is correct only after all init scripts.
  await page.addInitScript(() => {
    let origin = 0;
    Object.defineProperty(performance, 'timeOrigin', { get: () => (origin ||= Date.now()) });
  });
}

/**
 * Makes the page's timeouts of this length, in milliseconds, never fire.
 * The state before the timeout can then be checked on a slow machine too. Call before the page is opened.
 */
export const withoutEnd = (page: Page, pause: number): Promise<unknown> =>
  page.addInitScript((endless) => {
    const wait = window.setTimeout;
    const patient = (work: () => void, pause = 0) => wait(work, pause === endless ? 2 ** 31 - 1 : pause);
    window.setTimeout = patient as typeof setTimeout;
  }, pause);

/** Advances the time of the page, its worker and the outside world together. */
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

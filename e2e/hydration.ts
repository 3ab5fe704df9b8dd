import { expect, type Page } from 'playwright/test';

/** Whether the page is hydrated and all of it has a layout. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some(
      (key) => key.startsWith('__reactFiber$') && document.documentElement.dataset.arriving === undefined,
    ),
  );

export const expectHydrated = (page: Page): Promise<void> => expect.poll(() => isHydrated(page)).toBe(true);

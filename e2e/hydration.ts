import { expect, type Page } from 'playwright/test';

/** Whether the page's scripts have taken over the document that came from the server, and all of it has a layout. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some(
      (key) => key.startsWith('__reactFiber$') && document.documentElement.dataset.arriving === undefined,
    ),
  );

export const expectHydrated = (page: Page): Promise<void> => expect.poll(() => isHydrated(page)).toBe(true);

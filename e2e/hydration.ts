import { expect, type Page } from 'playwright/test';

/** Whether the page is hydrated. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber$'),
    ),
  );

export const expectHydrated = (page: Page): Promise<void> => expect.poll(() => isHydrated(page)).toBe(true);

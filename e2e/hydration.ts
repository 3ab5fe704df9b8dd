import { expect, type Page } from 'playwright/test';

/** Waits until the page's scripts have taken over the document that came from the server. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some((key) =>
          key.startsWith('__reactFiber$'),
        ),
      ),
    )
    .toBe(true);

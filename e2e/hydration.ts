import { expect, type Page } from 'playwright/test';

/** Whether the page is hydrated. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber$'),
    ),
  );

/** Gives all cards their layout, as the visitor's first scroll does. */
export async function expectArrived(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
}

export const expectHydrated = (page: Page): Promise<void> => expect.poll(() => isHydrated(page)).toBe(true);

import type { Locator, Page } from 'playwright/test';

/** A section of the portfolio by its heading. */
export const card = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true });

/** The title of the page, or of the screen that replaces it. */
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The placeholders of a loading section. They are hidden from assistive technology, so no role finds them. */
export const skeletonsIn = (section: Locator): Locator => section.locator('[data-skeleton]');

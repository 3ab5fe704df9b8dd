import { expect, type Locator } from 'playwright/test';

/** Expects a plain link to this address that opens a new tab without `window.opener`. */
export async function expectOutbound(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /^(?:me )?noopener noreferrer$/);
}

/** Clicks a link without opening the new tab, to save a page load. */
export async function clickOutbound(link: Locator): Promise<void> {
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
}

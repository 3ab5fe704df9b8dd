import { expect, type Locator } from 'playwright/test';

/** A real link to this address, in a new tab that gets no handle on this one. */
export async function expectOutbound(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /^(?:me )?noopener noreferrer$/);
}

/** Clicks a link and waits for the new tab. */
export async function followOutbound(link: Locator): Promise<string> {
  const [tab] = await Promise.all([link.page().context().waitForEvent('page'), link.click()]);
  await tab.waitForURL(/^https:/);
  const address = tab.url();
  await tab.close();
  return address;
}

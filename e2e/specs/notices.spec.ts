import type { Page } from 'playwright/test';
import { promptInstall, readOn, statusLine } from '../device.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

const install = (page: Page) => page.getByRole('button', { name: 'Installieren' });
const putAway = (page: Page) => page.getByRole('button', { name: 'Hinweis ausblenden' });

/** Scrolls down in a browser that offers to install the page. */
async function readAndInstall(page: Page): Promise<void> {
  await page.evaluate(promptInstall);
  await readOn(page);
}

test('Notices come one at a time: status, consent, installing', async ({ page, open, context }) => {
  await open('full');
  const refuse = page.getByRole('button', { name: 'Ablehnen' });
  await expect(refuse).toBeVisible();
  await readAndInstall(page);
  await expect(refuse).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(statusLine(page)).toContainText('Sie sind offline.');
  await expect(refuse).toHaveCount(0);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(refuse).toBeVisible();
  await expect(statusLine(page)).toBeEmpty();
  await refuse.click();
  await expect(statusLine(page)).toContainText('Sie sind offline.');
  await putAway(page).click();
  await readOn(page);
  await expect(install(page)).toBeVisible();
});

import { promptInstall, readOn, statusLine } from '../device.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

test('Notices come one at a time: status, consent, installing', async ({ page, open, context }) => {
  await open('full');
  const install = page.getByRole('button', { name: 'Installieren' });
  const refuse = page.getByRole('button', { name: 'Ablehnen' });
  await expect(refuse).toBeVisible();
  await page.evaluate(promptInstall);
  await readOn(page);
  await expect(refuse).toBeVisible();
  await expect(install).toHaveCount(0);
  await context.setOffline(true);
  await expect(statusLine(page)).toContainText('Sie sind offline.');
  await expect(refuse).toHaveCount(0);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(refuse).toBeVisible();
  await expect(statusLine(page)).toBeEmpty();
  await refuse.click();
  await expect(statusLine(page)).toContainText('Sie sind offline.');
  await page.getByRole('button', { name: 'Hinweis ausblenden' }).click();
  await readOn(page);
  await expect(install).toBeVisible();
});

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

test('A notice covers as little as possible of what is being read', async ({ page, open }) => {
  const notice = page.locator('.notice');
  await open('shipped');
  await page.evaluate(promptInstall);
  await readOn(page);
  for (const [width, height] of [
    [1280, 64],
    [390, 124],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    expect(box?.height, `at ${width}`).toBeLessThanOrEqual(height);
    const buttons = await notice
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...buttons)).toBeGreaterThanOrEqual(44);
  }
});

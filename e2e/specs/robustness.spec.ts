import { title } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { watchRefusals } from '../refusals.ts';
import { expect, test } from '../test.ts';
import { hostile } from '../world/behaviours/payload.ts';

test('Markup in an answer is text, and its addresses lead nowhere', async ({ page, open, world }) => {
  world.when('*', hostile);
  await open('full');
  await expect(page.getByRole('main')).toContainText('<script>window.hacked = true</script>');
  await untilQuiet(page);
  const dangerous =
    'a[href^="javascript:" i], img[src^="javascript:" i], iframe, object, embed, [onerror], [onclick]';
  await expect(page.locator(dangerous)).toHaveCount(0);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|\/|#)/);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('Markup in every text of the owner is text on all pages', async ({ page, open }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const refusals = await watchRefusals(page);
  const expectHarmless = async () => {
    await untilQuiet(page);
    await expect(page.locator('[onerror], [onclick], img[src="x"], iframe, object, embed')).toHaveCount(0);
    const code = await page
      .locator('script:not([type="application/ld+json"], [type="application/json"])')
      .allTextContents();
    expect(code.join()).not.toContain('hacked');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  };
  await open('hostile');
  await expect(title(page)).toContainText('<script>window.hacked = true</script>');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  await expectHarmless();
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectHarmless();
  for (const path of ['impressum', 'datenschutz', 'gibt-es-nicht']) {
    await open('hostile', path);
    await expectHarmless();
  }
  expect(refusals).toEqual([]);
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

import type { Page } from 'playwright/test';
import { card, title } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { watchRefusals } from '../refusals.ts';
import { expect, test } from '../test.ts';
import { failing } from '../world/behaviours/failure.ts';
import { huge } from '../world/behaviours/huge.ts';
import { hostile, nullFields } from '../world/behaviours/payload.ts';

/** Horizontal scroll range in CSS pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('Answers whose optional fields are null make a whole page', async ({ page, open, world }) => {
  world.when('*', nullFields);
  world.when('pictures', failing(404));
  await open('full');
  const profile = page.getByRole('region', { name: 'erika-mustermann', exact: true });
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText('erika-mustermann');
  await expect(profile.getByRole('img', { name: 'Porträt' })).toHaveAttribute(
    'src',
    /^\/images\/.*placeholder/,
  );
  await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  await expect(card(page, 'Neueste öffentliche Projekte').getByRole('article')).toHaveCount(4);
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN|Invalid Date|\[object/);
});

test('Long texts, 60 skills and 100 repositories fit on every screen', async ({ page, open, world }) => {
  world.when('*', huge);
  await open('crowded');
  await expect(card(page, 'Github Projects').getByRole('article')).toHaveCount(100);
  await expect(card(page, 'Neueste öffentliche Projekte').getByRole('article')).toHaveCount(100);
  await expect(card(page, 'Tech Stack').getByRole('listitem')).toHaveCount(60);
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(10);
  await card(page, 'Private Projekte Showcase').getByRole('heading', { level: 3 }).click();
  const dialog = page.getByRole('dialog');
  for (const width of [320, 1280]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page)).toBe(0);
      await page.getByRole('button', { name: /^Details/ }).click();
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
});

test('Markup in an answer is text, and its addresses lead nowhere', async ({ page, open, world }) => {
  world.when('*', hostile);
  await open('full');
  await expect(page.getByRole('main')).toContainText('<script>window.hacked = true</script>');
  await untilQuiet(page);
  const dangerous =
    'a[href^="javascript:" i], img[src^="javascript:" i], iframe, object, embed, [onerror], [onclick]';
  await expect(page.locator(dangerous)).toHaveCount(0);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|\/)/);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('Markup in every text of the owner is text, on all pages and in files', async ({ page, open, site }) => {
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
    for (const address of await page
      .locator('[href], [src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src'))))
      expect(address).toMatch(/^(?:https?:|mailto:|tel:|\/|#)/);
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
  await page.emulateMedia({ media: 'print' });
  await expectHarmless();
  await page.emulateMedia({ media: 'screen' });
  for (const path of ['impressum', 'datenschutz', 'gibt-es-nicht']) {
    await open('hostile', path);
    await expectHarmless();
  }
  const { url } = await site('hostile');
  const textOf = async (file: string) => (await fetch(url + file)).text();
  expect(
    (await textOf('kontakt.vcf')).split('\r\n').filter((line) => !/^(?: |[A-Z]+[;:]|$)/.test(line)),
  ).toEqual([]);
  expect(JSON.parse(await textOf('manifest.webmanifest'))).toHaveProperty('start_url', '/');
  expect(refusals).toEqual([]);
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

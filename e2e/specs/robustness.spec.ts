import type { Page } from 'playwright/test';
import { card } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { expect, test } from '../test.ts';
import { huge } from '../world/behaviours/huge.ts';
import { altered, hostile, mapValues, nullFields } from '../world/behaviours/payload.ts';

/** How far the page can be scrolled to the side, in CSS pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('Answers whose optional fields are null make a whole page', async ({ page, open, world }) => {
  world.when('*', nullFields);
  await open('full');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('erika-mustermann');
  await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  await expect(card(page, 'Neueste öffentliche Projekte').getByRole('article')).toHaveCount(4);
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN|Invalid Date|\[object/);
});

test('Texts of 200 characters, 60 skills and 100 repositories fit on every screen', async ({
  page,
  open,
  world,
}) => {
  world.when('*', huge);
  await open('crowded');
  await expect(card(page, 'Github Projects').getByRole('article')).toHaveCount(100);
  await expect(card(page, 'Neueste öffentliche Projekte').getByRole('article')).toHaveCount(100);
  await expect(card(page, 'Tech Stack').getByRole('listitem')).toHaveCount(60);
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(10);
  await card(page, 'Private Projekte Showcase').getByRole('heading', { level: 3 }).click();
  const dialog = page.getByRole('dialog');
  for (const width of [320, 360, 768, 1280]) {
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

test('Markup and scripts in an answer are text, and their addresses lead nowhere', async ({
  page,
  open,
  world,
}) => {
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

test('Markup in a Medium story is stripped, and its scripts are not even text', async ({
  page,
  open,
  world,
}) => {
  const content =
    '<figure><img src="https://cdn-images-1.medium.com/x.png" onerror="window.hacked = true"></figure><p>Ein <b>harmloser</b> Satz.</p><script>window.hacked = true</script><svg onload="window.hacked = true">';
  world.when(
    'rss2json',
    altered((body) => mapValues(body, (value, field) => (field === 'content' ? content : value))),
  );
  await open('listed');
  const story = card(page, 'My Articles').getByRole('article').first();
  await expect(story.getByText('Ein harmloser Satz.', { exact: true })).toBeVisible();
  await expect(story).not.toContainText('hacked');
  await untilQuiet(page);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

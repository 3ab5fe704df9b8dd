import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { card, title } from '../card.ts';
import { builtSite } from '../deployment.ts';
import { untilQuiet } from '../device.ts';
import { expect, test } from '../test.ts';

const sentence =
  'Das ließ sich nicht laden. Vielleicht fehlt die Verbindung zum Netz, oder ein Inhaltsblocker hält es auf.';

/**
 * Blocks the scripts that contain one of these words, as a content blocker or a lost network does.
 * @returns unblocks them
 */
async function block(page: Page, ...words: string[]): Promise<() => Promise<void>> {
  const assets = join(await builtSite('full'), 'assets');
  const all = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const scripts = words.flatMap((word) =>
    all.filter((name) => readFileSync(join(assets, name), 'utf8').includes(word)),
  );
  expect(scripts).toHaveLength(words.length);
  const isBlocked = ({ pathname }: URL) => scripts.some((name) => pathname.endsWith(`/${name}`));
  await page.route(isBlocked, (route) => route.abort());
  return () => page.unroute(isBlocked);
}

const expectWhole = async (page: Page): Promise<void> => {
  await expect(title(page)).toHaveText('Erika Mustermann');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
};

test('No file of the site has a name that blockers know', async () => {
  const names = readdirSync(await builtSite('full'), { recursive: true, encoding: 'utf8' });
  expect(names.length).toBeGreaterThan(20);
  // Ignore the content hash.
  const words = (name: string) => name.replace(/(?<=[-/])[\w-]{8}(?=\.\w+$)/, '').split(/[^a-z]+/i);
  const known = /^(?:consent|cookies?|banner|analytics|track(?:er|ing)?|ads?|advert\w*|hotjar|gtag)$/i;
  expect(names.filter((name) => words(name).some((word) => known.test(word)))).toEqual([]);
});

test('Parts of a page that cannot be loaded say so, and are retried', async ({ page, open, world }) => {
  await block(page, 'legal-facts');
  const allow = await block(page, 'consent-heading', 'theme-choices', 'dialog-title');
  await page.addInitScript(() => {
    localStorage.setItem('portfolio@/|consent', 'granted google-analytics:G-TEST123456 hotjar:4711');
  });
  await open('full');
  await expectWhole(page);
  const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' });
  const themes = page.getByRole('button', { name: 'Theme wechseln' });
  const details = page.getByRole('button', { name: /^Details/ }).first();
  const alert = page.getByRole('alert');
  await test.step('each says so', async () => {
    await themes.click();
    await expect(alert).toHaveText(sentence);
    await themes.click();
    await expect(alert).toHaveCount(0);
    await card(page, 'Private Projekte Showcase').locator('summary').first().click();
    await details.click();
    await expect(alert).toHaveText(sentence);
    await settings.click();
    await expect(alert).toHaveCount(2);
    await expect(alert.last()).toHaveText(sentence);
  });
  await untilQuiet(page);
  expect(world.count('tag-manager') + world.count('heat-map')).toBe(0);
  await expectWhole(page);
  await test.step('with the next click it is there', async () => {
    await allow();
    await details.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await themes.click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await settings.click();
    await expect(page.getByRole('heading', { name: 'Darf ich die Nutzung auswerten?' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
  await test.step('a legal page whose code is blocked comes as its document', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
    const loaded = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    await expect.poll(loaded).toMatch(/\/impressum$/);
  });
});

test('A legal page says that it needs a network, and comes with it', async ({ page, open, context }) => {
  await open('full');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(title(page)).toHaveText('Nicht geladen');
  await expect(page.getByRole('main')).toContainText(sentence);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(title(page)).toHaveText('Nicht geladen');
  await page.getByRole('link', { name: 'Zurück zum Portfolio' }).click();
  await expectWhole(page);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(sentence);
  await context.setOffline(false);
  // The page may be reloading its document just then, which removes the button during the click.
  const again = page.getByRole('button', { name: 'Erneut versuchen' });
  const legal = page.getByRole('heading', { level: 1, name: /^Datenschutz/ });
  await again.or(legal).first().click();
  await expect(legal).toBeVisible();
});

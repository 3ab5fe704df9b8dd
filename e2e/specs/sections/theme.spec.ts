import type { Page } from 'playwright/test';
import { expectAccessible } from '../../axe.ts';
import { card } from '../../card.ts';
import { expect, test } from '../../test.ts';

const shown = (page: Page) => page.locator('html');
const picker = (page: Page) => card(page, 'Theme');

async function choose(page: Page, name: string): Promise<void> {
  await picker(page).getByRole('button').click();
  await picker(page).getByRole('radio', { name, exact: true }).check();
}

test('A first visit shows the default theme, and the card calls it "Default"', async ({ seen }) => {
  const page = await seen('full');
  await expect(shown(page)).toHaveAttribute('data-theme', 'nord');
  await expect(picker(page)).toContainText('Default');
});

test('The dropdown lists the default theme first, then the others', async ({ page, open }) => {
  await open('live');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await picker(page).getByRole('button').click();
  const choices = picker(page).getByRole('radio');
  await expect(choices).toHaveCount(4);
  const values = await choices.evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).value),
  );
  expect(values).toEqual(['nord', 'light', 'dark', 'dracula']);
});

test('Without a list of its own a site offers all 36 themes', async ({ page, open }) => {
  await open('shipped');
  await expect(shown(page)).toHaveAttribute('data-theme', 'lofi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Max Mustermann');
  await picker(page).getByRole('button').click();
  await expect(picker(page).getByRole('radio')).toHaveCount(36);
});

test('The owner’s own colours are the last theme on offer, with a swatch, and can be read', async ({
  page,
  open,
}) => {
  await open('listed');
  await picker(page).getByRole('button').click();
  const choices = picker(page).getByRole('radio');
  await expect(choices).toHaveCount(37);
  await expect(choices.last()).toHaveAccessibleName('Custom');
  const dot = picker(page).locator('[data-theme=custom] > span').nth(1);
  await expect(dot).toHaveCSS('background-color', 'rgb(255, 110, 168)');
  await choices.last().check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(shown(page)).toHaveAttribute('data-theme', 'custom');
  await expect(picker(page)).toContainText('Custom');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#e8dfd1');
  await expect(card(page, 'Dienstleistungen').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

test('A chosen theme is shown at once and is still there on the next visit, on every page', {
  tag: '@firefox',
}, async ({ page, open }) => {
  await open('live');
  await choose(page, 'Dracula');
  await expect(shown(page)).toHaveAttribute('data-theme', 'dracula');
  await page.reload();
  await expect(shown(page)).toHaveAttribute('data-theme', 'dracula');
  await expect(picker(page)).toContainText('Dracula');
  await open('live', 'impressum');
  await expect(shown(page)).toHaveAttribute('data-theme', 'dracula');
});

test('The theme is set before any script of the page has loaded', async ({ page, open }) => {
  await open('live');
  await choose(page, 'Dracula');
  await expect(shown(page)).toHaveAttribute('data-theme', 'dracula');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(shown(page)).toHaveAttribute('data-theme', 'dracula');
});

test('A stored theme that is not on the list gives the default theme', async ({ page, open }) => {
  await open('live');
  await choose(page, 'Dracula');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (localStorage.getItem(key) === 'dracula') localStorage.setItem(key, 'synthwave');
    }
  });
  await page.reload();
  await expect(shown(page)).toHaveAttribute('data-theme', 'nord');
});

test.describe('With a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the page is dark when the owner respects that', async ({ page, open }) => {
    await open('listed');
    await expect(shown(page)).toHaveAttribute('data-theme', 'dark');
    await expect(picker(page)).toContainText('Dark');
  });

  test('a stored theme comes before the system’s wish', async ({ page, open }) => {
    await open('listed');
    await choose(page, 'Silk');
    await page.reload();
    await expect(shown(page)).toHaveAttribute('data-theme', 'silk');
  });

  test('the page has its default theme when the owner does not respect that', async ({ page, open }) => {
    await open('live');
    await expect(shown(page)).toHaveAttribute('data-theme', 'nord');
  });

  test('a site without a switch shows its default theme whatever is stored, and no theme card', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => localStorage.setItem('portfolio@/|theme', 'dark'));
    await open('self-described');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown(page)).toHaveAttribute('data-theme', 'retro');
    await expect(picker(page)).toHaveCount(0);
  });
});

test('With a light system the preference changes nothing', async ({ seen }) => {
  const page = await seen('listed');
  await expect(shown(page)).toHaveAttribute('data-theme', 'cupcake');
});

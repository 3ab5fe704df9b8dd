import type { Locator, Page } from 'playwright/test';
import { card } from '../../card.ts';
import { expect, test } from '../../test.ts';
import { unavailable } from '../../world/behaviours/failure.ts';

const heading = 'GitHub Aktivität';

/** The picture is loaded when it comes into sight. */
async function look(page: Page): Promise<Locator> {
  await card(page, heading).scrollIntoViewIfNeeded();
  return card(page, heading);
}

test('The contribution chart is shown for the configured username', async ({ page, open, world }) => {
  await open('live');
  const chart = (await look(page)).getByRole('img', { name: /erika-mustermann/ });
  await expect(chart).toBeVisible();
  await expect(chart).toHaveJSProperty('complete', true);
  await expect(chart).toHaveJSProperty('naturalWidth', 663);
  expect(world.requests('chart')[0]?.url.pathname).toMatch(/\/erika-mustermann$/);
  expect(world.count('stats-card')).toBe(0);
});

test('When the chart fails, the stats card takes its place', async ({ page, open, world }) => {
  world.when('chart', unavailable);
  await open('live');
  const statistics = (await look(page)).getByRole('img', { name: 'GitHub-Statistik von erika-mustermann' });
  await expect(statistics).toHaveJSProperty('naturalWidth', 467);
  const [request] = world.requests('stats-card');
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    username: 'erika-mustermann',
    show_icons: 'true',
    theme: 'transparent',
    hide_border: 'true',
    count_private: 'true',
  });
});

test('When both fail, a sentence says so', async ({ page, open, world }) => {
  world.when('chart', unavailable);
  world.when('stats-card', unavailable);
  await open('live');
  await expect(await look(page)).toContainText('Das Diagramm ist gerade nicht erreichbar.');
});

test('The card is not there unless it is switched on', async ({ page, open, world }) => {
  await open('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(card(page, heading)).toHaveCount(0);
  expect(world.count('chart')).toBe(0);
});

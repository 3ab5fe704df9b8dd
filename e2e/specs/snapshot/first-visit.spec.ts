import type { Page } from 'playwright/test';
import { card, title } from '../../card.ts';
import { complaintsOf, memory, see, statusLine, untilQuiet } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { failing } from '../../world/behaviours/failure.ts';
import { altered } from '../../world/behaviours/payload.ts';
import { gone } from '../../world/behaviours/transport.ts';

const avatar = (page: Page) => page.getByRole('img', { name: 'Porträt von Erika Mustermann' });
const chart = (page: Page) => page.getByRole('img', { name: /Beiträge von erika-mustermann/ });
const copy = (kind: string) => new RegExp(`/assets/snapshot/${kind}-[0-9a-f]{8}\\.(webp|svg)$`);

test('Pictures come from the build; the chart, which changes, is renewed', async ({ page, open, world }) => {
  await open('snapshot');
  await expect(async () => {
    const { pictures } = await see(page);
    expect(pictures.filter(({ loaded }) => !loaded)).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await expect(avatar(page)).toHaveAttribute('src', copy('avatar'));
  await expect(card(page, 'My Articles').locator('img').first()).toHaveAttribute('src', copy('thumbnail'));
  expect(world.requests('pictures').map(({ url }) => url.href)).toEqual([]);

  await card(page, 'GitHub Aktivität').scrollIntoViewIfNeeded();
  await expect(chart(page)).toHaveAttribute('src', /^https:\/\/ghchart\.rshah\.org\/erika-mustermann$/);
  await expect(card(page, 'GitHub Aktivität').locator('img')).toHaveCount(1);
  expect(world.count('chart')).toBeGreaterThan(0);
});

test('What is newer replaces the snapshot, also on the next visit', async ({ page, open, world }) => {
  const complaints = complaintsOf(page);
  const newer = {
    name: 'Erika Neumann',
    avatar_url: 'https://avatars.githubusercontent.com/u/40302010?v=5',
  };
  world.when('chart', failing(503));
  world.when(
    /\/users\//,
    altered((body) => ({ ...(body as object), ...newer })),
  );
  await open('snapshot');
  await expect(title(page)).toHaveText(newer.name);
  await expect(page).toHaveTitle(/^Erika Neumann/);
  const avatar = page.getByRole('img', { name: `Porträt von ${newer.name}` });
  await expect(avatar).toHaveAttribute('src', newer.avatar_url);
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);

  await chart(page).scrollIntoViewIfNeeded();
  await expect.poll(() => world.count('chart')).toBeGreaterThan(0);
  await untilQuiet(page);
  await expect(chart(page)).toHaveAttribute('src', copy('chart'));
  await expect(card(page, 'GitHub Aktivität').locator('img')).toHaveCount(1);
  expect(world.count('stats-card')).toBe(0);

  await expect.poll(() => memory(page)).toContain(newer.name);
  world.when('*', gone);
  await page.reload();
  await expect(statusLine(page)).toContainText('Stand: ');
  await expect(title(page)).toHaveText(newer.name);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is in the document', async ({ page, open, world }) => {
    await open('snapshot');
    await expect(title(page)).toHaveText('Erika Mustermann');
    const articles = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('article');
    await expect(articles('Ausgewählte Repositories')).toHaveCount(6);
    await expect(articles('Neueste öffentliche Projekte')).toHaveCount(4);
    await expect(articles('My Articles')).toHaveCount(3);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await untilQuiet(page);
    expect(world.count('*')).toBe(0);
  });
});

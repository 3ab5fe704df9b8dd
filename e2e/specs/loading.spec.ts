import type { Page } from 'playwright/test';
import { card, skeletonsIn, title } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { expect, test } from '../test.ts';
import { held } from '../world/behaviours/transport.ts';

/** Number of placeholders per section until the profile is loaded. */
const counts: Record<string, number> = {
  Details: 4,
  'Tech Stack': 12,
  Experience: 2,
  Certification: 2,
  Education: 2,
  'Meine Dienstleistungen': 6,
  'Remote Support': 2,
  Abzeichen: 2,
  'Neueste öffentliche Projekte': 4,
  'Ausgewählte Repositories': 6,
  'Private Projekte Showcase': 3,
  'My Projects': 2,
};

const isBusy = (page: Page) => expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');

test('Every section shows its placeholders until its own answer has come', async ({ page, open, world }) => {
  const [profile, lists, pictures] = [held(), held(), held()];
  world.when(/\/users\//, profile.behaviour);
  for (const own of [/sort=updated/, 'dev.to'] as const) world.when(own, lists.behaviour);
  world.when('pictures', pictures.behaviour);
  await open('full');
  await expect.poll(() => world.count(/\/users\//)).toBe(1);
  await isBusy(page);
  for (const [heading, count] of Object.entries(counts)) {
    await expect(skeletonsIn(card(page, heading)), heading).toHaveCount(count);
  }
  await expect(skeletonsIn(page.getByRole('region', { name: 'Theme', exact: true }))).not.toHaveCount(0);
  profile.release();
  await expect(title(page)).toHaveText('Erika Mustermann');
  await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  await test.step('sections with a request of their own wait', async () => {
    await expect(skeletonsIn(card(page, 'Neueste öffentliche Projekte'))).toHaveCount(4);
    await expect(skeletonsIn(card(page, 'My Articles'))).toHaveCount(3);
    await expect(skeletonsIn(card(page, 'Meine Dienstleistungen'))).toHaveCount(0);
    lists.release();
    await expect(card(page, 'Neueste öffentliche Projekte').getByRole('article')).toHaveCount(4);
    await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  });
  await test.step('A picture has a placeholder until it has loaded, and moves nothing', async () => {
    const avatar = page.getByRole('img', { name: 'Porträt von Erika Mustermann' });
    const placeholder = avatar.locator('xpath=..').locator('svg');
    await expect(avatar).toHaveAttribute('src', /avatars/);
    await expect(placeholder).toBeVisible();
    const before = await avatar.boundingBox();
    pictures.release();
    await expect.poll(() => avatar.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(400);
    expect(await avatar.boundingBox()).toEqual(before);
  });
  await test.step('all of it takes three requests to GitHub and one to the blog, without a preflight', async () => {
    await untilQuiet(page);
    const asked = world.requests(/^https:\/\/(api\.github\.com|dev\.to)\//);
    expect(asked.map(({ method, url }) => `${method} ${url.hostname}${url.pathname}`).toSorted()).toEqual([
      'GET api.github.com/search/repositories',
      'GET api.github.com/search/repositories',
      'GET api.github.com/users/erika-mustermann',
      'GET dev.to/api/articles',
    ]);
  });
  await test.step('going to another page and back asks for nothing again', async () => {
    world.forget();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
    await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
    await expect(title(page)).toHaveText('Erika Mustermann');
    await untilQuiet(page);
    expect(world.count('github') + world.count('dev.to')).toBe(0);
  });
});

test('Manual mode waits with a placeholder for each listed repository', async ({ page, open, world }) => {
  const gate = held();
  world.when(/type=Repositories/, gate.behaviour);
  await open('listed');
  await expect(skeletonsIn(card(page, 'Github Projects'))).toHaveCount(5);
  gate.release();
  await expect(card(page, 'Github Projects').getByRole('article')).toHaveCount(4);
});

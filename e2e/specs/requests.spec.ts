import { card } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { expect, test } from '../test.ts';

test('A visit makes three requests to GitHub and one to the blog, and another page and back none', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  await expect(card(page, 'Neueste öffentliche Projekte').getByRole('article')).toHaveCount(4);
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  await test.step('without a preflight', async () => {
    await untilQuiet(page);
    const asked = world.requests(/^https:\/\/(api\.github\.com|dev\.to)\//);
    expect(asked.map(({ method, url }) => `${method} ${url.hostname}${url.pathname}`).toSorted()).toEqual([
      'GET api.github.com/search/repositories',
      'GET api.github.com/search/repositories',
      'GET api.github.com/users/erika-mustermann',
      'GET dev.to/api/articles',
    ]);
  });
  await test.step('nothing but the configured services and their pictures is asked for anything', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await untilQuiet(page);
    const known = [
      'api.github.com',
      'dev.to',
      'ghchart.rshah.org',
      'avatars.githubusercontent.com',
      'media2.dev.to',
      'dev-to-uploads.s3.amazonaws.com',
    ];
    const hosts = new Set(world.requests().map(({ url }) => url.hostname));
    expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
  });
  await test.step('going to another page and back asks for nothing again', async () => {
    world.forget();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
    await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
    await untilQuiet(page);
    expect(world.count('github') + world.count('dev.to')).toBe(0);
  });
});

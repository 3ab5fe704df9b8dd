import { seeWhole, statusLine, untilQuiet } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { gone } from '../../world/behaviours/transport.ts';

test('The example is complete without a network, and says that its contents are made up', async ({
  page,
  open,
  world,
}) => {
  world.when('*', gone);
  await open('shipped');
  await expect(statusLine(page)).toContainText('Sie sehen Beispieldaten.');
  await expect(statusLine(page)).not.toContainText('Stand:');
  await seeWhole(page);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'My Articles' }).getByRole('article')).toHaveCount(2);
});

test('What the services answer takes its place, and the note is gone', async ({ page, open }) => {
  await open('shipped');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('@github');
  await untilQuiet(page);
  await expect(statusLine(page)).toBeEmpty();
});

test("Nothing of it is on another account's site", async ({ site, request }) => {
  const { url } = await site('full');
  const document = await (await request.get(url)).text();
  expect(document).toContain('"renderedAt"');
  expect(document).not.toMatch(/octocat|"answers":\{"/);
  expect((await request.get(`${url}snapshot/answers.json`)).status()).toBe(404);
});

test('Its files are not published as they lie in public/', async ({ site, request }) => {
  const { url } = await site('shipped');
  expect((await request.get(`${url}snapshot/answers.json`)).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it says that its contents are made up', async ({ page, open }) => {
    await open('shipped');
    await expect(statusLine(page).getByText('Sie sehen Beispieldaten.')).toBeVisible();
  });
});

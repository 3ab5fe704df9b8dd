import { seeWhole, statusLine, untilQuiet } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { gone } from '../../world/behaviours/transport.ts';

test('The example says that its contents are made up', async ({ page, open, context, world }) => {
  world.when('*', gone);
  await open('shipped');
  await expect(statusLine(page)).toContainText('Sie sehen Beispieldaten.');
  const document = await (await page.request.get(page.url())).text();
  expect(document, 'without scripts').toContain('Sie sehen Beispieldaten.');
  await expect(statusLine(page)).not.toContainText('Stand:');
  await seeWhole(page);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'My Articles' }).getByRole('article')).toHaveCount(2);
  await world.recover();
  // Going online again makes the page refetch.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Github Projects' })).toContainText('620');
  await untilQuiet(page);
  await expect(statusLine(page)).toBeEmpty();
});

test('Its files are published neither as they are nor for another account', async ({ site }) => {
  const [shipped, full] = [await site('shipped'), await site('full')];
  for (const { url } of [shipped, full])
    expect((await fetch(`${url}snapshot/answers.json`)).status).toBe(404);
  const document = await (await fetch(full.url)).text();
  expect(document).toContain('"renderedAt"');
  expect(document).not.toMatch(/octocat|"answers":\{"/);
});

import { expectLimits, expectStored, statusLine } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { limited, secondaryLimit } from '../../world/behaviours/github-limit.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

test('A visitor under a limit asks GitHub once per resource, however often the page is opened', async ({
  page,
  open,
  world,
}) => {
  await open('live');
  await expectStored(page);
  world.forget();
  world.when('github', limited(world.github, { resetIn: 900 }));
  for (let visit = 0; visit < 5; visit += 1) {
    await page.reload();
    await expect(statusLine(page)).toContainText('Abfragelimit');
  }
  const asked = world.requests('github').map(({ url }) => url.href);
  expect(asked).toHaveLength(new Set(asked).size);
});

test('A first visitor under a limit asks GitHub once per resource, however often the page is opened', async ({
  page,
  open,
  world,
}) => {
  world.when('github', limited(world.github, { resetIn: 900 }));
  await open('live');
  for (let visit = 0; visit < 5; visit += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too Many Requests!');
    // What a reload interrupts has to be asked again.
    await expectLimits(page, 2);
    await page.reload();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too Many Requests!');
  const asked = world.requests('github').map(({ url }) => url.href);
  expect(asked).toHaveLength(new Set(asked).size);
});

test('A limit of the search does not keep the profile from being asked for', async ({
  page,
  open,
  world,
}) => {
  await open('live');
  await expectStored(page);
  world.when(/\/search\//, secondaryLimit(world.github, { retryAfter: 600 }));
  // What the first visit still asks for has been asked for by the second.
  for (const _ of ['first', 'second']) {
    await page.reload();
    await expect(statusLine(page)).toContainText('Abfragelimit');
    await expectLimits(page, 1);
  }
  world.forget();
  await page.reload();
  await expect(statusLine(page)).toContainText('Abfragelimit');
  await expect.poll(() => world.count(/\/users\//)).toBe(1);
  expect(world.count(/\/search\//)).toBe(0);
});

test('The limit survives the worker’s sleep', async ({ page, open, world, context }) => {
  await open('live');
  await expectStored(page);
  world.when('github', limited(world.github, { resetIn: 900 }));
  await page.reload();
  await expect(statusLine(page)).toContainText('Abfragelimit');
  await expectLimits(page, 2);

  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  world.forget();
  await page.reload();
  await expect(statusLine(page)).toContainText('Abfragelimit');
  expect(world.count('github')).toBe(0);
});

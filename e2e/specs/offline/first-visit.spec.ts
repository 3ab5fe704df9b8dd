import { expectSight, expectStored, statusLine, visit } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { cut, failing, html } from '../../world/behaviours/failure.ts';
import { limited } from '../../world/behaviours/github-limit.ts';
import { empty, wrongShapes } from '../../world/behaviours/payload.ts';
import { gone, hanging } from '../../world/behaviours/transport.ts';
import type { World } from '../../world/world.ts';

/** What a first visitor sees when GitHub fails: the titles of the error screens. */
const screens: Record<string, { strike: (world: World) => void; title: string }> = {
  'a limit (403)': {
    strike: (world) => world.when('github', limited(world.github, { resetIn: 900 })),
    title: 'Too Many Requests!',
  },
  'a limit (429)': {
    strike: (world) => world.when('github', limited(world.github, { status: 429, resetIn: 900 })),
    title: 'Too Many Requests!',
  },
  'a 404': { strike: (world) => world.when('github', failing(404)), title: 'Invalid GitHub Username!' },
  'a 500': { strike: (world) => world.when('github', failing(500)), title: 'Oops!!' },
  'JSON that ends in the middle': { strike: (world) => world.when('github', cut), title: 'Oops!!' },
  'HTML instead of JSON': { strike: (world) => world.when('github', html), title: 'Oops!!' },
  'the wrong shape': {
    strike: (world) => world.when('github', wrongShapes['an empty object']),
    title: 'Oops!!',
  },
  'broken connections': { strike: (world) => world.when('github', gone), title: 'Oops!!' },
};

test.describe('Whatever GitHub does', () => {
  test.use({ hurried: true });

  for (const [name, { strike, title }] of Object.entries(screens)) {
    test(`a first visitor meets ${name} with a screen that says so, and the page comes by itself later`, async ({
      page,
      open,
      world,
      context,
    }) => {
      strike(world);
      await open('live');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (title === 'Too Many Requests!') return;
      // The network's return is one of the moments at which the page tries again.
      await world.recover();
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
      await expect(statusLine(page)).toBeEmpty();
    });
  }
});

test('A first visitor waits 10 seconds for services that never answer, and then is told', async ({
  page,
  open,
  world,
}) => {
  world.when('github', hanging);
  const start = Date.now();
  await open('live');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!!');
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  expect(Date.now() - start).toBeGreaterThanOrEqual(10_000);
});

test('Blog, lists of projects and pictures cannot stop a first visit', async ({ page, open, world }) => {
  world.when('dev.to', failing(500));
  world.when(/search/, failing(500));
  world.when('chart', gone);
  world.when('stats-card', gone);
  world.when('pictures', gone);
  await open('live');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(page.getByRole('region', { name: 'Ausgewählte Repositories' })).toBeVisible();
});

test.describe('With a worker', () => {
  test.use({ serviceWorkers: 'allow', hurried: true });

  test('an empty list takes the place of a stored one', async ({ page, open, world }) => {
    await open('live');
    await expectStored(page);
    const projects = page.getByRole('region', { name: 'Neueste öffentliche Projekte' });
    await expect(projects).toBeVisible();
    world.when(/sort=updated/, empty);
    world.when('dev.to', empty);
    await page.reload();
    await expect(projects).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'My Articles' })).toContainText('No recent post');
    await world.offline();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
    await expect(projects).toHaveCount(0);
  });

  test('what was seen on the first visit is there on a second one without a network', async ({
    page,
    open,
    world,
  }) => {
    const sight = await visit(page, open, 'full');
    await world.offline();
    await page.reload();
    await expectSight(page, sight);
  });

  test('on the first visit no service is asked twice for data, also when the worker takes over', async ({
    page,
    open,
    world,
  }) => {
    await open('live');
    await expectStored(page);
    expect(world.requests(/api\.github\.com|dev\.to\/api/).map(({ url }) => url.pathname)).toEqual(
      expect.arrayContaining(['/users/erika-mustermann', '/search/repositories', '/api/articles']),
    );
    expect(world.count(/api\.github\.com|dev\.to\/api/)).toBe(4);
  });
});

import type { Page } from 'playwright/test';
import { expectSight, expectStored, type Sight, see, statusLine } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { cut, failing, html, unavailable } from '../../world/behaviours/failure.ts';
import { limited, secondaryLimit } from '../../world/behaviours/github-limit.ts';
import { wrongShapes } from '../../world/behaviours/payload.ts';
import { gone, hanging } from '../../world/behaviours/transport.ts';
import type { World } from '../../world/world.ts';

/** The rows of the failure table: what the services do, and what the status line says about it. */
const failures: Record<string, { strike: (world: World) => void; says: RegExp }> = {
  'a limit with status 403': {
    strike: (world) => world.when('github', limited(world.github, { resetIn: 900 })),
    says: /Abfragelimit .* in 15 Minuten.*Stand: /,
  },
  'a limit with status 429': {
    strike: (world) => world.when('github', limited(world.github, { status: 429, resetIn: 900 })),
    says: /Abfragelimit .*Stand: /,
  },
  'a secondary limit': {
    strike: (world) => world.when('github', secondaryLimit(world.github, { retryAfter: 300 })),
    says: /Abfragelimit .* in 5 Minuten.*Stand: /,
  },
  'a secondary limit that does not say how long': {
    strike: (world) => world.when('github', secondaryLimit(world.github)),
    says: /Abfragelimit .* in 1 Minute.*Stand: /,
  },
  'a 404': { strike: (world) => world.when('*', failing(404)), says: /nicht aktualisieren.*Stand: / },
  'a 422': { strike: (world) => world.when('*', failing(422)), says: /nicht aktualisieren.*Stand: / },
  'a 500': { strike: (world) => world.when('*', failing(500)), says: /nicht aktualisieren.*Stand: / },
  'an overloaded edge without CORS': {
    strike: (world) => world.when('*', unavailable),
    says: /offline.*Stand: /,
  },
  'JSON that ends in the middle': {
    strike: (world) => world.when(/api\.github\.com|dev\.to\/api/, cut),
    says: /nicht aktualisieren.*Stand: /,
  },
  'HTML instead of JSON': { strike: (world) => world.when('*', html), says: /nicht aktualisieren.*Stand: / },
  'broken connections': { strike: (world) => world.when('*', gone), says: /offline.*Stand: / },
};

async function visit(page: Page, open: (name: 'full') => Promise<void>): Promise<Sight> {
  await open('full');
  await expectStored(page);
  return see(page);
}

/** The page that is open is opened again, twice while the services fail and once without a network. */
async function expectToStay(page: Page, world: World, { says, sight }: { says: RegExp; sight: Sight }) {
  for (const _ of ['first', 'second']) await expectReloaded(page, says, sight);
  await world.offline();
  await expectReloaded(page, /Stand: /, sight);
}

async function expectReloaded(page: Page, says: RegExp, sight: Sight): Promise<void> {
  await page.reload();
  await expect(statusLine(page)).toContainText(says);
  await expectSight(page, sight);
}

for (const [name, { strike, says }] of Object.entries(failures)) {
  test(`Everything stays through ${name}, twice, and offline after it`, async ({ page, open, world }) => {
    const sight = await visit(page, open);
    expect(sight.pictures.every(({ loaded }) => loaded)).toBe(true);
    strike(world);
    await expectToStay(page, world, { says, sight });
  });
}

test('Everything stays through answers of each wrong shape, twice, and offline after it', async ({
  page,
  open,
  world,
}) => {
  test.slow();
  const sight = await visit(page, open);
  for (const [name, behaviour] of Object.entries(wrongShapes)) {
    await test.step(name, async () => {
      // Or the last of them would meet a limit, and what those before it made of the answers.
      await world.reset();
      world.when(/api\.github\.com|dev\.to\/api/, behaviour);
      await expectToStay(page, world, { says: /nicht aktualisieren.*Stand: /, sight });
    });
  }
});

test('Services that never answer change nothing, and after 10 seconds the page says so', async ({
  page,
  open,
  world,
}) => {
  const sight = await visit(page, open);
  world.when('*', hanging);
  await page.reload();
  await expectSight(page, sight);
  await expect(statusLine(page)).toBeEmpty();
  await expect(statusLine(page)).toContainText(/offline.*Stand: /, { timeout: 13_000 });
  await expectSight(page, sight);
});

test('A device without a network shows everything, on every page of the site', async ({
  page,
  open,
  world,
  context,
}) => {
  const sight = await visit(page, open);
  await world.offline();
  await context.setOffline(true);
  await page.reload();
  await expect(statusLine(page)).toContainText(/Sie sind offline\. Stand: /);
  await expectSight(page, sight);

  await page.goto(new URL('impressum', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await page.goto(new URL('datenschutz', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datenschutz/);
});

test('When the network is back the page becomes live by itself', async ({ page, open, world, context }) => {
  await visit(page, open);
  await world.offline();
  await context.setOffline(true);
  await page.reload();
  await expect(statusLine(page)).toContainText('offline');

  world.forget();
  await world.online();
  await context.setOffline(false);
  await expect.poll(() => world.count('github')).toBe(3);
  await expect(statusLine(page)).toBeEmpty();
});

test('When the limit is over the page becomes live by itself', async ({ page, open, world }) => {
  await visit(page, open);
  world.when('github', limited(world.github, { resetIn: 4 }));
  await page.reload();
  await expect(statusLine(page)).toContainText('Abfragelimit');
  world.forget();
  await expect(statusLine(page)).toBeEmpty({ timeout: 10_000 });
  expect(world.count('github')).toBe(3);
});

test('When a stumbling service has recovered the page becomes live by itself', async ({
  page,
  open,
  world,
}) => {
  test.slow();
  await visit(page, open);
  world.when('github', failing(500));
  await page.reload();
  await expect(statusLine(page)).toContainText('nicht aktualisieren');
  await world.recover();
  await expect(statusLine(page)).toBeEmpty({ timeout: 25_000 });
});

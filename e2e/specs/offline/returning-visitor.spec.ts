import type { Page } from 'playwright/test';
import { holdTime, passTime } from '../../clock.ts';
import { expectLimits, expectSight, type Sight, statusLine, untilQuiet, visit } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { cut, failing, html, unavailable } from '../../world/behaviours/failure.ts';
import { limited, secondaryLimit } from '../../world/behaviours/github-limit.ts';
import { wrongShapes } from '../../world/behaviours/payload.ts';
import { gone, hanging } from '../../world/behaviours/transport.ts';
import type { World } from '../../world/world.ts';

test.use({ serviceWorkers: 'allow' });

interface Failure {
  strike: (world: World) => void;
  /** Where it strikes; without it on the site that shows what comes from services and little else. */
  site?: 'full';
  /** What the status line says about it. */
  says: RegExp;
}

/** Refusals, which hold for a while: each needs a visitor of its own. */
const limits: Record<string, Failure> = {
  'a limit with status 403': {
    strike: (world) => world.when('github', limited(world.github, { resetIn: 900 })),
    site: 'full',
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
};

const data = /api\.github\.com|dev\.to\/api/;
const failed = /nicht aktualisieren.*Stand: /;
const offline = /offline.*Stand: /;

/** Everything else that can go wrong, in groups that one visitor goes through. */
const groups: Record<string, Record<string, Failure>> = {
  'a service that is not well': {
    'a 404': { strike: (world) => world.when('*', failing(404)), says: failed },
    'a 422': { strike: (world) => world.when('*', failing(422)), says: failed },
    'a 500': { strike: (world) => world.when('*', failing(500)), says: failed },
    'JSON that ends in the middle': { strike: (world) => world.when(data, cut), says: failed },
  },
  'a network that is in the way': {
    'an overloaded edge without CORS': { strike: (world) => world.when('*', unavailable), says: offline },
    'HTML instead of JSON': { strike: (world) => world.when('*', html), says: failed },
    'broken connections': { strike: (world) => world.when('*', gone), says: offline },
  },
  'answers of the wrong shape': Object.fromEntries(
    Object.entries(wrongShapes).map(([name, behaviour]) => [
      name,
      { strike: (world: World) => world.when(data, behaviour), says: failed },
    ]),
  ),
};

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

test.describe('Everything stays, twice, and offline after it, through', () => {
  test.use({ hurried: true });

  for (const [name, { strike, site, says }] of Object.entries(limits)) {
    test(name, { tag: name === 'a limit with status 403' ? '@firefox' : [] }, async ({
      page,
      open,
      world,
    }) => {
      const sight = await visit(page, open, site);
      expect(sight.pictures.every(({ loaded }) => loaded)).toBe(true);
      strike(world);
      await expectToStay(page, world, { says, sight });
    });
  }

  for (const [group, failures] of Object.entries(groups)) {
    test(`${group}: ${Object.keys(failures).join(', ')}`, async ({ page, open, world }) => {
      const sight = await visit(page, open);
      expect(sight.pictures.every(({ loaded }) => loaded)).toBe(true);
      // Nothing heals in between: what one of them has damaged is missing on the second round.
      for (const round of ['first', 'second']) {
        for (const [name, { strike, says }] of Object.entries(failures)) {
          await test.step(`${name}, the ${round} time`, async () => {
            // Or the last of them would meet a limit, and what those before it made of the answers.
            await world.reset();
            strike(world);
            await expectReloaded(page, says, sight);
          });
        }
      }
      await world.offline();
      await expectReloaded(page, /Stand: /, sight);
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
  await expect(statusLine(page)).toContainText(/offline.*Stand: /);
  await expectSight(page, sight);
});

test('A device without a network shows everything, on every page of the site', { tag: '@firefox' }, async ({
  page,
  open,
  world,
  context,
}) => {
  const sight = await visit(page, open, 'full');
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

test('When the network is back the page becomes live by itself', { tag: '@firefox' }, async ({
  page,
  open,
  world,
  context,
}) => {
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
  await holdTime(page);
  await visit(page, open);
  world.forget();
  world.when('github', limited(world.github, { resetIn: 900 }));
  await page.reload();
  await expect(statusLine(page)).toContainText('Abfragelimit');
  await expect.poll(() => world.count('github')).toBe(3);
  await expectLimits(page, 2);
  world.forget();
  await passTime(page, world, 905);
  await expect(statusLine(page)).toBeEmpty();
  expect(world.count('github')).toBe(3);
});

test('When a stumbling service has recovered the page becomes live by itself', async ({
  page,
  open,
  world,
}) => {
  await holdTime(page);
  await visit(page, open);
  world.when('github', failing(500));
  await page.reload();
  await expect(statusLine(page)).toContainText('nicht aktualisieren');
  await world.recover();
  await passTime(page, world, 20);
  await expect(statusLine(page)).toBeEmpty();
});

test.describe('At 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 700 }, serviceWorkers: 'block' });

  test('the status line covers nothing at the end of the page, moves nothing, and can be put away until there is news', async ({
    page,
    open,
    context,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await open('full');
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.getByRole('region', { name: 'My Articles' }).getByRole('article')).toHaveCount(3);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await untilQuiet(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    const line = statusLine(page).locator('p');
    for (const place of ['the middle', 'the end'] as const) {
      await page.evaluate((end) => window.scrollTo(0, end ? 1e6 : 900), place === 'the end');
      await page.evaluate(() => {
        (Reflect.get(window, 'shifts') as number[]).length = 0;
      });
      await context.setOffline(true);
      await expect(line).toContainText('Sie sind offline. Stand: ');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), place).toEqual([]);
      await page.evaluate((end) => end || window.scrollTo(0, 1e6), place === 'the end');
      const [above, below] = await Promise.all([link.boundingBox(), line.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await page.getByRole('button', { name: 'Hinweis ausblenden' }).click();
      await expect(statusLine(page)).toBeEmpty();
      await expect(page.getByRole('main')).toBeFocused();
      await context.setOffline(false);
    }
  });
});

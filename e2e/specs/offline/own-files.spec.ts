import type { Page } from 'playwright/test';
import { Deployment } from '../../deployment.ts';
import { expectSight, expectStored, see, seeWhole } from '../../device.ts';
import { test as base, expect } from '../../test.ts';
import type { World } from '../../world/world.ts';

const test = base.extend<{ deployment: Deployment }>({
  // The world is asked for so that it is well when the test begins.
  deployment: async ({ world: _world }, use) => {
    const deployment = new Deployment();
    await use(deployment);
    await deployment.close();
  },
});

test.use({ serviceWorkers: 'allow', hurried: true });

/** The icons that have a place on the screen and nothing in it. */
const undrawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGUseElement>('svg use')].flatMap((use) => {
      if (use.closest('svg')?.getClientRects().length === 0) return [];
      const { width, height } = use.getBBox();
      return width > 0 && height > 0 ? [] : (use.getAttribute('href') ?? '');
    }),
  );

/** How many icons have a place on the screen. */
const icons = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('svg:has(use)')].filter((icon) => icon.getClientRects().length > 0)
        .length,
  );

test('Offline every icon is drawn, and the QR code on paper', { tag: '@firefox' }, async ({
  page,
  deployment,
  world,
  browserName,
}) => {
  await deployment.deploy('full');
  await page.goto(deployment.url);
  await expectStored(page);
  await deployment.close();
  await world.offline();
  // What the browser itself has cached would hide that the worker did not answer: many hosts send no `immutable`.
  if (browserName === 'chromium')
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto(deployment.url);
  await see(page);
  await expect.poll(() => icons(page)).toBeGreaterThan(50);
  await expect.poll(() => undrawn(page)).toEqual([]);

  // Firefox cannot be told to show what is for paper.
  if (browserName === 'firefox') return;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await expect.poll(() => undrawn(page)).toEqual([]);
});

/** What was asked of the world, each address once. */
const askedOf = (world: World): string[] => [...new Set(world.requests().map(({ url }) => url.href))];

test('A second visit, also after one that was left early, is complete while the site’s host never answers, and asks each provider once', async ({
  page,
  deployment,
  world,
}) => {
  await deployment.deploy('live');
  await page.goto(deployment.url);
  await expectStored(page);
  const sight = await seeWhole(page);

  const asked = new Set<string | undefined>();
  await deployment.replace(({ url }) => void asked.add(url));
  // The browser looks for a new worker, and for the icon of its tab, by itself.
  const askedByPages = () => [...asked].filter((url) => url !== '/sw.js' && !url?.startsWith('/icons/'));
  world.forget();
  await page.goto(deployment.url, { waitUntil: 'commit' });
  await page.goto('about:blank');
  await page.goto(deployment.url);
  await expectSight(page, sight);
  expect(askedByPages()).toEqual([]);

  world.forget();
  await page.reload();
  await expectSight(page, sight);
  await expect.poll(() => world.count('github')).toBe(3);
  await expect.poll(() => world.count('dev.to')).toBe(1);
  const requests = world.requests().map(({ url }) => url.href);
  expect(requests.toSorted()).toEqual(askedOf(world).toSorted());
  expect(askedByPages()).toEqual([]);
});

test('What the owner puts into public/ is not precached, and cannot fail an installation', async ({
  page,
  deployment,
}) => {
  await deployment.deploy('live', { file: 'slides/slides.js' });
  await page.goto(new URL('slides/', deployment.url).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vortrag');
  await page.goto(deployment.url);
  await expectStored(page);
  const stored = await page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => url);
  });
  expect(stored.filter((url) => url.includes('slides'))).toEqual([]);
  expect(stored.filter((url) => url.includes('invalid-config'))).toEqual([]);
});

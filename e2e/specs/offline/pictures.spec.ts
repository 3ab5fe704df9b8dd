import type { Page } from 'playwright/test';
import { expectSight, expectStored, see, visit } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { failing, html, unavailable } from '../../world/behaviours/failure.ts';
import { gone } from '../../world/behaviours/transport.ts';
import type { Behaviour } from '../../world/exchange.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

/** How many pictures one of the worker's caches holds. */
const count = (page: Page, kind: string): Promise<number> =>
  page.evaluate(async (kind) => {
    const name = (await caches.keys()).find((key) => key.endsWith(`|${kind}`)) ?? '';
    return (await (await caches.open(name)).keys()).length;
  }, kind);

/** How many pictures have yet to prove that they load. */
const candidates = (page: Page): Promise<number> => count(page, 'candidates');

const failures: Record<string, Behaviour> = {
  'an error page without CORS (503)': unavailable,
  'an error (500)': failing(500),
  'a web page with status 200': html,
  'a broken connection': gone,
};

const services = ['chart', 'stats-card', 'pictures'] as const;

/** Answers as ever, but the browser may not keep them: each visit asks the host, and each failure reaches the worker. */
const notKept: Behaviour = async (_request, ordinary) => {
  const answer = await ordinary();
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
};

test(`A picture host costs the visitor no picture, whatever it answers: ${Object.keys(failures).join(', ')}`, async ({
  page,
  open,
  world,
}) => {
  const behave = (behaviour: Behaviour) => services.forEach((service) => void world.when(service, behaviour));
  behave(notKept);
  const sight = await visit(page, open);
  expect(sight.pictures.every(({ loaded }) => loaded)).toBe(true);
  for (const [name, behaviour] of Object.entries(failures)) {
    await test.step(name, async () => {
      await world.reset();
      behave(behaviour);
      for (let visit = 0; visit < 2; visit += 1) {
        await page.reload();
        await expectSight(page, sight);
        await expect.poll(() => world.count('chart')).toBeGreaterThan(visit);
      }
      await world.offline();
      await page.reload();
      await expectSight(page, sight);
    });
  }
});

test('A new picture takes the place of the stored one', async ({ page, open, world }) => {
  const chartOf =
    (width: number): Behaviour =>
    () => ({
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50"/>`,
    });
  const chart = page.locator('img[src*="ghchart"]');
  world.when('chart', chartOf(111));
  await open('live');
  await expectStored(page);
  world.when('chart', chartOf(222));
  await expect(async () => {
    await page.reload();
    await see(page);
    await expect(chart).toHaveJSProperty('naturalWidth', 222, { timeout: 500 });
  }).toPass();
  // The new copy is kept once it has proved that it loads.
  await expect.poll(() => candidates(page)).toBe(0);
  await world.offline();
  await page.reload();
  // A chart below the fold is not asked for before somebody looks.
  await expect(async () => {
    await see(page);
    await expect(chart).toHaveJSProperty('naturalWidth', 222, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('What a host did not give at once is asked for again in the same visit, and kept', async ({
  page,
  open,
  world,
}) => {
  let asked = 0;
  // The page's own look at it succeeds; the worker's first two, with CORS and without, do not.
  world.when('chart', async (request, ordinary) => {
    const byWorker = request.headers['sec-fetch-dest'] === 'empty';
    if (byWorker) asked += 1;
    return byWorker && asked <= 2 ? 'cut off' : notKept(request, ordinary);
  });
  await open('live');
  await expectStored(page);
  expect(asked).toBeGreaterThan(2);
});

test('The number of stored opaque pictures is bounded', async ({ page, open }) => {
  await open('live');
  await expectStored(page);
  await page.evaluate(async () => {
    for (let index = 0; index < 30; index += 1) {
      const picture = new Image();
      picture.src = `https://media2.dev.to/${index}.png`;
      await picture.decode();
    }
  });
  await expect.poll(() => candidates(page)).toBe(0);
  const opaque = await count(page, 'opaque');
  expect(opaque).toBeGreaterThan(8);
  expect(opaque).toBeLessThanOrEqual(16);
});

import type { Page } from 'playwright/test';
import { expectSight, seeWhole, visit } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { failing, html, unavailable } from '../../world/behaviours/failure.ts';
import { gone } from '../../world/behaviours/transport.ts';
import type { Behaviour } from '../../world/exchange.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

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

/** Looks at the whole page. @returns how wide the chart is that it shows */
async function chartWidth(page: Page): Promise<number> {
  await seeWhole(page);
  return page.locator('img[src*="ghchart"]').evaluate((image: HTMLImageElement) => image.naturalWidth);
}

test(`A picture host costs the visitor no picture, whatever it answers: ${Object.keys(failures).join(', ')}; a new picture replaces the stored one`, async ({
  page,
  open,
  world,
}) => {
  const behave = (behaviour: Behaviour) => services.forEach((service) => void world.when(service, behaviour));
  behave(notKept);
  let asked = 0;
  // The page's own look at it succeeds; the worker's first two, with CORS and without, do not.
  world.when('chart', async (request, ordinary) => {
    const byWorker = request.headers['sec-fetch-dest'] === 'empty';
    if (byWorker) asked += 1;
    return byWorker && asked <= 2 ? 'cut off' : notKept(request, ordinary);
  });
  const sight = await visit(page, open);
  await test.step('what a host did not give at once is asked for again in the same visit, and stored', () => {
    expect(asked).toBeGreaterThan(2);
  });
  for (const [name, behaviour] of Object.entries(failures)) {
    await test.step(name, async () => {
      await world.reset();
      behave(behaviour);
      await page.reload();
      await expectSight(page, sight);
      await expect.poll(() => world.count('chart')).toBeGreaterThan(0);
    });
  }
  await test.step('offline after all that', async () => {
    await world.offline();
    await page.reload();
    await expectSight(page, sight);
  });
  await test.step('a new picture takes the place of the stored one, also offline', async () => {
    await world.reset();
    world.when('chart', () => ({
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="222" height="50"/>',
    }));
    const reloaded = () => page.reload().then(() => chartWidth(page));
    await expect.poll(reloaded).toBe(222);
    await world.offline();
    expect(await reloaded()).toBe(222);
  });
});

import type { RequestListener } from 'node:http';
import type { Page } from 'playwright/test';
import { holdTime, passTime } from '../../clock.ts';
import { Deployment } from '../../deployment.ts';
import { expectStored } from '../../device.ts';
import { SiteServer } from '../../site-server.ts';
import { test as base, builtSite, expect } from '../../test.ts';
import type { World } from '../../world/world.ts';

const hour = 3600;
const day = 24 * hour;

const test = base.extend<{ deployment: Deployment }>({
  /** A site that the visitor has stored. */
  deployment: async ({ page, world: _world }, use) => {
    const deployment = new Deployment();
    await deployment.deploy('live');
    await holdTime(page);
    await page.goto(deployment.url);
    await expectStored(page);
    await use(deployment);
    await deployment.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const answer =
  (status: number, headers: Record<string, string> = {}, body = `answered with ${status}`): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
const webPage = answer(200, { 'content-type': 'text/html' }, 'Another site');

const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'Erika Mustermann' });
const note = (page: Page) => page.evaluate(() => localStorage.getItem('portfolio@/|worker'));

/** Comes back when the last look for a new version is a day ago. */
async function comeBack(page: Page, world: World, deployment: Deployment): Promise<void> {
  await page.goto('about:blank');
  await passTime(page, world, day);
  await page.goto(deployment.url, { waitUntil: 'commit' });
}

/** The device holds no worker, cache or database of the site. */
async function expectRemoved(page: Page, deployment: Deployment): Promise<void> {
  await deployment.replace(webPage);
  await page.goto(deployment.url);
  await expect(page.locator('body')).toHaveText('Another site');
  const stored = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map((database) => database.name),
    ]);
  await expect.poll(stored).toEqual([]);
}

/** The site is as it was, also when its page is loaded again. */
async function expectKept(page: Page): Promise<void> {
  await expect(name(page)).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(name(page)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
}

test('A visitor of a site that redirects to another origin comes to the new one', {
  tag: '@firefox',
}, async ({ page, deployment, world }) => {
  const target = new SiteServer(await builtSite('renewed'));
  await target.up();
  await deployment.replace(answer(301, { location: target.url }));
  await comeBack(page, world, deployment);
  await expect(page).toHaveURL(target.url);
  await expectRemoved(page, deployment);
  await target.down();
});

test('A site that answers 410 is removed at once', async ({ page, deployment, world }) => {
  await deployment.replace(answer(410));
  await comeBack(page, world, deployment);
  await expect(page.locator('body')).toHaveText('answered with 410');
  await expectRemoved(page, deployment);
});

for (const [what, listener, shown] of [
  ['404', answer(404), 'answered with 404'],
  ['a web page', webPage, 'Another site'],
] as const) {
  test(`A site that answers ${what} for its worker is removed when it still does an hour later`, async ({
    page,
    deployment,
    world,
  }) => {
    const looks = await deployment.replace(listener);
    await comeBack(page, world, deployment);
    await expect.poll(() => note(page)).toMatch(/^missing/);
    const before = looks();
    await expectKept(page);
    // The page's own two looks, and the browser's.
    await expect.poll(looks).toBeGreaterThanOrEqual(before + 2);
    await expectKept(page);
    await passTime(page, world, hour);
    await expect(page.locator('body')).toHaveText(shown);
    await expectRemoved(page, deployment);
  });
}

test('A worker that is missing twice, and was there in between, is kept', async ({
  page,
  deployment,
  world,
}) => {
  await deployment.replace(answer(404));
  await comeBack(page, world, deployment);
  await expect.poll(() => note(page)).toMatch(/^missing/);
  await deployment.deploy('live');
  await page.reload();
  await expect.poll(() => note(page)).toMatch(/^well/);
  await deployment.replace(answer(404));
  await passTime(page, world, hour);
  await expect.poll(() => note(page)).toMatch(/^missing/);
  await expectKept(page);
});

test('A host that fails removes nothing', async ({ page, deployment, world }) => {
  const looks = await deployment.replace(answer(503));
  await comeBack(page, world, deployment);
  await expect.poll(looks).toBeGreaterThanOrEqual(2);
  await expectKept(page);
  expect(await note(page)).toMatch(/^well/);
});

test('A host that never answers removes nothing', async ({ page, deployment, world }) => {
  const looks = await deployment.replace(() => {});
  await comeBack(page, world, deployment);
  await expect.poll(looks).toBeGreaterThanOrEqual(1);
  await expectKept(page);
});

test('A host that cannot be reached removes nothing', async ({ page, deployment, world }) => {
  await deployment.down();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/sw.js'));
  await comeBack(page, world, deployment);
  await failed;
  await expectKept(page);
});

import type { RequestListener } from 'node:http';
import type { Page } from 'playwright/test';
import { holdTime, passTime } from '../../clock.ts';
import type { Deployment } from '../../deployment.ts';
import { expectStored } from '../../device.ts';
import { builtSite, SiteServer } from '../../site-server.ts';
import { test as base, expect } from '../../test.ts';
import type { World } from '../../world/world.ts';

const hour = 3600;
const day = 24 * hour;

const test = base.extend({
  /** A site that the visitor's device has stored. */
  deployment: async ({ deployment, page }, use) => {
    await deployment.deploy('live');
    await holdTime(page);
    await page.goto(deployment.url);
    await expectStored(page);
    await use(deployment);
  },
});

test.use({ serviceWorkers: 'allow' });

const webPage: RequestListener = (_, response) =>
  response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/html' }).end('Another site');

const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'Erika Mustermann' });
const note = (page: Page) => page.evaluate(() => localStorage.getItem('portfolio@/|worker'));

/** Returns one day after the last update check. */
async function comeBack(page: Page, world: World, deployment: Deployment): Promise<void> {
  await page.goto('about:blank');
  await passTime(page, world, day);
  await page.goto(deployment.url, { waitUntil: 'commit' });
}

/** Expects nothing of the site on the device. */
async function expectRemoved(page: Page, deployment: Deployment): Promise<void> {
  await deployment.replace(webPage);
  await page.goto(deployment.url);
  await expect(page.locator('body')).toHaveText('Another site');
  const stored = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map((database) => database.name),
      ...Object.keys(localStorage),
    ]);
  await expect.poll(stored).toEqual([]);
}

/** Expects the site to be unchanged, also after a reload. */
async function expectKept(page: Page): Promise<void> {
  await expect(name(page)).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(name(page)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
}

test('A site that redirects for an hour takes its visitors along', async ({ page, deployment, world }) => {
  const target = new SiteServer(await builtSite('renewed'));
  await target.up();
  await page.evaluate(() => localStorage.setItem('portfolio@/|theme', 'dark'));
  await deployment.replace((_, response) =>
    response.writeHead(301, { 'cache-control': 'no-store', location: target.url }).end(),
  );
  await comeBack(page, world, deployment);
  await expect.poll(() => note(page)).toMatch(/^missing/);
  await expectKept(page);
  await passTime(page, world, hour);
  await expect(page).toHaveURL(target.url);
  await expectRemoved(page, deployment);
  await target.down();
});

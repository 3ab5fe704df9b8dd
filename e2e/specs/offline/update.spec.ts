import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { filesBelow } from '../../../src/tooling/files.ts';
import { card, title } from '../../card.ts';
import { builtSite, type Deployment } from '../../deployment.ts';
import {
  expectControlled,
  expectStored,
  loadsOf,
  promptInstall,
  readOn,
  seeWhole,
  statusLine,
  untilQuiet,
} from '../../device.ts';
import { expectFormerAppReplaced } from '../../former-app.ts';
import { expectHydrated } from '../../hydration.ts';
import { checkForUpdate } from '../../tab.ts';
import { test as base, expect } from '../../test.ts';
import { expectEachVersionOffered } from '../../versions.ts';
import { failing } from '../../world/behaviours/failure.ts';
import { hanging } from '../../world/behaviours/transport.ts';

const test = base.extend({
  deployment: async ({ deployment }, use) => {
    await deployment.deploy('live');
    await use(deployment);
  },
});

test.use({ serviceWorkers: 'allow' });

const skills = (page: Page) => page.getByRole('region', { name: 'Tech Stack' });
const offer = 'Eine neue Version dieser Seite ist da.';
const reload = (page: Page) => page.getByRole('button', { name: 'Neu laden' });

const expectNew = (page: Page): Promise<void> => expect(skills(page)).toContainText('Nachtarbeit');
const expectOld = (page: Page): Promise<void> => expect(skills(page)).toContainText('Gemüsebrühe');

/** A visit has stored everything, and the next version is deployed. */
async function visitBeforeUpdate(page: Page, deployment: Deployment): Promise<void> {
  await page.goto(deployment.url);
  await expectStored(page);
  await deployment.deploy('renewed');
}

/** The new version is on the page, and not offered any more. */
async function expectTakenOver(page: Page): Promise<void> {
  await expectNew(page);
  await expectHydrated(page);
  await expect(reload(page)).toHaveCount(0);
}

const filesOf = (directory: string): Map<string, string> =>
  new Map(filesBelow(directory).map((file) => [file, readFileSync(join(directory, file), 'latin1')]));

test('A new deployment is offered, and "Neu laden" swaps this tab once; other tabs get a notice, and what was stored is still there', {
  tag: '@firefox',
}, async ({ page, context, deployment, world }) => {
  await page.goto(deployment.url);
  await expectStored(page);
  const other = await context.newPage();
  await other.goto(deployment.url);
  await expectHydrated(other);
  await deployment.deploy('renewed');

  await page.reload();
  await expectOld(page);
  for (const tab of [page, other]) await expect(tab.getByText(offer)).toBeVisible();

  const [loads, otherLoads] = [loadsOf(page), loadsOf(other)];
  await reload(page).click();
  await expectNew(page);
  await expect(other.getByText('Diese Seite wurde in einem anderen Tab aktualisiert.')).toBeVisible();
  await expectOld(other);
  await reload(other).click();
  await expectNew(other);
  await expectHydrated(page);
  await expect(reload(page)).toHaveCount(0);
  expect([loads(), otherLoads()]).toEqual([1, 1]);

  await world.offline();
  await page.reload();
  await expect(page.getByRole('region', { name: 'My Articles' }).getByRole('article')).toHaveCount(3);
  await expectNew(page);
});

test('A version takes over although its host is down and the one before waits for services that never answer', async ({
  page,
  deployment,
  world,
}) => {
  await visitBeforeUpdate(page, deployment);
  world.when('*', hanging);
  await checkForUpdate(page);
  await expect(reload(page)).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(reload(page)).toBeVisible();
  await deployment.down();
  await reload(page).click();
  await expectTakenOver(page);
  await test.step('the next one is offered again', async () => {
    await deployment.up();
    await deployment.deploy('live');
    await checkForUpdate(page);
    await expect(reload(page)).toBeVisible();
    await expectNew(page);
  });
});

test('A takeover loads its tab once while another tab waits for services that never answer', async ({
  page,
  context,
  deployment,
  world,
}) => {
  await visitBeforeUpdate(page, deployment);
  world.when('*', hanging);
  const other = await context.newPage();
  await other.goto(deployment.url);
  await expectHydrated(other);
  await checkForUpdate(page);
  await page.bringToFront();
  await expect(reload(page)).toBeVisible();
  const loads = loadsOf(page);
  await reload(page).click();
  await expectTakenOver(page);
  expect(loads()).toBe(1);
});

test('A partial version changes nothing, a postponed one comes back', async ({ page, deployment, world }) => {
  await page.goto(deployment.url);
  await expectStored(page);
  await deployment.deploy('renewed', { file: 'index.html', of: 'live' });
  const fate = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker | null>((resolve) =>
      registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true }),
    );
    await registration.update();
    const installing = await found;
    return new Promise((resolve) =>
      installing?.addEventListener('statechange', () => resolve(installing.state), { once: true }),
    );
  });
  expect(fate).toBe('redundant');
  await deployment.deploy('renewed');
  await page.reload();
  await expectHydrated(page);
  await expectOld(page);
  const install = page.getByRole('button', { name: 'Installieren' });
  await test.step('a new version comes before the offer to install', async () => {
    await page.evaluate(promptInstall);
    await readOn(page);
    await expect(reload(page)).toBeVisible();
    await expect(install).toHaveCount(0);
    await page.getByRole('button', { name: 'Später' }).click();
    await expect(install).toBeVisible();
  });
  await expect(reload(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(title(page)).toHaveText('Impressum');

  await world.offline();
  await page.goto(deployment.url);
  await expectOld(page);
  await expectHydrated(page);
  await reload(page).click();
  await expectNew(page);
  await expectHydrated(page);
});

test(
  'Each of three versions in a row is offered in an open tab, also after "Später" and a failed one',
  {
    tag: '@firefox',
  },
  ({ page, deployment }) => expectEachVersionOffered(page, deployment),
);

test(
  'Where another app had a worker, the first return shows this site',
  { tag: '@firefox' },
  ({ page, deployment, world }) => expectFormerAppReplaced(page, deployment, world),
);

test('A new version is offered while the question for consent is open or a provider fails', async ({
  page,
  deployment,
  world,
}) => {
  await deployment.deploy('full');
  await page.goto(deployment.url);
  await expectControlled(page);
  await deployment.deploy('renewed');
  world.when('github', failing(500));
  await page.reload();
  await expect(reload(page)).toBeVisible();
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(statusLine(page)).toContainText('nicht aktualisieren');
});

test('An app that is resumed after an hour looks for a new version', async ({ page, deployment }) => {
  await page.clock.install();
  await visitBeforeUpdate(page, deployment);
  // Time passes without timers, as in the background of a phone.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 3_600_001;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(reload(page)).toBeVisible();
});

test('A daily deployment is no new version, but brings its answers', async ({ page, deployment, world }) => {
  const article = card(page, 'My Articles').getByRole('article').first();
  await deployment.deploy('snapshot-only');
  await page.goto(deployment.url);
  await expectStored(page, 0);
  await expect(article).not.toContainText('(2026-11-03)');
  await deployment.deploy('a-day-later');
  const anHourLater = async () => {
    for (const worker of page.context().serviceWorkers())
      await worker.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 3_601_000;
      });
  };
  await expect(async () => {
    await anHourLater();
    await page.reload();
    await expectHydrated(page);
    await expect(article).toContainText('(2026-11-03)', { timeout: 1000 });
  }).toPass();
  await checkForUpdate(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(page.getByText(offer)).toHaveCount(0);

  await deployment.deploy('snapshot-only');
  await anHourLater();
  await page.reload();
  await untilQuiet(page);
  await world.offline();
  await page.reload();
  const { pictures } = await seeWhole(page);
  expect(pictures.filter(({ src }) => src.includes('/snapshot/'))).not.toEqual([]);
  await expect(article, 'the older document of an edge is not stored').toContainText('(2026-11-03)');
});

test('Builds of two days differ only where they show a date, new answers only in documents', async () => {
  const first = filesOf(await builtSite('snapshot-only'));
  const second = filesOf(await builtSite('a-day-later'));
  const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  // The profile has a "Stand".
  const expected = /^profil\.|^resume\.json$|^index\.html$|^assets\/snapshot\//;
  expect(differing.filter((file) => !expected.test(file))).toEqual([]);
});

test.describe('Without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab of an old version recovers once when a file it needs is gone', async ({ page, deployment }) => {
    await page.goto(deployment.url);
    await expectOld(page);
    // Before hydration, a click on a link loads a document.
    await expectHydrated(page);
    await deployment.deploy('renewed');
    const loads = loadsOf(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
    // The document is visible before it has finished loading.
    await expect.poll(loads).toBe(1);
    await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
    await expect(skills(page)).toContainText('Nachtarbeit');
    // The document of a legal page has no portfolio data, so the way back loads one.
    await expect.poll(loads).toBe(2);
  });
});

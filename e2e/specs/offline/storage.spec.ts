import type { Page } from 'playwright/test';
import { card, title } from '../../card.ts';
import {
  cachedOn,
  expectLimits,
  expectRemembered,
  expectSight,
  expectStored,
  memory,
  see,
  statusLine,
  visit,
} from '../../device.ts';
import { expect, test } from '../../test.ts';
import { limited } from '../../world/behaviours/github-limit.ts';
import type { World } from '../../world/world.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

/** Changes the content of the database. */
async function overwrite(page: Page, change: (stored: string) => string): Promise<void> {
  const stored = await memory(page);
  const changed = change(stored);
  expect(changed).not.toBe(stored);
  await page.evaluate(async (changed) => {
    const [database] = await indexedDB.databases();
    const opening = indexedDB.open(database?.name ?? '');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const store = opening.result.transaction('answers', 'readwrite').objectStore('answers');
    const request = store.put(changed, 'answers');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    opening.result.close();
  }, changed);
}

/** Damages to the database: in the next tab, or in its content while no page of the site is open. */
const damages: Record<string, (next: Page, outside: Page) => Promise<unknown>> = {
  blocked: (next) =>
    next.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  hanging: (next) =>
    next.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }),
  full: (next) =>
    next.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  corrupt: (_, outside) => overwrite(outside, () => '{"buster":1,"clientState":[{'),
  'from an older version of the site': (_, outside) =>
    overwrite(outside, (stored) => stored.replace(/"buster":"[^"]+"/, '"buster":"older"')),
};

const limit = (world: World) => world.when('github', limited(world.github, { resetIn: 900 }));

/** Empties the worker's caches, except for the site's own files and the answers of one host. */
const clearCaches = (page: Page, except?: string) =>
  page.evaluate(async (except) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of name.endsWith('|shell') ? [] : await cache.keys())
        if (new URL(request.url).host !== except || name.endsWith('|limits')) await cache.delete(request);
    }
  }, except);

async function expectLimited(page: Page, text: string): Promise<void> {
  await expect(statusLine(page)).toContainText(/Abfragelimit.*Stand: /);
  await expect.poll(async () => (await see(page)).text).toBe(text);
}

test(`A limited visitor sees everything, with a database that is ${Object.keys(damages).join(', ')}`, async ({
  page,
  context,
  open,
  world,
}) => {
  const sight = await visit(page, open);
  await expectRemembered(page);
  const address = page.url();
  // A file of the site: while no page is open, nothing writes to the database.
  await page.goto(new URL('robots.txt', address).href);
  for (const [name, damage] of Object.entries(damages)) {
    const tab = await context.newPage();
    await test.step(name, async () => {
      await world.reset();
      await clearCaches(page, 'api.github.com');
      await damage(tab, page);
      limit(world);
      await tab.goto(address);
      await expect(statusLine(tab)).toContainText('Abfragelimit');
      await expectSight(tab, sight);
    });
    // The write follows the display after a moment, and the next tab reads it.
    await expectRemembered(page);
    await tab.close();
  }
  await test.step('with the worker’s caches gone, a limited visitor reads everything from the database', async () => {
    await world.reset();
    await clearCaches(page);
    limit(world);
    await page.goto(address);
    await expectLimited(page, sight.text);
  });
});

test('Another owner’s site at the same address removes the answers and pictures of the former one', async ({
  page,
  deployment,
}) => {
  await deployment.deploy('live');
  await page.goto(deployment.url);
  await expectStored(page);
  await expectRemembered(page);
  await deployment.deploy('small');
  await page.reload();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(title(page)).toHaveText('Max Mustermann');
  await expect.poll(() => cachedOn(page)).toContainEqual(expect.stringContaining('octocat'));
  const former = /users\/erika|user:erika|dev\.to/;
  expect((await cachedOn(page)).filter((url) => former.test(url))).toEqual([]);
  await expect.poll(() => memory(page)).toContain('octocat');
  expect(await memory(page)).not.toMatch(former);
});

test.describe('Without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a first visitor sees everything, with a database that is blocked, hanging, full', async ({
    page,
    context,
    site,
  }) => {
    const { url } = await site('live');
    for (const name of ['blocked', 'hanging', 'full']) {
      const tab = await context.newPage();
      await damages[name]?.(tab, page);
      await tab.goto(url);
      await expect(card(tab, 'My Articles').getByRole('article')).toHaveCount(3);
      await expect(tab.locator('[data-skeleton]')).toHaveCount(0);
      await expect(statusLine(tab)).toBeEmpty();
      await tab.close();
    }
  });

  test('the page works, and a limited visitor reads everything again', async ({ page, open, world }) => {
    await open('live');
    await expectRemembered(page);
    const { text } = await see(page);
    limit(world);
    world.forget();
    for (const _ of ['second', 'third']) {
      await page.reload();
      await expectLimited(page, text);
      // Wait until the limits are stored: the page repeats requests that a reload has interrupted.
      await expectLimits(page, 2);
    }
    expect(world.repeated('github')).toEqual([]);
  });
});

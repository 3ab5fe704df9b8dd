import type { Page } from 'playwright/test';
import {
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

type Damage = (page: Page) => Promise<unknown>;

/** What makes the database unusable for as long as the browser is open: each needs a visitor of its own. */
const failures: Record<string, Damage> = {
  blocked: (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  hanging: (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }),
  full: (page) =>
    page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

/** What the database can be like when the page is opened again: one visitor goes through all of it. */
const contents: Record<string, Damage> = {
  gone: (page) =>
    page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
    }),
  'text that is no JSON': (page) => overwrite(page, () => '{"buster":1,"clientState":[{'),
  'something that is no text': (page) => overwrite(page, () => ({ clientState: 7 })),
  'from an older version of the site': (page) =>
    overwrite(page, (stored) => stored.replace(/"buster":"[^"]+"/, '"buster":"older"')),
  'nothing where values were': (page) =>
    overwrite(page, (stored) =>
      stored.replace(/"value":[[{].*?[\]}],"fetchedAt"/g, '"value":null,"fetchedAt"'),
    ),
  'answers from the future': (page) =>
    overwrite(page, (stored) => stored.replace(/"fetchedAt":\d+/g, '"fetchedAt":99999999999999')),
  // Nobody can read it again: the last.
  'of a later version': (page) =>
    page.evaluate(async () => {
      const [database] = await indexedDB.databases();
      indexedDB.deleteDatabase(database?.name ?? '');
      await new Promise((resolve) => {
        const opening = indexedDB.open(database?.name ?? '', 9);
        opening.onsuccess = () => resolve(opening.result.close());
      });
    }),
};

/** Changes what the database holds. */
async function overwrite(page: Page, change: (stored: string) => unknown): Promise<void> {
  const stored = await memory(page);
  const changed = change(stored);
  expect(changed).not.toBe(stored);
  await page.evaluate(
    async ([changed]) => {
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
    },
    [changed],
  );
}

/** Leaves the page for a file of the site, so that no page is open that could write what it remembers. */
async function leave(page: Page): Promise<string> {
  const address = page.url();
  await page.goto(new URL('robots.txt', address).href);
  return address;
}

const limit = (world: World) => world.when('github', limited(world.github, { resetIn: 900 }));

/** The worker forgets all but the site's own files. */
const clearCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.endsWith('|shell')) await caches.delete(name);
  });

for (const [failure, inflict] of Object.entries(failures)) {
  test(`With the database ${failure}, the page works from the network, and a limited visitor still sees everything`, async ({
    page,
    open,
    world,
  }) => {
    const sight = await visit(page, open);
    await inflict(page);
    await clearCaches(page);
    await page.reload();
    await expectSight(page, sight);
    await expect(statusLine(page)).toBeEmpty();

    await expectStored(page);
    limit(world);
    await page.reload();
    await expect(statusLine(page)).toContainText('Abfragelimit');
    await expectSight(page, sight);
  });
}

const inAnyState = Object.keys(contents).join(', ');

test(`Whatever the database holds, the page works from the network: ${inAnyState}`, async ({
  page,
  open,
  world,
}) => {
  const sight = await visit(page, open);
  for (const [name, inflict] of Object.entries(contents)) {
    await test.step(name, async () => {
      // So many visits would exhaust GitHub's search.
      await world.reset();
      await expectRemembered(page);
      const address = await leave(page);
      await inflict(page);
      await clearCaches(page);
      await page.goto(address);
      await expectSight(page, sight);
      await expect(statusLine(page)).toBeEmpty();
    });
  }
});

test(`Whatever the database holds, a limited visitor still sees everything: ${inAnyState}`, async ({
  page,
  open,
  world,
}) => {
  const sight = await visit(page, open);
  limit(world);
  for (const [name, inflict] of Object.entries(contents)) {
    await test.step(name, async () => {
      await expectRemembered(page);
      const address = await leave(page);
      await inflict(page);
      await page.goto(address);
      await expect(statusLine(page)).toContainText('Abfragelimit');
      await expectSight(page, sight);
    });
  }
});

test('With the worker’s caches gone, a limited visitor still reads everything', async ({
  page,
  open,
  world,
}) => {
  const { text } = await visit(page, open);
  await expectRemembered(page);
  limit(world);
  await clearCaches(page);
  await page.reload();
  await expect(statusLine(page)).toContainText('Abfragelimit');
  await expect.poll(async () => (await see(page)).text).toBe(text);
});

test.describe('Without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page works, and a limited visitor who comes back reads everything', async ({
    page,
    open,
    world,
  }) => {
    await open('live');
    await expectRemembered(page);
    const { text } = await see(page);
    limit(world);
    world.forget();
    for (let visit = 0; visit < 3; visit += 1) {
      await page.reload();
      await expect(statusLine(page)).toContainText(/Abfragelimit.*Stand: /);
      await expect.poll(async () => (await see(page)).text).toBe(text);
      // What a reload interrupts has to be asked again.
      await expectLimits(page, 2);
    }
    const asked = world.requests('github').map(({ url }) => url.href);
    expect(asked).toHaveLength(new Set(asked).size);
  });
});

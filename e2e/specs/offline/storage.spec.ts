import type { Page } from 'playwright/test';
import { expectRemembered, expectSight, expectStored, see, statusLine } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { limited } from '../../world/behaviours/github-limit.ts';
import type { World } from '../../world/world.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

/** Ways in which the database can be out of order before the page is opened again. */
const damages: Record<string, (page: Page) => Promise<unknown>> = {
  gone: (page) =>
    page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
    }),
  blocked: (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  'of a later version': (page) =>
    page.evaluate(async () => {
      const [database] = await indexedDB.databases();
      indexedDB.deleteDatabase(database?.name ?? '');
      indexedDB.open(database?.name ?? '', 9);
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
  'holding text that is no JSON': (page) => overwrite(page, () => '{"version":1,"answers":[{'),
  'holding something that is no text': (page) => overwrite(page, () => ({ clientState: 7 })),
  'from an older version of the site': (page) =>
    overwrite(page, (stored) => stored.replace('"version":1', '"version":0')),
  'holding values of another shape': (page) =>
    overwrite(page, (stored) =>
      stored.replace(/"value":[[{].*?[\]}],"fetchedAt"/g, '"value":{"name":7},"fetchedAt"'),
    ),
  'holding nothing where values were': (page) =>
    overwrite(page, (stored) =>
      stored.replace(/"value":[[{].*?[\]}],"fetchedAt"/g, '"value":null,"fetchedAt"'),
    ),
  'holding answers from the future': (page) =>
    overwrite(page, (stored) => stored.replace(/"fetchedAt":\d+/g, '"fetchedAt":99999999999999')),
};

/** Changes what the database holds, after the page has written it. */
async function overwrite(page: Page, change: (stored: string) => unknown): Promise<void> {
  const access = (value?: unknown) =>
    page.evaluate(
      async ([written]) => {
        const [database] = await indexedDB.databases();
        const opening = indexedDB.open(database?.name ?? '');
        await new Promise((resolve) => {
          opening.onsuccess = resolve;
        });
        const store = opening.result.transaction('answers', 'readwrite').objectStore('answers');
        const request = written === undefined ? store.get('answers') : store.put(written, 'answers');
        await new Promise((resolve) => {
          request.onsuccess = resolve;
        });
        opening.result.close();
        return request.result as string;
      },
      [value],
    );
  let stored = '';
  await expect(async () => {
    stored = await access();
    expect(stored.match(/"fetchedAt"/g)).toHaveLength(4);
  }).toPass();
  // The page that is open writes no more.
  await page.goto('about:blank').catch(() => {});
  await page.goBack();
  const changed = change(stored);
  expect(changed).not.toBe(stored);
  await access(changed);
}

const limit = (world: World) => world.when('github', limited(world.github, { resetIn: 900 }));

/** The worker forgets all but the site's own files. */
const clearCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.endsWith('|shell')) await caches.delete(name);
  });

for (const [damage, inflict] of Object.entries(damages)) {
  test(`With the database ${damage}, the page works from the network, and a limited visitor still sees everything`, async ({
    page,
    open,
    world,
  }) => {
    await open('full');
    await expectStored(page);
    const sight = await see(page);
    await inflict(page);
    await clearCaches(page);
    await page.reload();
    await expectSight(page, sight);
    await expect(statusLine(page)).toBeEmpty();

    await expectStored(page);
    limit(world);
    await inflict(page);
    await page.reload();
    await expect(statusLine(page)).toContainText('Abfragelimit');
    await expectSight(page, sight);
  });
}

test('With the worker’s caches gone, a limited visitor still reads everything', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await expectStored(page);
  const { text } = await see(page);
  limit(world);
  await clearCaches(page);
  await page.reload();
  await expect(statusLine(page)).toContainText('Abfragelimit');
  expect((await see(page)).text).toBe(text);
});

test.describe('Without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page works, and a limited visitor who comes back reads everything', async ({
    page,
    open,
    world,
  }) => {
    await open('full');
    await expectRemembered(page);
    const { text } = await see(page);
    limit(world);
    world.forget();
    for (let visit = 0; visit < 3; visit += 1) {
      await page.reload();
      await expect(statusLine(page)).toContainText(/Abfragelimit.*Stand: /);
      expect((await see(page)).text).toBe(text);
    }
    const asked = world.requests('github').map(({ url }) => url.href);
    expect(asked).toHaveLength(new Set(asked).size);
  });
});

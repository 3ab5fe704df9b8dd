import { expectStored } from '../../device.ts';
import { expect, test } from '../../test.ts';

for (const site of ['full', 'below-a-path'] as const) {
  test.describe(`The site ${site === 'full' ? 'at the root' : 'below a path'}, offline`, () => {
    test.beforeEach(async ({ page, open, world }) => {
      await open(site);
      await expectStored(page);
      await world.offline();
    });

    for (const path of ['impressum', 'datenschutz', 'impressum?utm_source=karte']) {
      test(`opens /${path}`, async ({ page, open }) => {
        await open(site, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum|Datenschutz/);
      });
    }

    test('says helpfully that an unknown path does not exist', async ({ page, open }) => {
      await open(site, 'gibt-es-nicht');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
    });

    for (const name of ['WindowsAgentAIOInstall.ps1', 'linuxclientinstall.sh', '']) {
      test(`never answers /downloads/${name} with a page`, async ({ page }) => {
        const address = new URL(`downloads/${name}`, page.url()).href;
        const fetched = await page.evaluate(
          (url) => fetch(url).then(({ status }) => status, String),
          address,
        );
        expect(fetched).toMatch(/TypeError/);
        await expect(page.goto(address)).rejects.toThrow(/ERR_/);
      });
    }
  });
}

test('Online the worker leaves addresses of other sites of the origin to the network', async ({
  page,
  open,
}) => {
  await open('full');
  await expectStored(page);
  const response = await page.goto(new URL('anderes-projekt/', page.url()).href);
  expect(response?.status()).toBe(404);
});

test('Two sites of one origin keep their caches and databases apart', async ({ page, open }) => {
  await open('below-a-path');
  await expectStored(page);
  const names = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  for (const name of names) expect(name).toMatch(/^portfolio@\/portfolio\/\|/);
});

test('The worker is small', async ({ site, request }) => {
  const { brotliCompressSync } = await import('node:zlib');
  const script = await (await request.get(`${(await site('full')).url}sw.js`)).body();
  expect(brotliCompressSync(script).length).toBeLessThan(10_000);
});

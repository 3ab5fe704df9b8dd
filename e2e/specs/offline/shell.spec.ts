import { expectSight, expectStored, visit } from '../../device.ts';
import { expect, test } from '../../test.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

for (const [place, site] of [
  ['at the root', 'live'],
  ['below a path', 'below-a-path'],
] as const) {
  test(`The site ${place} opens its pages offline, says that an unknown one does not exist, and never takes a page for a download`, async ({
    page,
    open,
    world,
    context,
  }) => {
    await open(site);
    await expectStored(page);
    const downloads = new URL('downloads/', page.url()).href;
    await world.offline();

    for (const path of ['impressum', 'datenschutz', 'impressum?utm_source=karte']) {
      await open(site, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum|Datenschutz/);
    }
    await open(site, 'gibt-es-nicht');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');

    for (const name of ['WindowsAgentAIOInstall.ps1', 'linuxclientinstall.sh', '']) {
      const address = downloads + name;
      const tab = await context.newPage();
      const fetched = await page.evaluate((url) => fetch(url).then(({ status }) => status, String), address);
      expect(fetched, address).toMatch(/TypeError/);
      await expect(tab.goto(address), address).rejects.toThrow(/ERR_/);
      await tab.close();
    }
  });
}

test('Offline the way back from an unknown address leads to everything, its pictures too', async ({
  page,
  open,
  world,
  context,
}) => {
  const before = await visit(page, open);
  await world.offline();
  // What the browser itself keeps would hide that the worker did not answer.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await open('live', 'gibt-es-nicht');
  await page.getByRole('link', { name: 'Zurück zum Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expectSight(page, before);
});

test('Online the worker leaves addresses of other sites of the origin to the network', async ({
  page,
  open,
}) => {
  await open('live');
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

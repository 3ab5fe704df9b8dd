import { title } from '../../card.ts';
import {
  cachedOn,
  expectControlled,
  expectSight,
  expectStored,
  storedOn,
  untilQuiet,
  visit,
} from '../../device.ts';
import { expectHydrated } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

test('A site below a path opens its pages offline, and no others', async ({ page, open, world, context }) => {
  const sight = await visit(page, open, 'english-first');
  const address = page.url();
  await test.step('two sites of one origin keep their caches and databases apart', async () => {
    for (const entry of await storedOn(page))
      expect(entry).toMatch(/: portfolio@\/sub\/\||^Service Worker: \/sub\/$/);
  });
  await test.step('its links and pages keep to the path', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice (German)' }).click();
    await expect(page).toHaveURL(`${address}impressum`);
    await page.goBack();
    await expect(title(page)).toHaveText('Erika Mustermann');
  });
  for (const [file, proper, heading] of [
    ['index.html?von=hier#skills', '?von=hier#skills', 'Erika Mustermann'],
    ['datenschutz.html#rechte', 'datenschutz#rechte', /^Datenschutz/],
  ] as const)
    await test.step(`/${file} is /${proper}`, async () => {
      await open('english-first', file);
      await expect(page).toHaveURL(address + proper);
      await expect(title(page)).toHaveText(heading);
    });
  await test.step('an unknown path has status 404', async () => {
    expect((await page.goto(`${address}gibt-es-nicht`))?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page not found');
  });
  await test.step('online an address that may be of another site is asked of the network', async () => {
    const response = await page.goto(new URL('anderes-projekt/', address).href);
    expect(response?.status()).toBe(404);
  });
  await world.offline();
  // The browser's HTTP cache would hide a missing answer of the worker.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await test.step('a page is opened whatever its address carries', async () => {
    await open('english-first', 'impressum?utm_source=karte');
    await expect(title(page)).toHaveText('Impressum');
  });
  await test.step('the way back from an unknown address leads to everything, its pictures too', async () => {
    await open('english-first', 'gibt-es-nicht');
    await expect(title(page)).toHaveText('No connection');
    await page.getByRole('link', { name: 'Back to the portfolio' }).click();
    await expect(title(page)).toHaveText('Erika Mustermann');
    await expectSight(page, sight);
  });
  await test.step('an unknown address does not say that nothing is there', async () => {
    const tab = await context.newPage();
    await tab.goto(`${address}gibt-es-nicht`);
    await expect(title(tab)).toHaveText('No connection');
    await expect(tab).toHaveTitle('No connection');
    await expect(tab.getByRole('main')).not.toContainText(/There is nothing|404|Legal notice/);
    await test.step('nor calls back who leaves while the network returns', async () => {
      await tab.evaluate(() =>
        addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new Event('online')))),
      );
      await tab.getByRole('link', { name: 'Back to the portfolio' }).click();
      await expect(title(tab)).toHaveText('Erika Mustermann');
    });
    await tab.close();
  });
});

test('Two owners’ sites at / and below it, of one origin, are each there offline', async ({
  page,
  deployment,
  world,
}) => {
  await deployment.deploy('live');
  const [first, second] = [deployment.url, `${deployment.url}sub/`];
  await page.goto(first);
  await expectStored(page);
  await world.offline();
  await test.step('the way to one that was never opened does not say that nothing is there', async () => {
    await page.goto(second);
    await expect(title(page)).toHaveText('Keine Verbindung');
    await expect(page.getByRole('main')).not.toContainText(/gibt es nichts|404|Impressum/);
  });
  await world.online();
  await deployment.deploy('english-first');
  await page.goto(second);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toBe(`${second}sw.js`);
  // Its answers come by its own worker now.
  await page.reload();
  await expect(title(page)).toHaveText('Erika Mustermann');
  await untilQuiet(page);
  await world.offline();
  for (const [address, language] of [
    [first, 'de'],
    [second, 'en'],
  ] as const) {
    await page.goto(address);
    await expectHydrated(page);
    await expect(title(page)).toHaveText('Erika Mustermann');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('A visitor who saves data gets the files that are missing of the site, too', async ({
  page,
  open,
  world,
}) => {
  const shell = async () => (await cachedOn(page, 'shell')).toSorted();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open('live');
  await expectControlled(page);
  const whole = await shell();
  await page.evaluate(async () => {
    const shell = await caches.open('portfolio@/|shell');
    for (const key of await shell.keys()) await shell.delete(key);
  });
  expect(whole.length).toBeGreaterThan(15);
  // The worker repairs once for each start.
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.reload();
  await expect.poll(shell).toEqual(whole);
  await world.offline();
  await page.reload();
  await expect(title(page)).toHaveText('Erika Mustermann');
});

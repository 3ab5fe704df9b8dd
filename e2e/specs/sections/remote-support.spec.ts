import { recordEvents } from '../../analytics.ts';
import { card } from '../../card.ts';
import { visit } from '../../device.ts';
import { expect, test } from '../../test.ts';

const installers = [
  ['Windows', 'PowerShell', 'WindowsAgentAIOInstall.ps1'],
  ['Linux', 'Shell Script', 'linuxclientinstall.sh'],
] as const;

test('Remote support has a Windows and a Linux card, each with its recorded download, and says what to do', async ({
  page,
  open,
}) => {
  const events = await recordEvents(page);
  await open('full');
  const section = card(page, 'Remote Support');
  await expect(section.getByRole('note')).toContainText(/installieren.*ID/s);
  const cards = section.getByRole('listitem');
  await expect(cards).toHaveCount(2);
  // Only the click matters, so the file is empty.
  await page.route('**/downloads/*', (route) => route.fulfill({ body: '' }));
  for (const [index, [system, kind, file]] of installers.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(system);
    await expect(cards.nth(index)).toContainText(kind);
    const download = cards.nth(index).getByRole('link', { name: `Download ${system}` });
    await expect(download).toHaveAttribute('href', `/downloads/${file}`);
    await expect(download).toHaveAttribute('download', file);
    await download.click();
    const event = ['event', 'download', { category: 'Remote Support', label: system, file }];
    expect((await events()).at(-1)).toEqual(event);
  }
  expect(await events()).toHaveLength(installers.length);
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow', hurried: true });

  test('no page is taken for a download, on a site below a path either', async ({
    page,
    open,
    world,
    context,
  }) => {
    await visit(page, open, 'english-first');
    const links = page.locator('#remote-support').getByRole('link', { name: 'Download' });
    await expect(links).toHaveCount(installers.length);
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    await world.offline();
    // The browser's HTTP cache would hide a missing answer of the worker.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    for (const download of hrefs) {
      expect(new URL(download).pathname).toMatch(/^\/sub\/downloads\/\w+\.\w+$/);
      const fetched = await page.evaluate((url) => fetch(url).then(({ status }) => status, String), download);
      expect(fetched, download).toMatch(/TypeError/);
      const tab = await context.newPage();
      await expect(tab.goto(download), download).rejects.toThrow(/ERR_/);
      await tab.close();
    }
  });
});

import type { Page } from 'playwright/test';
import { recordEvents } from '../../analytics.ts';
import { card } from '../../card.ts';
import { expect, test } from '../../test.ts';

const installers = [
  ['Windows', 'PowerShell', 'WindowsAgentAIOInstall.ps1'],
  ['Linux', 'Shell Script', 'linuxclientinstall.sh'],
] as const;

test('Remote support has a Windows and a Linux card, each with its download', async ({ seen, site }) => {
  const cardsOn = (page: Page) => card(page, 'Remote Support').getByRole('listitem');
  const cards = cardsOn(await seen('full'));
  await expect(cards).toHaveCount(2);
  for (const [index, [system, kind, file]] of installers.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(system);
    await expect(cards.nth(index)).toContainText(kind);
    const download = cards.nth(index).getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('href', `/downloads/${file}`);
    await expect(download).toHaveAttribute('download', file);
  }
  const below = cardsOn(await seen('below-a-path'));
  const { pathname } = new URL((await site('below-a-path')).url);
  await expect(below.nth(0).getByRole('link')).toHaveAttribute(
    'href',
    `${pathname}downloads/${installers[0][2]}`,
  );
});

test('A note tells visitors to install the tool and to tell their ID', async ({ seen }) => {
  const page = await seen('full');
  const note = card(page, 'Remote Support').getByRole('note');
  await expect(note).toContainText('installieren');
  await expect(note).toContainText('ID');
});

test('A download is recorded under the category Remote Support', async ({ page, open }) => {
  const events = await recordEvents(page);
  await open('full');
  for (const [system] of installers) {
    // The click counts here, not where the file comes from.
    await page.route('**/downloads/*', (route) => route.fulfill({ body: '' }));
    await card(page, 'Remote Support')
      .getByRole('link', { name: `Download ${system}` })
      .click();
  }
  expect(await events()).toEqual(
    installers.map(([label, , file]) => ['event', 'download', { category: 'Remote Support', label, file }]),
  );
});

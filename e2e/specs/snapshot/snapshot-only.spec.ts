import { card, title } from '../../card.ts';
import { expectSight, expectStored, seeWhole, statusLine, storedOn, untilQuiet } from '../../device.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { watchRefusals } from '../../refusals.ts';
import { expect, test } from '../../test.ts';

test.use({ serviceWorkers: 'allow' });

test('In snapshot mode the browser talks to nobody but the site', async ({ page, open, world }) => {
  const refusals = await watchRefusals(page);
  await open('snapshot-only');
  await expect(title(page)).toHaveText('Erika Mustermann');
  const sight = await seeWhole(page);

  const articles = card(page, 'My Articles').getByRole('article');
  await test.step('with the articles of a feed', async () => {
    await expect(articles).toHaveCount(2);
    const printers = articles.first();
    await expectOutbound(
      printers.getByRole('link', { name: 'Drucker, die antworten' }),
      'https://blog.erika.example/drucker/',
    );
    await expect(printers).toContainText('Was ein Drucker & sein Netz sich zu sagen haben.');
    await expect(printers.getByRole('listitem')).toHaveText(['Netzwerk']);
    await expect(printers.locator('img')).toHaveAttribute('src', /^\/assets\/snapshot\/thumbnail-/);
  });
  await test.step('with the repositories of both accounts in one list, without forks and mirrors', async () => {
    const latest = card(page, 'Neueste öffentliche Projekte');
    await expect(latest.getByRole('heading', { level: 3 })).toHaveText([
      ...['dotfiles', 'ansible-rollen', 'rechnungsleser', 'netzplan'],
    ]);
    const netzplan = latest.getByRole('article').last();
    await expectOutbound(netzplan.getByRole('link'), 'https://codeberg.org/erika/netzplan');
    await expect(netzplan).toContainText(/Zeichnet Netze\..*40/);
    await expect(latest).toContainText(/codeberg\.org · Stand:\s.+\sUhr\./);
  });
  const projects = card(page, 'Private Projekte Showcase');
  await projects.getByRole('heading', { name: 'Kundenportal' }).click();
  await projects.getByRole('button', { name: 'Details' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /Kundenportal/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
  await expect(articles).toHaveCount(2);
  await test.step('once visited, it is whole without any network', async () => {
    await expectStored(page, 0);
    await world.offline();
    await page.reload();
    await expectSight(page, sight);
    await world.online();
  });
  // A week later, in live mode, all data would be stale.
  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000);
  await page.reload();
  await untilQuiet(page);

  expect((await storedOn(page)).filter((entry) => /^IndexedDB|limits$/.test(entry))).toEqual([]);
  // No attempts either: the policy would block requests before they reach the network.
  expect(refusals).toEqual([]);
  expect(world.requests('*').map(({ url }) => url.href)).toEqual([]);
  await expect(statusLine(page)).toBeEmpty();
});

test('What is missing in the snapshot is left out, not an error', async ({ page, open, world }) => {
  await open('snapshot-missing');
  const document = await (await page.request.get(page.url())).text();
  expect(document, 'without scripts').not.toMatch(/<\w+ [^>]*(?:data-skeleton|aria-busy)/);
  await expect(title(page)).toHaveText('erika-mustermann');
  await expect(card(page, 'Tech Stack').getByRole('listitem')).toHaveCount(4);
  await expect(card(page, 'GitHub Aktivität')).toContainText('nicht erreichbar');
  for (const heading of ['Ausgewählte Repositories', 'Neueste öffentliche Projekte', 'My Articles']) {
    await expect(card(page, heading), heading).toHaveCount(0);
  }
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await untilQuiet(page);
  expect(world.count('*')).toBe(0);
});

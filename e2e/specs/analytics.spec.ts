import { table } from '../../src/table.fixture.ts';
import { recordEvents } from '../analytics.ts';
import { card } from '../card.ts';
import { clickOutbound, expectOutbound } from '../outbound-link.ts';
import { expect, test } from '../test.ts';

/** Section, link, address, and the event that a click sends, with the name in this field. */
const outbound = table`
  My Articles | Warum dein Backup keines ist | https://dev.to/erika/warum-dein-backup-keines-ist-1q5nk | Click Blog Post | post
  My Projects | Passwortspiel | https://passwort.example/ | Click External Project | post
  Ausgewählte Repositories | rechnungsleser | https://github.com/erika-mustermann/rechnungsleser | Click project | project
  Neueste öffentliche Projekte | dotfiles | https://github.com/erika-mustermann/dotfiles | Click latest project | project
`;

test('What leads away opens in a new tab and is recorded', async ({ page, open }) => {
  const events = await recordEvents(page);
  await open('full');
  for (const [section = '', name = '', address = '', event, field = ''] of outbound) {
    await test.step(section, async () => {
      const link = card(page, section).getByRole('link', { name });
      await expectOutbound(link, address);
      await clickOutbound(link);
      expect((await events()).at(-1)).toEqual(['event', event, { [field]: name }]);
    });
  }
  expect(await events()).toHaveLength(outbound.length);
  await test.step('a failing tag function is logged and ignored', async () => {
    await page.evaluate(() => {
      Object.assign(window, {
        gtag: () => {
          throw new Error('The tag function is broken.');
        },
      });
    });
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('The tag function is broken.'),
    );
    const link = card(page, 'My Projects').getByRole('link', { name: 'Passwortspiel' });
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await tab.waitForURL('https://passwort.example/');
    await logged;
  });
  await test.step('the heat map starts with its id as a number and its version', async () => {
    expect(await page.evaluate(() => Reflect.get(window, '_hjSettings'))).toEqual({ hjid: 4711, hjsv: 7 });
  });
});

import { recordEvents } from '../analytics.ts';
import { card } from '../card.ts';
import { followOutbound } from '../outbound-link.ts';
import { expect, test } from '../test.ts';

test('Without an id no event is sent', async ({ page, open }) => {
  const events = await recordEvents(page);
  await open('listed');
  await followOutbound(card(page, 'Github Projects').getByRole('link', { name: 'Spoon-Knife' }));
  expect(await events()).toEqual([]);
});

test('A failing tag function is logged and ignored', async ({ page, open }) => {
  await recordEvents(page);
  await page.addInitScript(() => {
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
  await open('full');
  expect(await followOutbound(card(page, 'My Projects').getByRole('link', { name: 'Passwortspiel' }))).toBe(
    'https://passwort.example/',
  );
  await logged;
});

test('The heat map starts with its id as a number and its version, but only where there is an id', async ({
  page,
  open,
}) => {
  const settings = () => page.evaluate(() => (window as unknown as { _hjSettings?: object })._hjSettings);
  await open('full');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  expect(await settings()).toEqual({ hjid: 4711, hjsv: 7 });
  await open('listed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  expect(await settings()).toBeUndefined();
});

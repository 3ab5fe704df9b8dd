import { card } from '../../card.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';
import { nullFields } from '../../world/behaviours/payload.ts';

/** Label, displayed text and address of every row, in their order. */
const rows: [label: string, text: string, address?: string][] = [
  ['Based in:', 'Köln, Deutschland'],
  ['Organization:', '@mustermann-it Freie Beraterin'],
  ['GitHub:', 'erika-mustermann', 'https://github.com/erika-mustermann'],
  ['ResearchGate:', 'Erika-Mustermann', 'https://www.researchgate.net/profile/Erika-Mustermann'],
  ['X:', 'erika_m', 'https://x.com/erika_m'],
  ['Mastodon:', 'erika@social.example', 'https://social.example/@erika'],
  ['LinkedIn:', 'erika-mustermann', 'https://www.linkedin.com/in/erika-mustermann'],
  ['Dribbble:', 'erika-d', 'https://dribbble.com/erika-d'],
  ['Behance:', 'erika-b', 'https://www.behance.net/erika-b'],
  ['Facebook:', 'erika.m', 'https://www.facebook.com/erika.m'],
  ['Instagram:', 'erika.bilder', 'https://www.instagram.com/erika.bilder'],
  ['Reddit:', 'erika-liest', 'https://www.reddit.com/user/erika-liest'],
  ['Threads:', '@erika.t', 'https://www.threads.net/@erika.t'],
  ['YouTube:', '@erikafilmt', 'https://www.youtube.com/@erikafilmt'],
  ['Udemy:', 'erika-lehrt', 'https://www.udemy.com/user/erika-lehrt'],
  ['Medium:', 'erika-schreibt', 'https://medium.com/@erika-schreibt'],
  ['Dev:', 'erika', 'https://dev.to/erika'],
  ['Stack Overflow:', 'erika-antwortet', 'https://stackoverflow.com/users/1234567/erika-antwortet'],
  ['Website:', 'mustermann.example/start', 'http://mustermann.example/start'],
  ['Telegram:', 'erika_tg', 'https://t.me/erika_tg'],
  ['Phone:', '+49 30 23125 042', 'tel:+493023125042'],
  ['Email:', 'erika@mustermann.example', 'mailto:erika@mustermann.example'],
  ['Discord:', 'erika#0815', 'https://discord.com/app'],
];

test('The details card has a row for place, organisation, GitHub and every configured account', async ({
  seen,
}) => {
  const page = await seen('full');
  const details = card(page, 'Details');
  await expect(details.getByRole('term')).toHaveText(rows.map(([label]) => label));
  await expect(details.getByRole('definition')).toHaveText(rows.map(([, text]) => text));
  for (const [index, [, , address]] of rows.entries()) {
    if (address) await expectOutbound(details.getByRole('definition').nth(index).getByRole('link'), address);
  }
});

test('An organisation with an @ links to its GitHub page, the words after it do not', async ({ seen }) => {
  const page = await seen('full');
  const organization = card(page, 'Details').getByRole('definition').nth(1);
  await expectOutbound(organization.getByRole('link'), 'https://github.com/mustermann-it');
  await expect(organization.getByRole('link')).toHaveText('@mustermann-it');
});

test('On paper a row has the address that one would click, but for Discord’s, which leads to nobody', async ({
  page,
  open,
}) => {
  await open('full');
  const details = card(page, 'Details');
  await expect(details.getByText('erika_m', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const printed = (href: string) =>
    details
      .locator(`a[href="${href}"]`)
      .evaluate((link) => getComputedStyle(link, '::after').content.replaceAll('"', ''));
  await expect(details.getByText('erika_m', { exact: true })).toBeHidden();
  expect(await printed('https://x.com/erika_m')).toBe('https://x.com/erika_m');
  await expect(details.getByText('erika#0815', { exact: true })).toBeVisible();
  expect(await printed('https://discord.com/app')).toBe('none');
});

test('Rows without content are not there', async ({ page, open, world }) => {
  world.when(/\/users\//, nullFields);
  await open('listed');
  await expect(card(page, 'Details').getByRole('term')).toHaveText(['GitHub:']);
});

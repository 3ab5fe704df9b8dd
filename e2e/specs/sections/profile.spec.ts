import { untilQuiet } from '../../device.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';
import { failing } from '../../world/behaviours/failure.ts';
import { nullFields } from '../../world/behaviours/payload.ts';

test('The profile card shows avatar, name and bio of the GitHub account', async ({ seen }) => {
  const page = await seen('full');
  const profile = page.getByRole('region', { name: 'Erika Mustermann', exact: true });
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(profile).toContainText('Netzwerke, Server & Software für den Mittelstand – aus Köln');
  await expect(profile.getByRole('img', { name: 'Porträt von Erika Mustermann' })).toHaveAttribute(
    'src',
    /^https:\/\/avatars\.githubusercontent\.com\/u\/40302010/,
  );
});

test('The social icons are links that open in a new tab', async ({ seen }) => {
  const page = await seen('full');
  const accounts = page.getByRole('list', { name: 'Soziale Netzwerke und Kontakt' });
  await expectOutbound(
    accounts.getByRole('link', { name: 'GitHub: erika-mustermann' }),
    'https://github.com/erika-mustermann',
  );
  await expectOutbound(
    accounts.getByRole('link', { name: 'Mastodon: erika@social.example' }),
    'https://social.example/@erika',
  );
  await expect(accounts.getByRole('link')).toHaveCount(21);
});

test('The button "Kontakt per E-Mail" opens a mail when an address is configured', async ({ seen }) => {
  let page = await seen('full');
  await expect(page.getByRole('link', { name: 'Kontakt per E-Mail' })).toHaveAttribute(
    'href',
    'mailto:erika@mustermann.example',
  );
  page = await seen('listed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(page.getByRole('link', { name: 'Kontakt per E-Mail' })).toHaveCount(0);
});

test('The résumé can be downloaded when there is one', async ({ seen }) => {
  let page = await seen('full');
  await expectOutbound(
    page.getByRole('link', { name: 'Download Resume' }),
    'https://mustermann.example/lebenslauf.pdf',
  );
  page = await seen('listed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(page.getByRole('link', { name: 'Download Resume' })).toHaveCount(0);
});

test('Name, bio and avatar from the configuration are shown without asking GitHub', async ({
  page,
  open,
  world,
}) => {
  await open('self-described');
  const profile = page.getByRole('region', { name: 'Erika aus der Konfiguration' });
  await expect(profile).toContainText('Ein Satz aus der Konfiguration.');
  await expect(profile.getByRole('img')).toHaveAttribute('src', '/images/avatar.svg');
  await untilQuiet(page);
  expect(world.count()).toBe(0);
});

test('An account without name, bio and picture is shown by its username and a placeholder', async ({
  page,
  open,
  world,
}) => {
  world.when(/\/users\//, nullFields);
  world.when('pictures', failing(404));
  await open('full');
  const profile = page.getByRole('region', { name: 'erika-mustermann', exact: true });
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText('erika-mustermann');
  await expect(profile.getByRole('img', { name: 'Porträt' })).toHaveAttribute(
    'src',
    /^\/images\/.*placeholder/,
  );
});

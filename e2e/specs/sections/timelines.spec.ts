import { card } from '../../card.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('The certification timeline has year, name as a link, body and a badge when there is one', async ({
  seen,
}) => {
  const page = await seen('full');
  const entries = card(page, 'Certification').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  const [first, second] = [entries.nth(0), entries.nth(1)];
  await expect(first).toContainText('2025');
  await expect(first).toContainText('Linux Professional Institute');
  await expectOutbound(first.getByRole('link', { name: 'Linux Engineer' }), 'https://lpi.example/erika');
  await expect(first.getByRole('img', { name: 'Abzeichen Linux Engineer' })).toHaveAttribute(
    'src',
    'https://media2.dev.to/badge.png',
  );
  await expect(second).toContainText('Ersthelferin');
  await expect(second.getByRole('link')).toHaveCount(0);
  await expect(second.getByRole('img')).toHaveCount(0);
});

test('Experience and education are timelines; entries without any content are dropped', async ({ seen }) => {
  const page = await seen('full');
  const jobs = card(page, 'Experience').getByRole('listitem');
  await expect(jobs).toHaveCount(2);
  await expect(jobs.nth(0)).toContainText('März 2019 – heute');
  await expect(jobs.nth(0)).toContainText('Administratorin');
  await expectOutbound(jobs.nth(0).getByRole('link', { name: 'Beispiel GmbH' }), 'https://beispiel.example');
  await expect(jobs.nth(0)).toContainText('Netze für zwölf Standorte');
  await expect(jobs.nth(1)).toContainText('Stadtwerke Musterstadt');
  const degrees = card(page, 'Education').getByRole('listitem');
  await expect(degrees).toHaveCount(1);
  await expect(degrees).toContainText('2010 – 2014');
  await expect(degrees).toContainText('Bachelor Informatik');
  await expect(degrees).toContainText('Universität Musterstadt');
  await expect(degrees).toContainText('Schwerpunkt Netze.');
});

test('Timelines without entries are not there', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  for (const heading of ['Certification', 'Experience', 'Education']) {
    await expect(card(page, heading)).toHaveCount(0);
  }
});

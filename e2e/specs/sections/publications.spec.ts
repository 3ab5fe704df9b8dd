import { card } from '../../card.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('A publication shows title, conference, journal, authors and description and links out', async ({
  seen,
}) => {
  const page = await seen('full');
  const publications = card(page, 'Publications');
  await expect(publications).toContainText('Showcasing 2 publications');
  const first = publications.getByRole('article').first();
  await expectOutbound(
    first.getByRole('link', { name: 'Jitter in kleinen Netzen' }),
    'https://papers.example/jitter',
  );
  await expect(first).toContainText('Tagung Netze 2024');
  await expect(first).toContainText('Zeitschrift für Netze');
  await expect(first).toContainText('Author: Erika Mustermann, Max Mustermann');
  await expect(first).toContainText('Messungen an zwölf Standorten.');
});

test('Of a publication only what is given is shown, and without a title nothing', async ({ seen }) => {
  const page = await seen('full');
  const articles = card(page, 'Publications').getByRole('article');
  await expect(articles).toHaveCount(2);
  await expect(articles.nth(1)).toHaveText('Ein Titel allein');
});

test('Without publications there is no such card', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(card(page, 'Publications')).toHaveCount(0);
});

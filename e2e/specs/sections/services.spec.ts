import { card } from '../../card.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('A service shows icon, name, category, description, at most three features and its price', async ({
  seen,
}) => {
  const page = await seen('full');
  const network = card(page, 'Meine Dienstleistungen').getByRole('article').filter({ hasText: 'Netzwerke' });
  await expect(network.getByRole('heading')).toHaveText('Netzwerke');
  await expect(network).toContainText('Infrastructure');
  await expect(network).toContainText('Planung und Betrieb');
  await expect(network.getByRole('listitem')).toHaveText(['Planung', 'Aufbau', 'Betrieb']);
  await expect(network).toContainText('120€/Stunde');
});

test('A service leads to more about it', async ({ seen }) => {
  const services = card(await seen('listed'), 'Dienstleistungen');
  const more = services.getByRole('link', { name: 'Mehr dazu: Beratung' });
  await expectOutbound(more, 'https://mustermann.example/beratung');
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('Below the services one sentence says what holds for all prices', async ({ seen }) => {
  const services = card(await seen('full'), 'Meine Dienstleistungen');
  const sentence = 'Alle Preise zuzüglich Umsatzsteuer. Das Angebot richtet sich an Unternehmen.';
  await expect(services.getByText(sentence, { exact: true })).toBeVisible();
});

test('A service without a price is "Auf Anfrage", an unknown icon is the consulting one', async ({
  seen,
}) => {
  const page = await seen('full');
  const services = card(page, 'Meine Dienstleistungen').getByRole('article');
  await expect(services).toHaveCount(3);
  await expect(services.nth(1)).toContainText('Auf Anfrage');
  await expect(services.nth(2).locator('use').first()).toHaveAttribute('href', /consulting/);
});

test('An empty header is "Dienstleistungen"', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Dienstleistungen').getByRole('article')).toHaveCount(1);
});

test('Without services there is no such card', async ({ seen }) => {
  const page = await seen('newcomer');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(page.getByRole('heading', { name: /Dienstleistungen/ })).toHaveCount(0);
});

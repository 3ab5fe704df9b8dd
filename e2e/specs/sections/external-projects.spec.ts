import { recordEvents } from '../../analytics.ts';
import { card } from '../../card.ts';
import { expectOutbound, followOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('External projects show title, description and a thumbnail when there is one', async ({ seen }) => {
  const page = await seen('full');
  const external = card(page, 'My Projects');
  await expect(external).toContainText('Showcasing 2 projects');
  const [first, second] = [external.getByRole('article').nth(0), external.getByRole('article').nth(1)];
  await expect(first).toContainText('Termine zum Abonnieren.');
  await expect(first.locator('img')).toHaveAttribute('src', 'https://media2.dev.to/kalender.png');
  await expect(second).toHaveText('Passwortspiel');
  await expect(second.locator('img')).toHaveCount(0);
});

test('A click opens the project in a new tab and is recorded', async ({ page, open }) => {
  const events = await recordEvents(page);
  await open('full');
  const link = card(page, 'My Projects').getByRole('link', { name: 'Passwortspiel' });
  await expectOutbound(link, 'https://passwort.example/');
  expect(await followOutbound(link)).toBe('https://passwort.example/');
  expect(await events()).toEqual([['event', 'Click External Project', { post: 'Passwortspiel' }]]);
});

test('Without external projects there is no such card', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(card(page, 'My Projects')).toHaveCount(0);
});

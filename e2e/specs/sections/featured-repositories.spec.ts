import { recordEvents } from '../../analytics.ts';
import { card } from '../../card.ts';
import { untilQuiet } from '../../device.ts';
import { expectOutbound, followOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';
import { empty, incomplete } from '../../world/behaviours/payload.ts';

test('In automatic mode GitHub is asked by the configured order, with forks and repositories left out', async ({
  page,
  open,
  world,
}) => {
  await open('live');
  const featured = card(page, 'Ausgewählte Repositories');
  await expect(featured).toContainText('Showcasing 6 featured repositories');
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'rechnungsleser',
    'netzwerk-inventar',
    'ansible-rollen',
    /^voip-durchsatzmessung/,
    'webseiten-vorlage',
    'firewall-regeln',
  ]);
  expect(world.requests(/type=Repositories/).map(({ url }) => url.href)).toEqual([
    'https://api.github.com/search/repositories?q=user:erika-mustermann+fork:false+-repo:erika-mustermann/wetterstation&sort=stars&per_page=6&type=Repositories',
  ]);
});

test('In manual mode the order is the owner’s, and what is missing is left out without a word', async ({
  seen,
}) => {
  const page = await seen('listed');
  const featured = card(page, 'Github Projects');
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'notizen',
    'Spoon-Knife',
    'rechnungsleser',
    'linguist',
  ]);
  await expect(featured).toContainText('Showcasing 4 featured repositories');
});

test('A card has description, stars, forks and the language', async ({ seen }) => {
  const page = await seen('listed');
  const spoon = card(page, 'Github Projects').getByRole('article').filter({ hasText: 'Spoon-Knife' });
  await expect(spoon).toContainText('This repo is for demonstration purposes only.');
  await expect(spoon).toContainText('13.400');
  await expect(spoon).toContainText('153.000');
  await expect(spoon).toContainText('HTML');
});

test('A click opens the repository in a new tab and is recorded', async ({ page, open }) => {
  const events = await recordEvents(page);
  await open('full');
  const link = card(page, 'Ausgewählte Repositories').getByRole('link', { name: 'rechnungsleser' });
  await expectOutbound(link, 'https://github.com/erika-mustermann/rechnungsleser');
  expect(await followOutbound(link)).toBe('https://github.com/erika-mustermann/rechnungsleser');
  expect(await events()).toEqual([['event', 'Click project', { project: 'rechnungsleser' }]]);
});

test('The cards stand in two columns on wider screens and in one on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('live');
  const cards = card(page, 'Ausgewählte Repositories').getByRole('article');
  await expect(cards).toHaveCount(6);
  const columns = () =>
    cards.evaluateAll(
      (articles) => new Set(articles.map((article) => Math.round(article.getBoundingClientRect().x))).size,
    );
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await columns()).toBe(1);
});

test('With no repository to show the section is hidden', async ({ page, open, world }) => {
  world.when(/type=Repositories/, empty);
  await open('live');
  await expect(card(page, 'Neueste öffentliche Projekte').getByRole('article')).toHaveCount(4);
  await expect(card(page, 'Ausgewählte Repositories')).toHaveCount(0);
});

test('For an account without public repositories GitHub is not asked for any', async ({
  page,
  open,
  world,
}) => {
  await open('newcomer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('newcomer');
  await expect(card(page, 'My Articles')).toContainText('No recent post');
  await untilQuiet(page);
  await expect(card(page, 'Github Projects')).toHaveCount(0);
  expect(world.count(/type=Repositories/)).toBe(0);
});

test('A search that ran out of time is shown as far as it came', async ({ page, open, world }) => {
  world.when(/type=Repositories/, incomplete);
  await open('live');
  await expect(card(page, 'Ausgewählte Repositories')).toContainText('Showcasing 1 featured repositories');
});

import { recordEvents } from '../../analytics.ts';
import { card } from '../../card.ts';
import { expectOutbound, followOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';
import { failing, html } from '../../world/behaviours/failure.ts';
import { altered, empty, mapValues, nullFields } from '../../world/behaviours/payload.ts';

test.use({ hurried: true });

const heading = 'Neueste öffentliche Projekte';
const request = /sort=updated/;

test('The latest public projects are those of the account that changed last, in the configured number', async ({
  page,
  open,
  world,
}) => {
  await open('live');
  const latest = card(page, heading);
  await expect(latest).toContainText('Die 4 zuletzt aktualisierten öffentlichen Repositories');
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText([
    'dotfiles',
    'ansible-rollen',
    'rechnungsleser',
    'netzwerk-inventar',
  ]);
  expect(world.requests(request).map(({ url }) => url.href)).toEqual([
    'https://api.github.com/search/repositories?q=user:erika-mustermann+fork:false&sort=updated&per_page=4',
  ]);
});

test('A card has description, date, stars, forks and the language in its colour', async ({ seen }) => {
  const page = await seen('full');
  const project = card(page, heading).getByRole('article').filter({ hasText: 'rechnungsleser' });
  await expect(project).toContainText('Liest ZUGFeRD- und XRechnung-Dateien und prüft sie. 🧾');
  await expect(project).toContainText('Zuletzt aktualisiert: 02.10.2026');
  await expect(project).toContainText('1.543');
  await expect(project).toContainText('121');
  await expect(project).toContainText('TypeScript');
  await expect(project.locator('circle')).toHaveAttribute('fill', '#3178c6');
});

test('Without description the card says "Keine Beschreibung verfügbar", without language "N/A"', async ({
  page,
  open,
  world,
}) => {
  world.when(request, nullFields);
  await open('live');
  const first = card(page, heading).getByRole('article').first();
  await expect(first).toContainText('Keine Beschreibung verfügbar');
  await expect(first).toContainText('N/A');
});

test('A date that is none is "Unbekannt"', async ({ page, open, world }) => {
  world.when(
    request,
    altered((body) => mapValues(body, (value, field) => (field === 'updated_at' ? 'gestern' : value))),
  );
  await open('live');
  await expect(card(page, heading).getByRole('article').first()).toContainText(
    'Zuletzt aktualisiert: Unbekannt',
  );
});

test('A click opens the repository in a new tab and is recorded', async ({ page, open }) => {
  const events = await recordEvents(page);
  await open('full');
  const link = card(page, heading).getByRole('link', { name: 'dotfiles' });
  await expectOutbound(link, 'https://github.com/erika-mustermann/dotfiles');
  expect(await followOutbound(link)).toBe('https://github.com/erika-mustermann/dotfiles');
  expect(await events()).toEqual([['event', 'Click latest project', { project: 'dotfiles' }]]);
});

test('Without results the section is hidden', async ({ page, open, world }) => {
  world.when(request, empty);
  await open('live');
  await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  await expect(card(page, heading)).toHaveCount(0);
});

for (const [failure, behaviour] of [
  ['an error of the server', failing(500)],
  ['a web page', html],
] as const) {
  test(`After ${failure} the section is empty and the page goes on`, async ({ page, open, world }) => {
    world.when(request, behaviour);
    await open('live');
    await expect(card(page, heading)).toContainText('Die Projekte sind gerade nicht erreichbar.');
    await expect(card(page, heading).getByRole('article')).toHaveCount(0);
    await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  });
}

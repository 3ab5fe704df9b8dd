import type { Browser } from 'playwright/test';
import { title } from '../../card.ts';
import { complaintsOf, type Sight, seeWhole, statusLine, untilQuiet } from '../../device.ts';
import { expect, hurry, test, visitor } from '../../test.ts';
import { failing } from '../../world/behaviours/failure.ts';
import { limited } from '../../world/behaviours/github-limit.ts';
import { altered, type Json, mapValues } from '../../world/behaviours/payload.ts';
import { gone, hanging } from '../../world/behaviours/transport.ts';
import type { World } from '../../world/world.ts';

test.use({ hurried: true });

/** First visits on which every provider fails, and the status line for each. */
const failures: Record<string, { path?: string; strike: (world: World) => void; says: RegExp }> = {
  'GitHub refuses with 403 and all others fail': {
    strike: (world) => {
      world.when('*', failing(500));
      world.when('github', limited(world.github, { resetIn: 900 }));
    },
    says: /Abfragelimit .* in 15 Minuten.*Stand: /,
  },
  'every service answers 500': {
    strike: (world) => world.when('*', failing(500)),
    says: /nicht aktualisieren.*Stand: /,
  },
  'no provider can be reached, coming by a legal page': {
    path: 'impressum',
    strike: (world) => world.when('*', gone),
    says: /nicht erreichbar.*Stand: /,
  },
};

/** A visit on a new device while every provider works. */
async function seeWell(browser: Browser, url: string): Promise<Sight> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url);
  // Wait for live data, not only the snapshot.
  await untilQuiet(page);
  const sight = await seeWhole(page);
  await context.close();
  return sight;
}

test('A first visitor sees everything although the services fail', async ({ browser, site, world }) => {
  test.slow();
  const { url } = await site('snapshot');
  const expected = await seeWell(browser, url);
  // GitHub's names of emoji, in live answers and in the snapshot.
  expect(expected.text).toContain('Überwachung 🚀');
  for (const [name, { path = '', strike, says }] of Object.entries(failures)) {
    await test.step(name, async () => {
      await world.reset();
      const context = await browser.newContext(visitor);
      await hurry(context);
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      strike(world);
      await page.goto(`${url}${path}`);
      if (path) await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
      await expect(statusLine(page)).toContainText(says);
      const sight = await seeWhole(page);
      expect(sight.text).toBe(expected.text);
      expect(sight.pictures).toHaveLength(expected.pictures.length);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
});

test('A first visitor sees everything while no service has answered yet', async ({ page, open, world }) => {
  world.when('*', hanging);
  await open('snapshot');
  await expect(title(page)).toHaveText('Erika Mustermann');
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await expect(statusLine(page)).toBeEmpty();
});

test('A later name of the account wins over that of the snapshot', async ({ page, open, world }) => {
  const renamed = (value: Json, field: string) => (field === 'name' ? 'Erika Neumann' : value);
  world.when(
    'github',
    altered((body) => (body && 'login' in Object(body) ? mapValues(body, renamed) : body)),
  );
  await open('snapshot');
  await expect(title(page)).toHaveText('Erika Neumann');
  await expect(page).toHaveTitle(/^Erika Neumann/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is in the document', async ({ page, open, world }) => {
    await open('snapshot');
    await expect(title(page)).toHaveText('Erika Mustermann');
    const articles = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('article');
    await expect(articles('Ausgewählte Repositories')).toHaveCount(6);
    await expect(articles('Neueste öffentliche Projekte')).toHaveCount(4);
    await expect(articles('My Articles')).toHaveCount(3);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await untilQuiet(page);
    expect(world.count('*')).toBe(0);
    await test.step('a long testimonial opens after a whole sentence, and paper has all of it', async () => {
      const first = page.getByRole('region', { name: 'Kundenstimmen' }).getByRole('figure').first();
      const quote = first.locator('blockquote');
      const rest = quote.getByText(
        'Die Rechnung war am Ende kleiner als das Angebot, und z. B. die Schulung',
      );
      await expect(quote.getByText(/in einem Satz in der Mail\.$/)).toBeVisible();
      await expect(rest).toBeHidden();
      const more = first.locator('summary');
      await expect(more).toHaveText('Weiterlesen, was Gerda Muster sagt');
      await more.click();
      await expect(rest).toBeVisible();
      await more.click();
      await expect(rest).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(rest).toBeVisible();
      await expect(more).toBeHidden();
    });
  });
});

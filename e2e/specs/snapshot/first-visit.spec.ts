import type { Browser, Page } from 'playwright/test';
import { memory, type Sight, seeWhole, statusLine, untilQuiet } from '../../device.ts';
import { expect, hurry, test, visitor } from '../../test.ts';
import { failing } from '../../world/behaviours/failure.ts';
import { limited } from '../../world/behaviours/github-limit.ts';
import { altered } from '../../world/behaviours/payload.ts';
import { gone, hanging } from '../../world/behaviours/transport.ts';
import type { World } from '../../world/world.ts';

test.use({ hurried: true });

/** Ways in which a first visit gets nothing from any service, and what the status line says about it. */
const failures: Record<string, { strike: (world: World) => void; says: RegExp }> = {
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
  'no service can be reached': { strike: (world) => world.when('*', gone), says: /offline.*Stand: / },
};

/** What a visit sees while everything is well, on a device of its own. */
async function seeWell(browser: Browser, url: string): Promise<Sight> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url);
  // With what the services answer, not only with what the snapshot has.
  await untilQuiet(page);
  const sight = await seeWhole(page);
  await context.close();
  return sight;
}

/** What the page's scripts complain about; a request that fails is no complaint of theirs. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  return complaints;
}

test('A first visitor sees everything although the services fail', async ({ browser, site, world }) => {
  test.slow();
  const { url } = await site('snapshot');
  const expected = await seeWell(browser, url);
  for (const [name, { strike, says }] of Object.entries(failures)) {
    await test.step(name, async () => {
      await world.reset();
      const context = await browser.newContext(visitor);
      await hurry(context);
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      strike(world);
      await page.goto(url);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await expect(statusLine(page)).toBeEmpty();
});

test('Who comes by a legal page finds everything on the portfolio too', async ({ page, open, world }) => {
  world.when('*', gone);
  await open('snapshot', 'impressum');
  await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(page.getByRole('region', { name: 'My Articles' }).getByRole('article')).toHaveCount(3);
});

test('What is newer takes the place of the snapshot, now and on the next visit without services', async ({
  page,
  open,
  world,
}) => {
  const complaints = complaintsOf(page);
  world.when(
    /\/users\//,
    altered((body) => ({ ...(body as object), name: 'Erika Neumann' })),
  );
  await open('snapshot');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Neumann');
  await expect.poll(() => memory(page)).toContain('Erika Neumann');

  world.when('*', gone);
  await page.reload();
  await expect(statusLine(page)).toContainText('Stand: ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Neumann');
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is in the document', async ({ page, open, world }) => {
    await open('snapshot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
    const articles = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('article');
    await expect(articles('Ausgewählte Repositories')).toHaveCount(6);
    await expect(articles('Neueste öffentliche Projekte')).toHaveCount(4);
    await expect(articles('My Articles')).toHaveCount(3);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await untilQuiet(page);
    expect(world.count('*')).toBe(0);
  });
});

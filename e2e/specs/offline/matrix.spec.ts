import type { Page } from 'playwright/test';
import { card, title } from '../../card.ts';
import {
  complaintsOf,
  expectSight,
  type Sight,
  seeWhole,
  statusLine,
  untilQuiet,
  visit,
} from '../../device.ts';
import { expectScreen, expectUnchanged, failures, uncached, visitFirst } from '../../failures.ts';
import { expect, hurry, test, visitor } from '../../test.ts';
import { failing, html, unavailable } from '../../world/behaviours/failure.ts';
import { empty } from '../../world/behaviours/payload.ts';
import { gone } from '../../world/behaviours/transport.ts';

/** Who sees what through which failure; damaged storage is in storage.spec.ts. */
const names = Object.keys(failures).join(', ');

test.describe('A returning visitor', () => {
  test.use({ serviceWorkers: 'allow', hurried: true });

  for (const { site, answers, chart, of, first, tag = [] } of [
    {
      site: 'live',
      answers: 4,
      chart: 'opaque',
      of: 'profile, repositories, search, dev.to, portrait, thumbnails, chart without CORS headers',
      first: 'Cache Storage',
      tag: ['@firefox'],
    },
    {
      site: 'live',
      answers: 4,
      chart: 'readable',
      of: 'the same, chart with CORS headers',
      first: 'IndexedDB',
    },
    {
      site: 'listed',
      answers: 3,
      chart: 'opaque',
      of: 'profile, repositories chosen by hand, Medium',
      first: 'Cache Storage',
    },
  ] as const)
    test(`sees all of it (${of}) offline and through ${names}, stored in two places in turn, the first ${first}`, {
      tag: [...tag],
    }, async ({ page, site: serve, world }) => {
      const { url } = await serve(site);
      const sight = await visitFirst(page, world, { url, answers, chart });
      await expectUnchanged(page, world, { url, answers, sight, first });
    });

  test('has the stats card that was seen in place of the chart, also offline', { tag: '@firefox' }, async ({
    page,
    open,
    world,
  }) => {
    world.when('chart', unavailable);
    const sight = await visit(page, open);
    expect(sight.pictures).toContainEqual({
      src: expect.stringContaining('github-readme-stats'),
      loaded: true,
    });
    await world.offline();
    await page.reload();
    await expect(statusLine(page)).toContainText('Stand: ');
    await expectSight(page, sight);
  });

  test('sees an empty list in place of a stored one, and a new picture in place of another, also offline', async ({
    page,
    open,
    world,
  }) => {
    world.when('chart', uncached);
    await visit(page, open);
    const projects = card(page, 'Neueste öffentliche Projekte');
    await expect(projects).toBeVisible();
    world.when(/sort=updated/, empty);
    world.when('dev.to', empty);
    world.when('chart', () => ({
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="222" height="50"/>',
    }));
    const chartWidth = async () => {
      await page.reload();
      await seeWhole(page);
      return page.locator('img[src*="ghchart"]').evaluate((image: HTMLImageElement) => image.naturalWidth);
    };
    await expect.poll(chartWidth).toBe(222);
    await expect(projects).toHaveCount(0);
    await expect(card(page, 'My Articles')).toContainText('No recent post');
    await world.offline();
    expect(await chartWidth()).toBe(222);
    await expect(statusLine(page)).toContainText('Stand: ');
    await expect(projects).toHaveCount(0);
  });
});

test.describe('A first visitor', () => {
  test.use({ hurried: true });

  for (const [name, { strike, screen }] of Object.entries(failures))
    test(`gets ${screen ? `"${screen.title}"` : 'placeholders'} through ${name}`, async ({
      page,
      open,
      site,
      world,
    }) => {
      await site('live');
      strike(world);
      await open('live');
      if (screen) await expectScreen(page, screen);
      else await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    });

  test(`sees everything with a snapshot, through ${names}`, async ({ browser, site, world }) => {
    test.slow();
    const { url } = await site('snapshot');
    let expected: Sight | undefined;
    for (const [name, { strike, says }] of [
      ['no failure', { strike: () => {}, says: /^$/ }] as const,
      ...Object.entries(failures),
    ])
      await test.step(name, async () => {
        await world.reset();
        strike(world);
        const context = await browser.newContext(visitor);
        await hurry(context);
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        // One comes by a legal page.
        const isByLink = name === 'refused connections';
        await page.goto(isByLink ? `${url}impressum` : url);
        if (isByLink) await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
        await expect(statusLine(page)).toHaveText(says);
        // Live data, not only the snapshot.
        if (!expected) await untilQuiet(page);
        const sight = await seeWhole(page);
        expected ??= sight;
        // GitHub's name of an emoji, in live answers and in the snapshot.
        expect(sight.text).toContain('Überwachung 🚀');
        expect(sight.text).toBe(expected.text);
        expect(sight.pictures).toHaveLength(expected.pictures.length);
        expect(complaints.filter((complaint) => !complaint.includes('blocked by CORS policy'))).toEqual([]);
        await context.close();
      });
  });

  test('sees the page without what alone fails: featured repositories, latest ones, blog, and the stats card for the chart', async ({
    page,
    open,
    world,
  }) => {
    world.when(/type=Repositories/, failing(422));
    world.when(/sort=updated/, html);
    world.when('dev.to', failing(500));
    world.when('chart', unavailable);
    await open('live');
    const latest = card(page, 'Neueste öffentliche Projekte');
    await expect(card(page, 'My Articles')).toContainText('No recent post');
    await expect(latest).toContainText('Die Projekte sind gerade nicht erreichbar.');
    await expect(latest.getByRole('article')).toHaveCount(0);
    await test.step('paper has neither of the cards, as nobody can try again there', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(latest).toBeHidden();
      await expect(card(page, 'My Articles')).toBeHidden();
      await page.emulateMedia({ media: null });
      await expect(latest).toBeVisible();
    });
    await test.step('the stats card stands in for the chart', async () => {
      await card(page, 'GitHub Aktivität').scrollIntoViewIfNeeded();
      const statistics = page.getByRole('img', { name: 'GitHub-Statistik von erika-mustermann' });
      await expect(statistics).toHaveJSProperty('naturalWidth', 467);
      const [request] = world.requests('stats-card');
      expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
        username: 'erika-mustermann',
        show_icons: 'true',
        theme: 'transparent',
        hide_border: 'true',
        count_private: 'true',
      });
    });
    const list = card(page, 'Ausgewählte Repositories').locator('.quiet');
    for (const [failure, behaviour, when] of [
      ['422', failing(422), ''],
      ['500', failing(500), 'Die Seite versucht es von selbst noch einmal.'],
      ['nothing', gone, 'Die Seite versucht es von selbst noch einmal.'],
    ] as const) {
      await test.step(failure, async () => {
        world.when(/type=Repositories/, behaviour);
        await reconnect(page);
        await expect(list).toHaveText(`Die Projekte sind gerade nicht erreichbar. ${when}`);
        await expect(title(page)).toHaveText('Erika Mustermann');
        await expect(page.getByRole('main')).not.toContainText(/config\.ts|Invalid/);
      });
    }
  });
});

/** Goes offline and online again, which makes the page retry failed requests. */
async function reconnect(page: Page): Promise<void> {
  for (const offline of [true, false]) await page.context().setOffline(offline);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { title } from '../card.ts';
import { withoutEnd } from '../clock.ts';
import { builtSite } from '../deployment.ts';
import { untilQuiet, watchShifts } from '../device.ts';
import { hold } from '../gate.ts';
import { expectHydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';
import { hanging } from '../world/behaviours/transport.ts';

/** The page background. */
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The first card has its border and padding. */
async function expectStyled(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Details' });
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS('border-top-style', 'solid');
  await expect(card).not.toHaveCSS('padding-top', '0px');
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

test('Documents have the styles of their first paint, then their content, then everything else', async () => {
  const directory = await builtSite('shipped');
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const expectOrder = (html: string, ...parts: RegExp[]) => {
    const places = parts.map((part) => html.search(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };
  const beginning =
    /^<!doctype html><html lang="de"[^>]* data-revision="\w[\w-]*"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/;
  const app = /<script type="module"/g;
  const [portfolio, legal] = [read('index.html'), read('impressum.html')];
  const inPortfolio = /<style>@layer.*?<\/style><\/head><body><div id="root">/s;
  expectOrder(portfolio, beginning, /write\("<link rel=\\"preload/, inPortfolio, /<h1/, app);
  expect(portfolio.split('<h1')[0], 'waits for nothing more').not.toMatch(
    /<link rel="(?:stylesheet|modulepre)/,
  );
  const links = [/<link rel="preload" as="font"/, /<link rel="stylesheet"/];
  expectOrder(legal, beginning, ...links, /<\/head>/, /<h1/, /<link rel="modulepreload"/, app);
  for (const html of [portfolio, legal]) expect(html.match(app)).toHaveLength(1);
  // Styles of the portfolio alone are in its document, and in no file.
  const sheets = readdirSync(join(directory, 'assets')).filter((file) => /^(?!print-).*\.css$/.test(file));
  const services = /\.service-pricing\b/;
  expect(portfolio).toMatch(services);
  expect(sheets.filter((file) => services.test(read(`assets/${file}`)))).toEqual([]);
});

test('The first paint waits for nothing but the document', async ({ page, site }) => {
  await withoutEnd(page, 2000);
  // Never answered: style sheets, scripts, fonts, icons, pictures.
  await page.route('**/assets/**', () => {});
  await page.goto((await site('shipped')).url, { waitUntil: 'commit' });
  await expectStyled(page);
  await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
});

test('A chosen theme is there with the first paint', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('portfolio@/|theme', 'synthwave'));
  const sendColours = await hold(page, '**/assets/themes-*.css');
  const asked = page.waitForRequest('**/assets/themes-*.css');
  await page.goto((await site('shipped')).url, { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'synthwave');
  sendColours();
  await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
  const colouredAt = await page.evaluate(() => {
    const [entry] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/themes-.*\.css$/.test(name)) as PerformanceResourceTiming[];
    return entry?.responseEnd ?? Number.POSITIVE_INFINITY;
  });
  expect(await firstPaint(page)).toBeGreaterThanOrEqual(colouredAt);
  expect(await ground(page)).toBe('rgb(9, 0, 47)');
});

test('A visit moves nothing that has been shown', async ({ page, open }) => {
  await page.addInitScript(() => {
    // A document cut inside a row of items moves what the row aligns; 'The beginning of a document' tests cuts.
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('body { visibility: hidden }');
    document.adoptedStyleSheets = [unseen];
    document.addEventListener('readystatechange', () => {
      document.adoptedStyleSheets = [];
    });
  });
  const shifts = await watchShifts(page);
  // A late font shifts letters and sometimes a line. Everything else must not move.
  await page.route('**/*.woff2', (route) => route.abort());
  // Needs a fresh snapshot: new data may cause shifts.
  await open('snapshot');
  await untilQuiet(page);
  expect(await shifts()).toEqual([]);
});

test.describe('The beginning of a document', () => {
  // A worker would serve the rest of the document.
  test.use({ serviceWorkers: 'block' });

  /** Position of each visible element, in pixels from the top of the document. */
  const places = (page: Page) =>
    page.evaluate(() =>
      ['#theme', '#profile-name', '.profile-bio', '.profile-accounts', '.profile-actions', '.card', '.footer']
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(
          (element) =>
            `${element.id || element.className} at ${Math.round(element.getBoundingClientRect().top)}`,
        ),
    );

  test('shows nothing that the rest of it would push away', async ({ page, context, site, world }) => {
    // Same content each time: live data would replace the built data.
    world.when('*', hanging);
    // The time for which a phone waits does not end.
    await page.addInitScript(() => {
      const waiting = new CSSStyleSheet();
      waiting.replaceSync('* { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [waiting];
    });
    const { url } = await site('shipped');
    const whole = await context.newPage();
    await whole.goto(url);
    // A phone, a tablet, a tablet in landscape, and a desktop, whose document starts differently.
    const [narrow, wide] = [[390, 768, 1000], [1280]];
    for (const [end, ...screens] of [
      ['<ul class="profile-accounts', narrow],
      ['"profile-actions', wide],
      ['id="services"', narrow, wide],
      ['<div class="notices', narrow],
    ] as const) {
      await page.route(url, async (route) => {
        const response = await route.fetch();
        const [beginning = ''] = (await response.text()).split(end);
        await route.fulfill({ response, body: beginning });
      });
      for (const widths of screens) {
        await page.setViewportSize({ width: widths[0] ?? 0, height: 844 });
        await page.goto(url);
        await expect(title(page)).toBeVisible();
        await expect(page.locator('.notices'), 'the end of the document').toHaveCount(0);
        for (const width of widths) {
          for (const tab of [page, whole]) await tab.setViewportSize({ width, height: 844 });
          const begun = await places(page);
          expect(begun.length).toBeGreaterThan(0);
          await expect
            .poll(() => places(whole), `cut before ${end}, ${width} pixels wide`)
            .toEqual(expect.arrayContaining(begun));
        }
      }
      await page.unroute(url);
    }
  });

  test('shows each card that has come, if the rest does not follow soon', async ({ page, site }) => {
    const { url } = await site('shipped');
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const document = await response.text();
      const content = document.slice(0, document.indexOf('</main>'));
      await route.fulfill({ response, body: content.slice(0, content.length * 0.95) });
    });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url);
      await expect(page.locator('.notices'), 'the end of the document').toHaveCount(0);
      const cards = page.locator('main .card');
      expect(await cards.count()).toBeGreaterThanOrEqual(14);
      const hidden = () =>
        cards.evaluateAll((all) =>
          all.flatMap((card) => (card.checkVisibility({ visibilityProperty: true }) ? [] : card.id)),
        );
      await expect.poll(hidden, `${width} pixels wide`).toEqual([]);
    }
  });
});

test('Hydration leaves pictures alone that have loaded, which WebKit would load again', async ({
  page,
  site,
}) => {
  const start = await hold(page, '**/*.js');
  await page.goto((await site('consultant')).url, { waitUntil: 'commit' });
  const portrait = page.locator('main .picture img').first();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const sets = await page.evaluateHandle(() => {
    const sets: MutationRecord[] = [];
    new MutationObserver((records) => sets.push(...records)).observe(document.body, {
      attributeFilter: ['src'],
      subtree: true,
    });
    return sets;
  });
  start();
  await expectHydrated(page);
  await expect(page.locator('main .picture').first()).toHaveClass(/picture-loaded/);
  expect(await sets.evaluate((records) => records.length)).toBe(0);
});

import type { Locator, Page } from 'playwright/test';
import { card, title } from '../../card.ts';
import { untilQuiet } from '../../device.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';
import { failing, unavailable } from '../../world/behaviours/failure.ts';
import { altered, empty, incomplete, mapValues, nullFields } from '../../world/behaviours/payload.ts';
import type { Answer, Behaviour } from '../../world/exchange.ts';

test.use({ hurried: true });

const blog = (page: Page) => card(page, 'My Articles');
const featured = (page: Page) => card(page, 'Ausgewählte Repositories');
const latest = (page: Page) => card(page, 'Neueste öffentliche Projekte');
const articlesIn = (section: Locator) => section.getByRole('article');
const titlesIn = (section: Locator) => section.getByRole('heading', { level: 3 });

const asks = { featured: /type=Repositories/, latest: /sort=updated/ };

/** Scrolls to the chart, because it loads lazily. */
async function chartCard(page: Page): Promise<Locator> {
  await card(page, 'GitHub Aktivität').scrollIntoViewIfNeeded();
  return card(page, 'GitHub Aktivität');
}

/** A fixed day, so that the age of every article is known. */
const today = new Date('2026-11-01T12:00:00+01:00');

test('Repositories, articles and chart are those of the accounts', async ({ page, open, world }) => {
  await page.clock.setFixedTime(today);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('live');
  await test.step('featured repositories come in the configured order, with forks and repositories left out', async () => {
    await expect(featured(page)).toContainText('Showcasing 6 featured repositories');
    await expect(titlesIn(featured(page))).toHaveText([
      'rechnungsleser',
      'netzwerk-inventar',
      'ansible-rollen',
      /^voip-durchsatzmessung/,
      'webseiten-vorlage',
      'firewall-regeln',
    ]);
  });
  await test.step('latest projects are those that changed last, in the configured number', async () => {
    await expect(latest(page)).toContainText('Die 4 zuletzt aktualisierten öffentlichen Repositories');
    await expect(titlesIn(latest(page))).toHaveText([
      'dotfiles',
      'ansible-rollen',
      'rechnungsleser',
      'netzwerk-inventar',
    ]);
  });
  await test.step('a latest project has description, date, stars, forks and the language in its colour', async () => {
    const project = articlesIn(latest(page)).filter({ hasText: 'rechnungsleser' });
    await expect(project).toContainText('Liest ZUGFeRD- und XRechnung-Dateien und prüft sie. 🧾');
    await expect(project).toContainText('Zuletzt aktualisiert: 02.10.2026');
    await expect(project).toContainText('1.543');
    await expect(project).toContainText('121');
    await expect(project).toContainText('TypeScript');
    await expect(project.locator('circle')).toHaveAttribute('fill', '#3178c6');
    const language = project.getByRole('link', { name: 'TypeScript' });
    await expectOutbound(language, /trending\/typescript/);
    // Playwright clicks nothing that another link covers.
    await language.click({ trial: true });
  });
  await test.step('articles from dev.to are shown up to the limit, newest first', async () => {
    await expect(blog(page)).toContainText('Recent posts');
    await expect(titlesIn(blog(page))).toHaveText([
      'Warum dein Backup keines ist',
      'IPv6 at the office, without tears',
      'XRechnung & ZUGFeRD: <Invoice> lesen mit TypeScript',
    ]);
    expect(world.requests('dev.to').map(({ url }) => url.search)).toEqual(['?per_page=10&username=erika']);
  });
  await test.step('an article has its age in German, a description cut at 100 characters, thumbnail and tags', async () => {
    const articles = articlesIn(blog(page));
    await expect(articles.nth(0)).toContainText('vor 14 Tagen');
    const cutText =
      'Drei Fragen, die jedes kleine Unternehmen vor dem nächsten Ausfall beantworten sollte: wohin, wie of...';
    await expect(articles.nth(0).getByText(cutText, { exact: true })).toBeVisible();
    await expect(articles.nth(0).getByRole('listitem')).toHaveText(['backup', 'linux', 'german']);
    await expect(articles.nth(2).locator('img')).toHaveAttribute(
      'src',
      'https://dev-to-uploads.s3.amazonaws.com/uploads/articles/xrechnung-social.png',
    );
  });
  await test.step('the contribution chart is that of the username', async () => {
    const chart = (await chartCard(page)).getByRole('img', { name: /erika-mustermann/ });
    await expect(chart).toBeVisible();
    await expect(chart).toHaveJSProperty('complete', true);
    await expect(chart).toHaveJSProperty('naturalWidth', 663);
    expect(world.requests('chart')[0]?.url.pathname).toMatch(/\/erika-mustermann$/);
    expect(world.count('stats-card')).toBe(0);
  });
  await test.step('repositories are in two columns on wider screens and in one on a phone', async () => {
    const columns = () =>
      articlesIn(featured(page)).evaluateAll(
        (articles) => new Set(articles.map((article) => Math.round(article.getBoundingClientRect().x))).size,
      );
    expect(await columns()).toBe(2);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await columns()).toBe(1);
  });
});

test('Listed repositories keep their order, stories come from Medium', async ({ page, open, world }) => {
  await page.clock.setFixedTime(today);
  await open('listed');
  const listed = card(page, 'Github Projects');
  await test.step('what is missing is left out without a word', async () => {
    await expect(titlesIn(listed)).toHaveText(['notizen', 'Spoon-Knife', 'rechnungsleser', 'linguist']);
    await expect(listed).toContainText('Showcasing 4 featured repositories');
  });
  await test.step('a repository has description, stars, forks and the language', async () => {
    const spoon = articlesIn(listed).filter({ hasText: 'Spoon-Knife' });
    await expect(spoon).toContainText('This repo is for demonstration purposes only.');
    await expect(spoon).toContainText('13.400');
    await expect(spoon).toContainText('HTML');
  });
  await test.step('the first picture of a figure is a story’s thumbnail', async () => {
    await expect(titlesIn(blog(page))).toHaveText([
      'Ein Netzplan, der stimmt',
      'Small companies & big clouds',
      'Telefonanlage ohne Telefonanlage',
      'شبكات صغيرة، أفكار كبيرة',
    ]);
    const stories = articlesIn(blog(page));
    await expect(stories.nth(0).locator('img')).toHaveAttribute(
      'src',
      'https://cdn-images-1.medium.com/max/1024/1*netzplan.png',
    );
    // 22:30 UTC is already the next day in Germany.
    await expect(stories.nth(0)).toContainText('vor 20 Tagen');
    await expect(stories.nth(1).locator('img')).toHaveCount(0);
    await expectOutbound(stories.nth(0).getByRole('link'), 'https://medium.com/p/7f3c9a1e2b40');
    expect(world.count(/medium\.com\/_\/stat/), 'the pixel that counts readers').toBe(0);
  });
  await test.step('a chart that is switched off is not asked for', async () => {
    expect(world.count('chart')).toBe(0);
  });
});

/** Optional fields left out, and an invalid date. */
const poor: Behaviour = (request, ordinary) =>
  altered((body) => mapValues(body, (value, field) => (field === 'updated_at' ? 'gestern' : value)))(
    request,
    async () => (await nullFields(request, ordinary)) as Answer,
  );

test('What a repository or a search lacks is said', async ({ page, open, world, context }) => {
  world.when('*', poor);
  world.when(asks.featured, incomplete);
  world.when('pictures', unavailable);
  world.when('chart', unavailable);
  world.when('stats-card', unavailable);
  await open('live');
  const first = articlesIn(latest(page)).first();
  await expect(first).toContainText('Keine Beschreibung verfügbar');
  await expect(first).toContainText('N/A');
  await expect(first).toContainText('Zuletzt aktualisiert: Unbekannt');
  await expect(featured(page)).toContainText('Showcasing 1 featured repository');
  await expect(title(page)).toHaveText('erika-mustermann');
  await expect(page.getByRole('img', { name: 'Porträt' })).toHaveAttribute('src', /placeholder/);
  await expect(articlesIn(blog(page))).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN|Invalid Date|\[object/);
  const chart = await chartCard(page);
  await expect(chart).toContainText('Das Diagramm ist gerade nicht erreichbar.');
  await test.step('a picture that has failed is shown when the network is back, without a reload', async () => {
    await world.recover();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(chart.locator('img[src*="ghchart"]')).toBeVisible();
  });
});

test('Pictures that are gone are requested a few times an hour, and not at all by a hidden tab', async ({
  page,
  open,
  world,
}) => {
  await page.clock.install();
  for (const pictures of ['pictures', 'chart', 'stats-card'] as const) world.when(pictures, failing(404));
  await open('live');
  const chart = await chartCard(page);
  await expect(chart).toContainText('Das Diagramm ist gerade nicht erreichbar.');
  await untilQuiet(page);
  const requests = () =>
    ['pictures', 'chart', 'stats-card'].reduce((sum, one) => sum + world.count(one as 'chart'), 0);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const anHour = async () => {
    const before = requests();
    for (let minute = 0; minute < 60; minute += 1) {
      await page.clock.runFor(60_000);
      await untilQuiet(page);
    }
    return requests() - before;
  };
  await turn('hidden');
  expect(await anHour()).toBe(0);
  await turn('visible');
  await untilQuiet(page);
  const inAnHour = await anHour();
  expect(inAnHour).toBeGreaterThan(0);
  expect(inAnHour).toBeLessThanOrEqual(20);
});

test('An empty list hides its section, or gives the specified sentence, and without repositories GitHub is not asked for any', async ({
  page,
  open,
  world,
}) => {
  world.when('dev.to', empty);
  world.when(
    /\/users\//,
    altered((body) => ({ ...(body as object), name: null, public_repos: 0 })),
  );
  await open('live');
  await expect(title(page)).toHaveText('erika-mustermann');
  await expect(blog(page)).toContainText('No recent post');
  await untilQuiet(page);
  await expect(featured(page)).toHaveCount(0);
  expect(world.count(asks.featured)).toBe(0);
});

import type { Page } from 'playwright/test';
import { recordEvents } from '../../analytics.ts';
import { card } from '../../card.ts';
import { untilQuiet } from '../../device.ts';
import { expectHydrated } from '../../hydration.ts';
import { expectOutbound, followOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';
import { cut, failing, feedError, html, tooMany } from '../../world/behaviours/failure.ts';
import { empty } from '../../world/behaviours/payload.ts';
import { gone } from '../../world/behaviours/transport.ts';

test.use({ hurried: true });

const blog = (page: Page) => card(page, 'My Articles');
const titles = (page: Page) => blog(page).getByRole('heading', { level: 3 });

/** A day on which every age of an article is known. */
const today = new Date('2026-11-01T12:00:00+01:00');

test('Articles from dev.to are shown up to the limit, newest first', async ({ page, open, world }) => {
  await open('live');
  await expect(blog(page)).toContainText('Recent posts');
  await expect(titles(page)).toHaveText([
    'Warum dein Backup keines ist',
    'IPv6 at the office, without tears',
    'XRechnung & ZUGFeRD: <Invoice> lesen mit TypeScript',
  ]);
  expect(world.requests('dev.to').map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://dev.to/api/articles?per_page=10&username=erika',
  ]);
});

test('A card has its age in German, a description cut at 100 characters, thumbnail and tags', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(today);
  await open('live');
  const articles = blog(page).getByRole('article');
  await expect(articles.nth(0)).toContainText('vor 14 Tagen');
  await expect(articles.nth(1)).toContainText('vor 1 Monat');
  await expect(articles.nth(2)).toContainText('vor 5 Monaten');
  const cutText =
    'Drei Fragen, die jedes kleine Unternehmen vor dem nächsten Ausfall beantworten sollte: wohin, wie of...';
  await expect(articles.nth(0).getByText(cutText, { exact: true })).toBeVisible();
  await expect(articles.nth(1)).toContainText('A short migration report.');
  await expect(articles.nth(0).getByRole('listitem')).toHaveText(['backup', 'linux', 'german']);
  await expect(articles.nth(2).locator('img')).toHaveAttribute(
    'src',
    'https://dev-to-uploads.s3.amazonaws.com/uploads/articles/xrechnung-social.png',
  );
});

test('A click opens the post in a new tab and is recorded', async ({ page, open }) => {
  const events = await recordEvents(page);
  await open('full');
  const title = 'Warum dein Backup keines ist';
  const link = blog(page).getByRole('link', { name: title });
  await expectOutbound(link, 'https://dev.to/erika/warum-dein-backup-keines-ist-1q5nk');
  expect(await followOutbound(link)).toMatch(/^https:\/\/dev\.to\/erika\/warum-dein-backup/);
  expect(await events()).toEqual([['event', 'Click Blog Post', { post: title }]]);
});

test('Stories from Medium come through rss2json, with the first picture of a figure as thumbnail', async ({
  page,
  open,
  world,
}) => {
  await page.clock.setFixedTime(today);
  await open('listed');
  await expect(titles(page)).toHaveText([
    'Ein Netzplan, der stimmt',
    'Small companies & big clouds',
    'Telefonanlage ohne Telefonanlage',
    'شبكات صغيرة، أفكار كبيرة',
  ]);
  const articles = blog(page).getByRole('article');
  await expect(articles.nth(0).locator('img')).toHaveAttribute(
    'src',
    'https://cdn-images-1.medium.com/max/1024/1*netzplan.png',
  );
  // 22:30 UTC is the next day in Germany.
  await expect(articles.nth(0)).toContainText('vor 20 Tagen');
  await expect(articles.nth(0)).toContainText(
    'Ein Netzplan, der stimmt Warum Jeder Plan ist alt. Dieser hier wird jede Nacht neu gezeichnet & gepr...',
  );
  await expect(articles.nth(1).locator('img')).toHaveCount(0);
  await expectOutbound(articles.nth(0).getByRole('link'), 'https://medium.com/p/7f3c9a1e2b40');
  expect(world.requests('rss2json').map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://api.rss2json.com/v1/api.json?rss_url=https%3A%2F%2Fmedium.com%2Ffeed%2F%40erika',
  ]);
  expect(world.count(/medium\.com\/_\/stat/)).toBe(0);
});

test('Articles of a feed are those of the snapshot, and the page says how old they are; nobody is asked', async ({
  page,
  open,
  world,
}) => {
  await open('fed');
  await expectHydrated(page);
  const articles = blog(page).getByRole('article');
  await expect(articles).toHaveCount(2);
  const [printers, cables] = [articles.nth(0), articles.nth(1)];
  await expectOutbound(
    printers.getByRole('link', { name: 'Drucker, die antworten' }),
    'https://blog.erika.example/drucker/',
  );
  await expect(printers).toContainText('Was ein Drucker & sein Netz sich zu sagen haben.');
  await expect(printers.getByRole('listitem')).toHaveText(['Netzwerk']);
  await expect(printers.locator('img')).toHaveAttribute('src', /^\/assets\/snapshot\/thumbnail-/);
  await expect(cables).toContainText('Kabel zählen');
  await expect(blog(page)).toContainText(/Stand: .+ Uhr\./);
  await untilQuiet(page);
  expect(world.count('*')).toBe(0);
  await open('fed', 'datenschutz');
  await expect(page.getByRole('main')).toContainText('Ihr Browser fragt dort nicht an');
});

test('Without articles the card says "No recent post"', async ({ page, open, world }) => {
  world.when('dev.to', empty);
  await open('live');
  await expect(blog(page)).toContainText('No recent post');
  await expect(blog(page).getByRole('article')).toHaveCount(0);
});

test('A source that is neither Medium nor dev.to shows nothing and asks nobody', async ({
  page,
  open,
  world,
}) => {
  await open('self-described');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
  await expect(blog(page)).toHaveCount(0);
  expect(world.count()).toBe(0);
});

const failures = {
  '500': failing(500),
  '429': tooMany(30),
  'a web page': html,
  'half an answer': cut,
  'no connection': gone,
};
test(`When dev.to fails the section is empty and the page goes on, after ${Object.keys(failures).join(', ')}`, async ({
  page,
  open,
  world,
}) => {
  for (const [failure, behaviour] of Object.entries(failures)) {
    await test.step(failure, async () => {
      await world.reset();
      world.when('dev.to', behaviour);
      await open('live');
      await expect(blog(page)).toContainText('No recent post');
      await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
    });
  }
});

test('An error of rss2json under HTTP 200 is an error', async ({ page, open, world }) => {
  world.when('rss2json', feedError);
  await open('listed');
  await expect(blog(page)).toContainText('No recent post');
  await expect(blog(page)).toContainText('Die Artikel sind gerade nicht erreichbar.');
});

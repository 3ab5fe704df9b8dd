import type { Page } from 'playwright/test';
import { card, title } from '../card.ts';
import { holdTime, passTime } from '../clock.ts';
import { expectLimits, promptInstall, readOn, retryUntil, statusLine, untilQuiet } from '../device.ts';
import { expectScreen, screens } from '../failures.ts';
import { expectOutbound } from '../outbound-link.ts';
import { watchRefusals } from '../refusals.ts';
import { expect, test } from '../test.ts';
import { failing } from '../world/behaviours/failure.ts';
import { limited } from '../world/behaviours/github-limit.ts';
import { hanging, ordinary } from '../world/behaviours/transport.ts';

test.use({ hurried: true });

test('A limit with status 403 or 429 gives the 429 screen with its end, then the page', async ({
  page,
  open,
  site,
  world,
}) => {
  // Build first: it takes minutes, and the limit starts now.
  await site('live');
  await holdTime(page);
  world.when('github', limited(world.github, { status: 429, resetIn: 25 * 60 - 10 }));
  await open('live');
  await test.step('a limit with status 429', async () => {
    await expectScreen(page, screens.limited);
    // The countdown changes each minute. In an alert, each change would read out all of it.
    await expect(page.getByRole('main').locator('[aria-live=off]')).toHaveText(/in 25 minutes/);
    await expectOutbound(page.getByRole('link', { name: 'rate limit' }), /^https:\/\/docs\.github\.com\//);
  });
  await test.step('however often the page is opened, nothing is asked for twice', async () => {
    // Wait until the limits are stored: the page repeats requests that a reload has interrupted.
    await expectLimits(page, 2);
    await page.reload();
    await expectScreen(page, screens.limited);
    await untilQuiet(page);
    expect(world.repeated('github')).toEqual([]);
  });
  await test.step('a limit with status 403', async () => {
    world.when('github', limited(world.github, { status: 403, resetIn: 40 * 60 }));
    await passTime(page, world, 25 * 60);
    await expect(page.getByRole('main')).toContainText(/Try again later in (?:14|15) minutes/);
  });
  await test.step('the page comes by itself', async () => {
    await passTime(page, world, 15 * 60);
    await expect(title(page)).toHaveText('Erika Mustermann');
    await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  });
});

test('A limit of the search alone leaves the page and is said once', async ({ page, open, site, world }) => {
  await site('live');
  await holdTime(page);
  world.github.exhaust('search', 5 * 60 - 10);
  await open('live');
  await expect(title(page)).toHaveText('Erika Mustermann');
  await expect(card(page, 'Ausgewählte Repositories')).toContainText(
    'Die Projekte sind gerade nicht erreichbar.',
  );
  await expect(statusLine(page)).toContainText(
    'GitHub lässt gerade keine Abfragen zu. Das Abfragelimit endet in 5 Minuten.',
  );
  await expect(page.getByText('Abfragelimit')).toHaveCount(1);
  await passTime(page, world, 305);
  await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
});

/** Goes offline and online again, which makes the page retry failed requests. */
async function reconnect(page: Page): Promise<void> {
  for (const offline of [true, false]) await page.context().setOffline(offline);
}

test('An owner with a name is shown when GitHub knows nobody, or refuses', async ({ page, open, world }) => {
  world.when('github', failing(404));
  await open('small');
  for (const says of ['', 'GitHub lässt gerade keine Abfragen zu.']) {
    await expect(title(page)).toHaveText('Max Mustermann');
    await expect(card(page, 'Tech Stack')).toContainText('PostgreSQL');
    await expect(card(page, 'Github Projects')).toContainText('Die Projekte sind gerade nicht erreichbar.');
    await expect(statusLine(page)).toContainText(says);
    await expect(page.getByRole('alert')).toHaveCount(0);
    world.when('github', limited(world.github, { resetIn: 900 }));
    await reconnect(page);
  }
});

test('A screen leads to the legal pages, and asks again: an unknown account, then an error, then a response', async ({
  page,
  open,
  world,
}) => {
  world.when('github', failing(404));
  await open('live');
  await expectScreen(page, screens.unknown);
  await untilQuiet(page);
  expect(world.repeated('github')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Impressum' }).click();
  await expect(title(page)).toHaveText('Impressum');
  await page.goBack();
  await expectScreen(page, screens.unknown);
  world.when('github', failing(500));
  await retryUntil(page, 'Oops!!');
  await expect(page.getByRole('main')).not.toContainText(/Verbindung|online|cannot be reached/);
  world.when('github', ordinary);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(title(page)).toHaveText('Erika Mustermann');
  await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
});

test('Services that never answer give the 500 screen after 10 seconds', async ({ page, open, world }) => {
  await holdTime(page);
  world.when('github', hanging);
  await open('live');
  await expect.poll(() => world.count('github')).toBeGreaterThan(0);
  await passTime(page, world, 10);
  await expectScreen(page, screens.failed);
});

test('An invalid configuration gives the 500 screen and asks nobody', async ({ page, open, world }) => {
  const refusals = await watchRefusals(page);
  await open('invalid');
  await expectScreen(page, screens.invalid);
  await untilQuiet(page);
  expect(world.count()).toBe(0);
  expect(refusals).toEqual([]);
});

test('A browser that wrongly believes to be offline does not make the page say so', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await open('live');
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(statusLine(page)).toBeEmpty();
});

test('Without a network and without anything stored the page says so, without a number, and comes by itself', async ({
  page,
  open,
  world,
}) => {
  const restore = await cutNetwork(page);
  await page.setViewportSize({ width: 390, height: 300 });
  await open('live');
  await expectScreen(page, screens.offline);
  const install = page.getByRole('button', { name: 'Installieren' });
  await test.step('where there is nothing to see there is nothing to install', async () => {
    await page.evaluate(promptInstall);
    await readOn(page);
    await expect(install).toHaveCount(0);
  });
  await restore();
  await world.recover();
  await reconnect(page);
  await expect(title(page)).toHaveText('Erika Mustermann');
  await expect(statusLine(page)).toBeEmpty();
  await readOn(page);
  await expect(install).toBeVisible();
});

/** The document has come, and then the network is gone: neither the providers nor the site's host answer. */
async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  const cut = /api\.github\.com|dev\.to|\/sw\.js$/;
  await page.route(cut, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(cut);
}

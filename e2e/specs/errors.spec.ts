import type { Page } from 'playwright/test';
import { card, title } from '../card.ts';
import { holdTime, passTime } from '../clock.ts';
import { expectLimits, promptInstall, readOn, retryUntil, statusLine, untilQuiet } from '../device.ts';
import { expectOutbound } from '../outbound-link.ts';
import { watchRefusals } from '../refusals.ts';
import { expect, test } from '../test.ts';
import { failing } from '../world/behaviours/failure.ts';
import { limited } from '../world/behaviours/github-limit.ts';
import { gone, hanging, ordinary } from '../world/behaviours/transport.ts';
import type { Behaviour } from '../world/exchange.ts';

test.use({ hurried: true });

const failures: Record<string, Behaviour> = { 'a 500': failing(500), 'broken connections': gone };

/** An error screen replaces the whole portfolio with status, title and subtitle. */
async function expectErrorScreen(page: Page, status: number, heading: string, subtitle: string | RegExp) {
  await expect(title(page)).toHaveText(heading);
  const screen = page.getByRole('main');
  await expect(screen.getByText(String(status), { exact: true })).toBeVisible();
  await expect(screen).toContainText(subtitle);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
}

/** All words but the names of pages are marked with one language. */
async function expectOneLanguage(page: Page) {
  const languages = await page.getByRole('main').evaluate((main) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = new Set<string | undefined>();
    while (words.nextNode()) {
      const element = words.currentNode.parentElement;
      const isSaid = /\p{L}/u.test(words.currentNode.textContent ?? '') && !element?.closest('nav');
      if (isSaid) found.add(element?.closest<HTMLElement>('[lang]')?.lang);
    }
    return [...found];
  });
  expect(languages, 'languages of an error screen').toHaveLength(1);
}

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
    await expectErrorScreen(page, 429, 'Too Many Requests!', /Try again later in 25 minutes/);
    await expectOneLanguage(page);
    // The countdown changes each minute. In an alert, each change would read out all of it.
    await expect(page.getByRole('main').locator('[aria-live=off]')).toHaveText(/in 25 minutes/);
    await expectOutbound(page.getByRole('link', { name: 'rate limit' }), /^https:\/\/docs\.github\.com\//);
  });
  await test.step('however often the page is opened, nothing is asked for twice', async () => {
    // Wait until the limits are stored: the page repeats requests that a reload has interrupted.
    await expectLimits(page, 2);
    await page.reload();
    await expectErrorScreen(page, 429, 'Too Many Requests!', /Try again later/);
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
  await open('named');
  for (const says of ['', 'GitHub lässt gerade keine Abfragen zu.']) {
    await expect(title(page)).toHaveText('Erika aus der Konfiguration');
    await expect(card(page, 'Tech Stack')).toContainText('Netzwerke');
    await expect(card(page, 'Github Projects')).toContainText('Die Projekte sind gerade nicht erreichbar.');
    await expect(statusLine(page)).toContainText(says);
    await expect(page.getByRole('alert')).toHaveCount(0);
    world.when('github', limited(world.github, { resetIn: 900 }));
    await reconnect(page);
  }
});

test(`A screen says what GitHub does, and asks again: a 404, ${Object.keys(failures).join(', ')}`, async ({
  page,
  open,
  world,
}) => {
  const unknown = () =>
    expectErrorScreen(page, 404, 'Invalid GitHub Username!', /correct GitHub username in config\.ts/);
  world.when('github', failing(404));
  await open('live');
  await test.step('a 404, from where the legal pages can be reached', async () => {
    await unknown();
    await untilQuiet(page);
    expect(world.repeated('github')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
    await page.goBack();
    await unknown();
  });
  for (const [name, behaviour] of Object.entries(failures)) {
    await test.step(name, async () => {
      world.when('github', behaviour);
      await retryUntil(page, 'Oops!!');
      await expectErrorScreen(page, 500, 'Oops!!', 'Something went wrong.');
      const alert = expect(page.getByRole('main'));
      await (behaviour === gone ? alert : alert.not).toContainText(
        'GitHub cannot be reached at the moment. The page tries again by itself.',
      );
      await alert.not.toContainText(/Verbindung|online/);
      await expectOneLanguage(page);
      world.when('github', failing(404));
      await retryUntil(page, 'Invalid GitHub Username!');
    });
  }
  await test.step('and a provider that has recovered', async () => {
    world.when('github', ordinary);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(title(page)).toHaveText('Erika Mustermann');
    await expect(card(page, 'Ausgewählte Repositories').getByRole('article')).toHaveCount(6);
  });
});

test('Services that never answer give the 500 screen after 10 seconds', async ({ page, open, world }) => {
  await holdTime(page);
  world.when('github', hanging);
  await open('live');
  await expect.poll(() => world.count('github')).toBeGreaterThan(0);
  await passTime(page, world, 10);
  await expectErrorScreen(page, 500, 'Oops!!', 'Something went wrong.');
});

test('An invalid configuration gives the 500 screen and asks nobody', async ({ page, open, world }) => {
  const refusals = await watchRefusals(page);
  await open('invalid');
  await expectErrorScreen(page, 500, 'Invalid Config!', /correct config in config\.ts/);
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
  await expect(title(page)).toHaveText('Keine Verbindung');
  const screen = page.getByRole('main');
  await expect(screen).toContainText('Die Seite lädt von selbst, sobald Sie wieder online sind.');
  await expect(screen).not.toContainText(/500|Oops/);
  await expectOneLanguage(page);
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

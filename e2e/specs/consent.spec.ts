import type { Page } from 'playwright/test';
import { expectHeatMapReport, queuedEvents } from '../analytics.ts';
import { card } from '../card.ts';
import { withoutEnd } from '../clock.ts';
import { untilQuiet } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { followOutbound } from '../outbound-link.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Darf ich die Nutzung auswerten?' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Akzeptieren' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Ablehnen' });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });

const analyticsRequests = (world: World) => world.count('tag-manager') + world.count('heat-map');
const reportedEvents = (world: World) =>
  world.requests(/\/g\/collect/).map(({ url }) => url.searchParams.get('en'));

/** Follows the link to an external project, which is an event. */
const clickProject = async (page: Page) => {
  const link = card(page, 'My Projects').getByRole('link', { name: 'Passwortspiel' });
  await followOutbound(link);
};

/** What the analytics services have left on the device. */
const traces = (page: Page) =>
  page.evaluate(() =>
    [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
      /_ga|_hj/.test(name),
    ),
  );

test('Before an answer nothing of a third party’s is asked for and nothing is stored', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await expect(banner(page)).toBeVisible();
  await clickProject(page);
  await untilQuiet(page);
  expect(analyticsRequests(world)).toBe(0);
  expect(await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)])).toEqual(['']);
});

test('Acceptance loads both services, and what was clicked before it is never sent', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await expect(banner(page)).toBeVisible();
  await clickProject(page);
  expect(reportedEvents(world)).toEqual([]);
  await accept(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => world.count('tag-manager')).toBeGreaterThan(0);
  await followOutbound(card(page, 'Ausgewählte Repositories').getByRole('link', { name: 'rechnungsleser' }));
  await expect.poll(() => reportedEvents(world)).toEqual(['Click project']);
  expect(world.requests('tag-manager')[0]?.url.href).toBe(
    'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
  );
  expect(world.requests('heat-map')[0]?.url.href).toBe('https://static.hotjar.com/c/hotjar-4711.js?sv=7');
});

test('Nothing is kept of what is clicked before an answer, or after a refusal', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await expect(banner(page)).toBeVisible();
  await clickProject(page);
  expect(await queuedEvents(page)).toEqual([]);
  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
  // Of all that could be stored, the answer alone is.
  expect(await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)])).toEqual([
    '',
    'portfolio@/|consent',
  ]);
  await clickProject(page);
  expect(await queuedEvents(page)).toEqual([]);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await untilQuiet(page);
  expect(analyticsRequests(world)).toBe(0);
});

test('An answer is remembered: the next visit does not ask, and does as it says', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await refuse(page).click();
  await open('full', 'impressum');
  await expect(settings(page)).toBeVisible();
  await untilQuiet(page);
  await expect(banner(page)).toHaveCount(0);
  expect(analyticsRequests(world)).toBe(0);

  await settings(page).click();
  await accept(page).click();
  await expect.poll(() => world.count('tag-manager')).toBeGreaterThan(0);
  world.forget();
  await open('full');
  await clickProject(page);
  // The scripts themselves may come from the browser's cache.
  await expect.poll(() => reportedEvents(world)).toEqual(['Click External Project']);
  await expectHeatMapReport(page, world);
  await expect(banner(page)).toHaveCount(0);
});

test('Withdrawal stops both services at once, removes their traces and loads nothing anew', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await accept(page).click();
  await expect.poll(() => traces(page)).toHaveLength(3);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

  await settings(page).click();
  await expect(banner(page)).toContainText('Zurzeit gilt: Sie haben zugestimmt.');
  await refuse(page).click();
  expect(await traces(page)).toEqual([]);
  // What was sent before the refusal has arrived.
  await expect.poll(() => world.count(/gtag\/js/)).toBeGreaterThan(0);
  await expect.poll(() => world.count(/in\.hotjar\.com/)).toBeGreaterThan(0);
  await untilQuiet(page);
  world.forget();
  await clickProject(page);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await page.waitForTimeout(300);
  expect(analyticsRequests(world)).toBe(0);
  expect(await traces(page)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'stillTheSamePage'))).toBe(true);

  await page.reload();
  await untilQuiet(page);
  expect(analyticsRequests(world)).toBe(0);
});

test('An answer holds in the other tabs too', async ({ page, open, site, context, world }) => {
  await open('full');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto((await site('full')).url);
  await accept(other).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => world.count(/gtag\/js/)).toBe(2);
});

test('Consent to less than the site uses now is no consent', async ({ page, open, world }) => {
  await page.addInitScript(() => localStorage.setItem('portfolio@/|consent', 'granted google-analytics'));
  await open('full');
  await expect(banner(page)).toBeVisible();
  expect(analyticsRequests(world)).toBe(0);
});

test('Services that fail are logged, and the page works', async ({ page, open, world }) => {
  world.when('tag-manager', () => 'cut off');
  world.when('heat-map', () => 'cut off');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open('full');
  await accept(page).click();
  await expect
    .poll(() => logged.filter((text) => text.startsWith('The script https://')).toSorted())
    .toEqual([
      expect.stringContaining('static.hotjar.com'),
      expect.stringContaining('www.googletagmanager.com'),
    ]);
  await clickProject(page);
});

for (const path of ['', 'impressum', 'datenschutz', 'gibt-es-nicht']) {
  test(`The question comes on /${path}, and the way back to it is there`, async ({ page, open }) => {
    await open('full', path);
    await expect(banner(page)).toBeVisible();
    await refuse(page).click();
    await expect(banner(page)).toHaveCount(0);
    await settings(page).click();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText('Zurzeit gilt: Sie haben abgelehnt.');
  });
}

test('Both answers look alike, and the privacy policy is a click away', async ({ page, open }) => {
  await open('full');
  const look = (name: 'Akzeptieren' | 'Ablehnen') =>
    banner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        return [Math.round(width), height, top, color, backgroundColor, fontSize, fontWeight, borderColor];
      });
  expect(await look('Akzeptieren')).toEqual(await look('Ablehnen'));
  await banner(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Datenschutz/);
  await expect(banner(page)).toBeVisible();
});

test('It can be answered with the keyboard alone, which meets it first', async ({ page, open }) => {
  await open('full');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(refuse(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);

  await settings(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
});

test('Screen readers announce it: the live region is there before the question', async ({ page, open }) => {
  await page.route(/question-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await open('full', 'impressum');
  const region = page.locator('[aria-live=polite]').filter({ has: page.locator('.consent') });
  const empty = await page
    .locator('[aria-live=polite]')
    .evaluateAll((regions) => regions.filter((one) => !one.firstChild));
  expect(empty.length).toBeGreaterThan(0);
  await expect(banner(page)).toBeVisible();
  await expect(region).toHaveCount(1);
});

for (const width of [320, 1280]) {
  test(`Nothing moves when it comes and goes, at ${width} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 720 });
    // A font that comes late moves letters, with the question or without it.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('full', 'impressum');
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await refuse(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

test('It comes in the font it stays in, and no longer than that is waited for it', async ({
  page,
  context,
  site,
}) => {
  await withoutEnd(page, 3000);
  let release = () => {};
  const font = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await font;
    await route.continue();
  });
  const address = `${(await site('full')).url}impressum`;
  await page.goto(address, { waitUntil: 'commit' });
  await expectHydrated(page);
  await expect(banner(page)).toHaveCount(0);
  release();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');

  // One that never comes does not keep the question from being asked.
  const other = await context.newPage();
  await other.route('**/*.woff2', () => {});
  await other.goto(address, { waitUntil: 'commit' });
  await expect(banner(other)).toBeVisible();
});

test('The last line of the page can be read above it', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('full', 'impressum');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [last, question] = await Promise.all([settings(page).boundingBox(), banner(page).boundingBox()]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
});

test('Without ids there is no question, no way to it, and none of its code in the site', async ({
  page,
  open,
  site,
}) => {
  await open('listed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await untilQuiet(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(settings(page)).toHaveCount(0);
  const { url } = await site('listed');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const worker = await (await fetch(`${url}sw.js`)).text();
  for (const code of [
    worker,
    ...(await Promise.all(scripts.map(async (script) => (await fetch(script)).text()))),
  ]) {
    expect(code).not.toMatch(/question-|googletagmanager|static\.hotjar/);
  }
});

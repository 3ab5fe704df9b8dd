import type { Page } from 'playwright/test';
import { banner, expectHeatMapReport, queuedEvents, refuseConsent, withdrawConsent } from '../analytics.ts';
import { card, title } from '../card.ts';
import { untilQuiet, watchShifts } from '../device.ts';
import { hold } from '../gate.ts';
import { clickOutbound } from '../outbound-link.ts';
import { watchRefusals } from '../refusals.ts';
import { expect, test } from '../test.ts';
import { failing } from '../world/behaviours/failure.ts';
import { gone } from '../world/behaviours/transport.ts';
import type { World } from '../world/world.ts';

const accept = (page: Page) => banner(page).getByRole('button', { name: 'Akzeptieren' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Ablehnen' });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });

const analyticsRequests = (world: World) => world.count('tag-manager') + world.count('heat-map');
const reportedEvents = (world: World) =>
  world.requests(/\/g\/collect/).map(({ url }) => url.searchParams.get('en'));

/** Follows the link to an external project, which sends an event. */
const clickProject = async (page: Page) => {
  const link = card(page, 'My Projects').getByRole('link', { name: 'Passwortspiel' });
  await clickOutbound(link);
};

/** Cookies and storage keys. */
const storedNames = (page: Page) => page.evaluate(() => [document.cookie, ...Object.keys(localStorage)]);

/** Data of the analytics services on the device. */
const analyticsEntries = (page: Page) =>
  page.evaluate(() =>
    [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
      /_ga|hj/.test(name),
    ),
  );

/** Accepts, and waits until the services run. */
async function acceptAll(page: Page): Promise<void> {
  await accept(page).click();
  await expect.poll(() => analyticsEntries(page)).toHaveLength(4);
  await untilQuiet(page);
}

/** The network is back, which loads the page anew. */
async function expectReloadOnline(page: Page, world: World): Promise<void> {
  const reloaded = page.waitForEvent('load');
  world.forget();
  await world.online();
  await reloaded;
}

test('Before an answer and after a refusal nothing is asked or stored', async ({ page, open, world }) => {
  await open('full');
  await expect(banner(page)).toBeVisible();
  await test.step('both answers look alike', async () => {
    const look = (name: 'Akzeptieren' | 'Ablehnen') =>
      banner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { width, height, top } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
          return [Math.round(width), height, top, color, backgroundColor, fontSize, fontWeight, borderColor];
        });
    expect(await look('Akzeptieren')).toEqual(await look('Ablehnen'));
  });
  await test.step('on paper the open question takes no room', async () => {
    await page.emulateMedia({ media: 'print' });
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    // The print styles are a file that comes late.
    await expect.poll(async () => (await bottomOf('body')) - (await bottomOf('.footer'))).toBeLessThan(1);
    await page.emulateMedia({ media: null });
  });
  await test.step('a click before the answer is neither sent nor kept', async () => {
    await clickProject(page);
    expect(await queuedEvents(page)).toEqual([]);
    await untilQuiet(page);
    expect(analyticsRequests(world)).toBe(0);
    expect(await storedNames(page)).toEqual(['']);
  });
  await test.step('a refusal stores the answer alone', async () => {
    await refuse(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await storedNames(page)).toEqual(['', 'portfolio@/|consent']);
    await clickProject(page);
    expect(await queuedEvents(page)).toEqual([]);
    await page.getByRole('link', { name: 'Impressum' }).click();
    await untilQuiet(page);
    expect(analyticsRequests(world)).toBe(0);
  });
  await test.step('the next visit does not ask, and does as the answer says', async () => {
    await open('full', 'impressum');
    await expect(settings(page)).toBeVisible();
    await untilQuiet(page);
    await expect(banner(page)).toHaveCount(0);
    expect(analyticsRequests(world)).toBe(0);
  });
  await test.step('acceptance is remembered too', async () => {
    await settings(page).click();
    await accept(page).click();
    await expect.poll(() => world.count('tag-manager')).toBeGreaterThan(0);
    world.forget();
    await open('full');
    await clickProject(page);
    // The browser may have cached the scripts.
    await expect.poll(() => reportedEvents(world)).toEqual(['Click External Project']);
    await expectHeatMapReport(page, world);
    await expect(banner(page)).toHaveCount(0);
  });
});

test('Acceptance starts both services, withdrawal stops them', async ({ page, open, context, world }) => {
  const refusals = await watchRefusals(page);
  await open('full');
  await expect(banner(page)).toBeVisible();
  await clickProject(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await test.step('acceptance in one tab loads both in both', async () => {
    await accept(other).click();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => world.count(/gtag\/js/)).toBe(2);
    expect(world.requests('tag-manager')[0]?.url.href).toBe(
      'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
    );
    await expect.poll(() => world.count('heat-map')).toBeGreaterThan(0);
    expect(world.requests('heat-map')[0]?.url.href).toBe('https://static.hotjar.com/c/hotjar-4711.js?sv=7');
  });
  await test.step('what was clicked before is never sent', async () => {
    await clickOutbound(card(page, 'Ausgewählte Repositories').getByRole('link', { name: 'rechnungsleser' }));
    await expect.poll(() => reportedEvents(world)).toEqual(['Click project']);
  });
  await test.step('nothing is refused to the services', async () => {
    await expectHeatMapReport(page, world);
    expect(refusals).toEqual([]);
  });
  await test.step('withdrawal stops both in all tabs, removes their entries and loads nothing anew', async () => {
    await expect.poll(() => analyticsEntries(page)).toHaveLength(4);
    await settings(page).click();
    await expect(banner(page)).toContainText('Zurzeit gilt: Sie haben zugestimmt.');
    await page.keyboard.press('Escape');
    const endedInOther = other.waitForEvent('load');
    await withdrawConsent(page);
    await endedInOther;
    await other.close();
    world.forget();
    await expect.poll(() => analyticsEntries(page)).toEqual([]);
    await clickProject(page);
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
    await untilQuiet(page);
    expect(analyticsRequests(world)).toBe(0);
    expect(await analyticsEntries(page)).toEqual([]);
  });
});

test('A withdrawal without a network leaves the page, which is loaded anew when it is back', async ({
  page,
  open,
  world,
}) => {
  await open('full');
  await acceptAll(page);
  // To the page the visitor seems to leave.
  await page.locator('a[href^="mailto:"]').first().click();
  await world.offline();
  await settings(page).click();
  const failed = page.waitForEvent('requestfailed');
  await refuse(page).click();
  await failed;
  await untilQuiet(page);
  await expect(title(page)).toHaveText('Erika Mustermann');
  await test.step('until then the page sends nothing to the services', async () => {
    const refused = await page.evaluate(
      async (addresses) => {
        const hosts: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
          hosts.push(new URL(blockedURI).host);
        });
        await Promise.allSettled(addresses.map((address) => fetch(address)));
        return hosts.toSorted();
      },
      ['https://region1.google-analytics.com/g/collect', 'https://in.hotjar.com/', 'https://api.github.com/'],
    );
    expect(refused).toEqual(['in.hotjar.com', 'region1.google-analytics.com']);
  });
  await expectReloadOnline(page, world);
  await expect(settings(page)).toBeVisible();
  await untilQuiet(page);
  expect(analyticsRequests(world)).toBe(0);
  await test.step('consent that is given again before that counts from the reload', async () => {
    await settings(page).click();
    await acceptAll(page);
    await world.offline();
    for (const answer of [refuse, accept]) {
      await settings(page).click();
      await answer(page).click();
    }
    await expect(banner(page)).toHaveCount(0);
    await expectReloadOnline(page, world);
    await expect.poll(() => analyticsEntries(page)).toHaveLength(4);
    await clickProject(page);
    await expect.poll(() => reportedEvents(world)).toEqual(['Click External Project']);
  });
});

test('Consent does not count for other ids or more, and what was stored with it goes; a refusal holds', async ({
  page,
  open,
  world,
}) => {
  await refuseConsent(page);
  await open('full', 'impressum');
  /** Comes back as a visitor who answered on an earlier visit, with an entry of a service from then. */
  const comeBack = async (consent: string) => {
    await page.addInitScript((consent) => localStorage.setItem('portfolio@/|consent', consent), consent);
    await page.evaluate(() => localStorage.setItem('_hjUserAttributesHash', '1'));
    await page.reload();
    await untilQuiet(page);
  };
  for (const consent of [
    'granted google-analytics:G-FORMER hotjar:4711',
    'granted google-analytics hotjar',
    'granted google-analytics',
  ])
    await test.step(consent, async () => {
      await comeBack(consent);
      await expect(banner(page)).toBeVisible();
      await expect.poll(() => analyticsEntries(page)).toEqual([]);
    });
  await comeBack('denied google-analytics hotjar');
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(analyticsRequests(world)).toBe(0);
});

test('A version without analytics removes what an earlier one stored, and nothing else', async ({
  page,
  deployment,
}) => {
  await deployment.deploy('full');
  await page.goto(deployment.url);
  await acceptAll(page);
  await page.evaluate(() => localStorage.setItem('portfolio@/|theme', 'dark'));
  await deployment.deploy('live');
  await page.goto(deployment.url);
  await expect.poll(() => storedNames(page)).toEqual(['', 'portfolio@/|theme']);
});

test('Services that fail are logged, and the page goes on', async ({ page, open, world }) => {
  for (const service of ['tag-manager', 'heat-map'] as const) world.when(service, gone);
  await open('full');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await accept(page).click();
  await expect
    .poll(() => logged.filter((text) => text.startsWith('The script https://')).toSorted())
    .toEqual([
      expect.stringContaining('static.hotjar.com'),
      expect.stringContaining('www.googletagmanager.com'),
    ]);
  await clickProject(page);
});

test('An error screen does not ask, but shows the question to those who ask for it, below its message', async ({
  page,
  open,
  world,
}) => {
  world.when('github', failing(500));
  for (const path of ['gibt-es-nicht', '']) {
    await open('full', path);
    await expect(page.getByRole('alert')).toBeVisible();
    await untilQuiet(page);
    await expect(banner(page)).toHaveCount(0);
    await settings(page).click();
    await expect(banner(page)).toBeVisible();
  }
  const screen = page.getByRole('main');
  await expect(screen.getByRole('link', { name: 'Impressum' })).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = await screen.locator('> div').boundingBox();
    const question = await banner(page).boundingBox();
    if (!message || !question) throw new Error('Nothing is drawn.');
    expect(message.y + message.height, `at ${width} × ${height}`).toBeLessThanOrEqual(question.y);
  }
  await refuse(page).click();
  expect(await storedNames(page)).toContain('portfolio@/|consent');
});

for (const [width, path] of [
  [320, 'impressum'],
  [1280, 'datenschutz'],
] as const) {
  test(`It is announced and moves nothing on /${path}, at ${width} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 720 });
    // A late font shifts letters, with or without the question.
    await page.route('**/*.woff2', (route) => route.abort());
    const ask = await hold(page, '**/assets/*.js', 'consent-heading');
    const shifts = await watchShifts(page);
    await open('full', path);
    await test.step('the live region is there before the question', async () => {
      const regions = page.locator('[aria-live=polite]');
      const empty = await regions.evaluateAll((all) => all.filter((one) => !one.firstChild));
      expect(empty.length).toBeGreaterThan(0);
      ask();
      await expect(banner(page)).toBeVisible();
      await expect(regions.filter({ has: page.locator('.consent') })).toHaveCount(1);
    });
    await test.step('the last line of the page can be read above it', async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [last, asked] = await Promise.all([settings(page).boundingBox(), banner(page).boundingBox()]);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
      expect(asked?.x).toBeGreaterThanOrEqual(0);
      expect((asked?.x ?? 0) + (asked?.width ?? 0)).toBeLessThanOrEqual(width);
    });
    await test.step('the keyboard meets it first', async () => {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(refuse(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(banner(page)).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    });
    await test.step('it comes back on request, and leads to the privacy page', async () => {
      await settings(page).focus();
      await page.keyboard.press('Enter');
      await expect(banner(page).getByRole('heading')).toBeFocused();
      await expect(banner(page)).toContainText('Zurzeit gilt: Sie haben abgelehnt.');
      await page.keyboard.press('Escape');
      await expect(banner(page)).toHaveCount(0);
      await expect(settings(page)).toBeFocused();
      await settings(page).click();
      await banner(page).getByRole('link').click();
      await expect(title(page)).toHaveText(/^Datenschutz/);
      await expect(banner(page)).toBeVisible();
    });
  });
}

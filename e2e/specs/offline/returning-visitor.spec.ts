import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectCutOff } from '../../analytics.ts';
import { title } from '../../card.ts';
import { holdTime, passTime } from '../../clock.ts';
import {
  expectLimits,
  expectSight,
  iconsOn,
  type Sight,
  statusLine,
  untilDrawn,
  untilQuiet,
  visit,
  watchShifts,
} from '../../device.ts';
import { expect, test } from '../../test.ts';
import { limited } from '../../world/behaviours/github-limit.ts';
import { hanging } from '../../world/behaviours/transport.ts';

test.use({ serviceWorkers: 'allow' });

async function expectReloaded(page: Page, says: RegExp, sight: Sight): Promise<void> {
  await page.reload();
  await expect(statusLine(page)).toContainText(says);
  await expectSight(page, sight);
}

test('What was seen once is there without a network, and the page is live when the network is back', {
  tag: '@firefox',
}, async ({ page, open, world, context, browserName }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const sight = await visit(page, open, 'full');
  await test.step('the first visit has every picture, and an empty console', () => {
    expect(sight.pictures.every(({ loaded }) => loaded)).toBe(true);
    expect(messages).toEqual([]);
  });
  await test.step('the first visit asks each service once, also when the worker takes over', () => {
    const asked = world.requests(/api\.github\.com|dev\.to\/api/).map(({ url }) => url.pathname);
    expect(asked.toSorted()).toEqual([
      '/api/articles',
      '/search/repositories',
      '/search/repositories',
      '/users/erika-mustermann',
    ]);
  });
  await test.step('after a withdrawal neither the page nor the worker sends anything to the analytics hosts', () =>
    expectCutOff(page, world));
  if (browserName === 'chromium')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/kontakt.vcf', { ignoreSearch: true }))?.ok))
      .toBe(true);
  await world.offline();
  await context.setOffline(true);
  // The browser's HTTP cache would hide a missing answer of the worker. Many hosts do not send `immutable`.
  if (browserName === 'chromium') {
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    // While it is attached, the page hears nothing of the network's return.
    await session.detach();
  }
  await test.step('offline everything is there', () =>
    expectReloaded(page, /Sie sind offline\. Stand: /, sight));
  await test.step('offline every icon is drawn', async () => {
    await expect.poll(() => iconsOn(page)).toEqual({ count: expect.any(Number), empty: [] });
    expect((await iconsOn(page)).count).toBeGreaterThan(50);
  });
  // In Firefox, Playwright can neither emulate print nor read a download.
  if (browserName === 'chromium')
    await test.step('offline the person can be saved as a contact, and read from paper', async () => {
      const save = page.getByRole('link', { name: 'Kontakt speichern' });
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      const card = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
      expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:erika-mustermann\r\n/);
      expect(card).toContain('\r\nTEL;TYPE=work,voice:+49 30 23125 042\r\n');
      const code = page.locator('.contact-code > svg');
      await expect(code).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
      await expect.poll(async () => (await iconsOn(page)).empty).toEqual([]);
      await page.emulateMedia({ media: null });
    });
  await test.step('when the network is back the page becomes live by itself', async () => {
    world.forget();
    await world.online();
    await context.setOffline(false);
    await expect.poll(() => world.count('github')).toBe(3);
    await expect(statusLine(page)).toBeEmpty();
  });
  // The rest does not differ between browsers.
  if (browserName === 'firefox') return;
  await world.offline();
  await test.step('offline the legal pages are there', async () => {
    const address = page.url();
    for (const [path, heading] of [
      ['impressum', 'Impressum'],
      ['datenschutz', /Datenschutz/],
    ] as const) {
      await page.goto(new URL(path, address).href);
      await expect(title(page)).toHaveText(heading);
    }
  });
});

test('Everything stays until a limit ends, and while services never answer, and becomes live by itself', async ({
  page,
  open,
  world,
}) => {
  await holdTime(page);
  // The browser's HTTP cache does not follow the test's clock.
  world.github.maxAge = 0;
  const sight = await visit(page, open);
  await test.step('a limit', async () => {
    world.forget();
    world.when('github', limited(world.github, { status: 429, resetIn: 900 }));
    await expectReloaded(page, /Abfragelimit .* in 15 Min.*Stand: /, sight);
    // Wait until the limits are stored: the page repeats requests that a reload has interrupted.
    await expectLimits(page, 2);
    await expectReloaded(page, /Abfragelimit .*Stand: /, sight);
    expect(world.repeated('github')).toEqual([]);
    await world.recover();
    world.forget();
    await passTime(page, world, 905);
    await expect.poll(() => world.count('github')).toBe(3);
    await expect(statusLine(page)).toBeEmpty();
  });
  await test.step('services that never answer change nothing, and after 10 seconds the page says so', async () => {
    world.when('*', hanging);
    await page.reload();
    await expectSight(page, sight);
    await passTime(page, world, 10);
    await expect(statusLine(page)).toContainText(/GitHub und dev\.to sind gerade nicht erreichbar\. Stand: /);
    await expectSight(page, sight);
  });
  await test.step('when they answer again the page becomes live by itself', async () => {
    await world.recover();
    // The worker's own requests still hang: its timeouts do not follow the test's clock.
    const later = async () => {
      await passTime(page, world, 60);
      return statusLine(page).textContent();
    };
    await expect.poll(later, { intervals: [1000] }).toBe('');
  });
});

test.describe('At 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 700 }, serviceWorkers: 'block' });

  test('the status line covers and moves nothing, and can be put away', async ({ page, open, context }) => {
    const shifts = await watchShifts(page);
    await open('full');
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.getByRole('region', { name: 'My Articles' }).getByRole('article')).toHaveCount(3);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await untilQuiet(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    const line = statusLine(page).locator('.status-line-box');
    for (const place of ['the middle', 'the end'] as const) {
      await page.evaluate((end) => window.scrollTo(0, end ? 1e6 : 900), place === 'the end');
      await shifts();
      await context.setOffline(true);
      await expect(line).toContainText('Sie sind offline. Stand: ');
      expect(await shifts(), place).toEqual([]);
      await page.evaluate((end) => end || window.scrollTo(0, 1e6), place === 'the end');
      const [above, below] = await Promise.all([link.boundingBox(), line.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      if (place === 'the end') break;
      await context.setOffline(false);
      await expect(statusLine(page)).toBeEmpty();
    }
    await test.step('only its text is a live region, which says the same thing once in a visit', async () => {
      const region = statusLine(page).getByRole('status');
      await expect(region).toHaveText(/^Sie sind offline\. Stand: /);
      await expect(region).toHaveAttribute('aria-live', 'off');
    });
    await page.getByRole('button', { name: 'Hinweis ausblenden' }).click();
    await expect(statusLine(page)).toBeEmpty();
    await expect(page.getByRole('main')).toBeFocused();
    await test.step('what was put away does not return with the next change of the network', async () => {
      for (const offline of [false, true]) await context.setOffline(offline);
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
      await untilDrawn(page);
      await expect(statusLine(page)).toBeEmpty();
    });
  });
});

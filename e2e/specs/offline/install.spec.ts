import sharp from 'sharp';
import { offerInstalling, readOn } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { failing } from '../../world/behaviours/failure.ts';

test.use({ serviceWorkers: 'allow' });

for (const [site, base] of [
  ['live', '/'],
  ['below-a-path', '/portfolio/'],
] as const) {
  test(`The manifest under ${base} is complete, and its pictures have the sizes it says`, async ({
    page,
    open,
    request,
  }) => {
    await open(site);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const address = new URL(href ?? '', page.url()).href;
    const manifest = await (await request.get(address)).json();
    expect(manifest).toMatchObject({
      id: base,
      scope: base,
      start_url: base,
      lang: 'de',
      display: 'standalone',
      name: expect.stringMatching(/./),
      short_name: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const purposes = manifest.icons.map(
      ({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`,
    );
    for (const purpose of ['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512']) {
      expect(purposes).toContain(purpose);
    }
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const response = await request.get(new URL(src, address).href);
      expect(response.headers()['content-type']).toBe(type);
      const { width, height } = await sharp(await response.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) expect(url.startsWith(base)).toBe(true);
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect((await request.get(new URL(touchIcon ?? '', address).href)).ok()).toBe(true);
  });
}

test('Chromium finds nothing that keeps the site from being installed', async ({ page, open, context }) => {
  await open('live');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser context of a test is always a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('Where the browser offers to install the site there is a button, and it asks once', async ({
  page,
  open,
}) => {
  await open('full');
  const button = page.getByRole('button', { name: 'Installieren' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(button).toHaveCount(0);
  expect(await page.evaluate(offerInstalling)).toBe(true);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(button).toHaveCount(0);
  await readOn(page);
  await expect(button).toBeVisible();
  // Nothing lies on the end of the page.
  const impressum = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [link, offer] = await Promise.all([impressum.boundingBox(), page.locator('.notice').boundingBox()]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(offer?.y ?? 0);
  await button.click();
  await expect(page).toHaveTitle('prompted');
  await expect(button).toHaveCount(0);
});

test('Who declines to install the site is not asked again', async ({ page, open }) => {
  await open('live');
  await page.evaluate(offerInstalling);
  await readOn(page);
  await page.getByRole('button', { name: 'Nicht jetzt' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await page.evaluate(offerInstalling);
  await readOn(page);
  await page.waitForTimeout(500);
  await expect(page.getByRole('button', { name: 'Installieren' })).toHaveCount(0);
});

test('Where there is nothing to see there is nothing to install', async ({ page, open, world }) => {
  world.when('github', failing(404));
  await page.setViewportSize({ width: 390, height: 300 });
  await open('full');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid GitHub Username!');
  await page.evaluate(offerInstalling);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.waitForTimeout(500);
  await expect(page.getByRole('button', { name: 'Installieren' })).toHaveCount(0);
});

test.describe('On an iPhone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('an installed site can be renewed by a button where it says how old it is', async ({
    page,
    open,
    context,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await open('live');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  });

  test('there is a hint, until it has been understood', async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    await open('full');
    // One question at a time.
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await readOn(page);
    await expect(page.getByText('Zum Home-Bildschirm')).toBeVisible();
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect(page.getByText('Zum Home-Bildschirm')).toHaveCount(0);
    await page.reload();
    await readOn(page);
    await page.waitForTimeout(1000);
    await expect(page.getByText('Zum Home-Bildschirm')).toHaveCount(0);
  });

  test('an installed site says nothing of installing, and asks for its storage to be kept', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: true });
      navigator.storage.persist = async () => {
        document.documentElement.dataset.persisted = 'asked';
        return true;
      };
    });
    await open('live');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'asked');
    await expect(page.getByText('Zum Home-Bildschirm')).toHaveCount(0);
  });
});

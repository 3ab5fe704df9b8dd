import { title } from '../../card.ts';
import { expectControlled, promptInstall, readOn, untilQuiet } from '../../device.ts';
import { expect, test } from '../../test.ts';

test.use({ serviceWorkers: 'allow' });

test('The site can be installed, with a button that asks once', async ({ page, open, context }) => {
  await open('full');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Browser contexts of tests are always incognito.
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.data).toMatch(/"maskable".*"monochrome"/s);

  const button = page.getByRole('button', { name: 'Installieren' });
  expect(await page.evaluate(promptInstall)).toBe(true);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await readOn(page);
  await expect(button).toBeVisible();
  await button.click();
  await expect(page).toHaveTitle('prompted');
  await expect(button).toHaveCount(0);
});

test('The worker takes charge of a page that was loaded past it', async ({ page, open, context }) => {
  await open('full');
  await expectControlled(page);
  const session = await context.newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await reloaded;
  await expectControlled(page);
});

test.describe('On an iPhone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('there is a hint, until it was understood or declined', async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    const agent = (value: string) =>
      page.addInitScript(
        (value) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true }),
        value,
      );
    const hint = page.getByText('Zum Home-Bildschirm');
    const button = page.getByRole('button', { name: 'Installieren' });
    await test.step('not in the browser of an app, which cannot install it', async () => {
      await agent(
        'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]',
      );
      await open('live');
      await expectControlled(page);
      await readOn(page);
      await untilQuiet(page);
      await expect(hint).toHaveCount(0);
    });
    await agent('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1');
    await open('live');
    await readOn(page);
    await expect(hint).toBeVisible();
    await expect(page.locator('.notices use').first(), "Safari's own mark").toHaveAttribute(
      'href',
      /#tabler:share-2$/,
    );
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(title(page)).toHaveText('Erika Mustermann');
    await readOn(page);
    await page.evaluate(promptInstall);
    for (const offer of [hint, button]) await expect(offer).toHaveCount(0);
    // Proves that only the stored refusal suppressed the offer.
    await page.evaluate(() => localStorage.removeItem('portfolio@/|install-declined'));
    await page.evaluate(promptInstall);
    await expect(button).toBeVisible();
    await page.getByRole('button', { name: 'Nicht jetzt' }).click();
    await page.evaluate(promptInstall);
    await expect(button).toHaveCount(0);
  });

  test('an installed site asks to keep its storage, and can be renewed', async ({ page, open, context }) => {
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
    await expectControlled(page);
    await context.setOffline(true);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await reloaded;
    await expect(title(page)).toHaveText('Erika Mustermann');
  });
});

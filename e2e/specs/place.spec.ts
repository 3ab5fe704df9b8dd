import { expectControlled } from '../device.ts';
import { hold } from '../gate.ts';
import { expectHydrated } from '../hydration.ts';
import {
  expectAtTop,
  expectPlacesKept,
  expectPlacesKeptByLateFont,
  expectPlacesKeptByUpdates,
} from '../place.ts';
import { expect, test } from '../test.ts';

for (const worker of ['with', 'without'] as const) {
  test.describe(`${worker} a worker`, () => {
    test.use({ serviceWorkers: worker === 'with' ? 'allow' : 'block' });

    test('each section’s address leads to it, and a reload or the way back keeps the place', {
      tag: '@firefox',
    }, async ({ page, site }) => {
      test.slow();
      const { url } = await site('snapshot');
      await page.goto(url);
      if (worker === 'with') await expectControlled(page);
      await expectPlacesKept(page, url, worker);
    });
  });
}

test('The address of a section leads to it while the font is on its way', ({ page, deployment }) =>
  expectPlacesKeptByLateFont(page, deployment));

test('A link that is followed before hydration leads to its section', {
  tag: '@firefox',
}, async ({ page, site }) => {
  const { url } = await site('snapshot');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const start = await hold(page, '**/*.js');
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('.notices')).toHaveCount(1);
    await page.locator('.skip-link[href="#services"]').press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    start();
    await expectHydrated(page);
    await expectAtTop(page, 'services');
    await page.unroute('**/*.js');
  }
});

test.describe('After a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('"Neu laden" keeps the place', { tag: '@firefox' }, ({ page, deployment }) =>
    expectPlacesKeptByUpdates(page, deployment),
  );
});

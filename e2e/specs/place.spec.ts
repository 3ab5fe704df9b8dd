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

/** A phone, a tablet, a wide screen, and half of one. */
for (const { width, worker, tag = [] } of [
  { width: 390, worker: 'without', tag: ['@firefox'] },
  { width: 768, worker: 'without' },
  { width: 960, worker: 'with' },
  { width: 1280, worker: 'with', tag: ['@firefox'] },
] as const)
  test.describe(`At ${width} pixels, ${worker} a worker`, () => {
    test.use({ serviceWorkers: worker === 'with' ? 'allow' : 'block' });

    test('each section’s address leads to it, and a reload or the way back keeps the place', {
      tag: [...tag],
    }, async ({ page, site }) => {
      const { url } = await site('snapshot');
      await page.goto(url);
      if (worker === 'with') await expectControlled(page);
      await expectPlacesKept(page, url, width);
    });
  });

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
  }
});

test.describe('After a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const { widths, tag = [] } of [
    { widths: [390, 1280], tag: ['@firefox'] },
    { widths: [768, 960] },
  ] as const)
    test(
      `"Neu laden" keeps the place at ${widths.join(' and ')} pixels`,
      { tag: [...tag] },
      ({ page, deployment }) => expectPlacesKeptByUpdates(page, deployment, widths),
    );
});

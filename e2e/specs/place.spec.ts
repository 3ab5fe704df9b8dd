import { expectControlled } from '../device.ts';
import { expectPlacesKept, expectPlacesKeptByUpdates } from '../place.ts';
import { test } from '../test.ts';

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(serviceWorkers === 'allow' ? 'With a worker' : 'Without a worker', () => {
    test.use({ serviceWorkers });

    test('each section’s address leads to it, and a reload or the way back keeps the place', {
      tag: '@firefox',
    }, async ({ page, site }) => {
      test.slow();
      const { url } = await site('snapshot');
      await page.goto(url);
      if (serviceWorkers === 'allow') await expectControlled(page);
      await expectPlacesKept(page, url);
    });
  });
}

test.describe('After a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('"Neu laden" keeps the place', { tag: '@firefox' }, ({ page, deployment }) =>
    expectPlacesKeptByUpdates(page, deployment),
  );
});

import { expectControlled } from '../device.ts';
import { expectPlacesKept, expectPlacesKeptByUpdates } from '../place.ts';
import { test } from '../test.ts';

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

test.describe('After a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('"Neu laden" keeps the place', { tag: '@firefox' }, ({ page, deployment }) =>
    expectPlacesKeptByUpdates(page, deployment),
  );
});

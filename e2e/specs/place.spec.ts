import { refuseConsent } from '../analytics.ts';
import { expectControlled, expectStored } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { expectAtTop, expectPlace, readSection, sampled, widths } from '../place.ts';
import { expect, test } from '../test.ts';

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(serviceWorkers === 'allow' ? 'With a worker' : 'Without a worker', () => {
    test.use({ serviceWorkers });

    test('each section’s address leads to it, and a reload or the way back keeps the place', async ({
      page,
      site,
    }) => {
      test.slow();
      const { url } = await site('snapshot');
      await refuseConsent(page);
      await page.goto(url);
      if (serviceWorkers === 'allow') await expectControlled(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        for (const id of sampled) {
          await test.step(`#${id} at ${width} pixels`, async () => {
            // With a query: another document, not a place in the same one.
            await page.goto(`${url}?${id}#${id}`);
            await expectHydrated(page);
            await expectAtTop(page, id);
          });
        }
        await test.step(`a reload in the middle at ${width} pixels`, async () => {
          await page.goto(url);
          await expectHydrated(page);
          const place = await readSection(page, 'private-projects');
          await page.reload();
          await expectHydrated(page);
          await expectPlace(page, place);
          await page.goto(`${url}profil`);
          await page.goBack();
          await expectHydrated(page);
          await expectPlace(page, place);
        });
      }
    });
  });
}

test.describe('After a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('"Neu laden" keeps the place', async ({ page, deployment }) => {
    await refuseConsent(page);
    await deployment.deploy('snapshot');
    await page.goto(deployment.url);
    await expectStored(page);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 844 });
      await deployment.deploy(index % 2 === 0 ? 'snapshot-renewed' : 'snapshot');
      const place = await readSection(page, 'private-projects');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
      const reloaded = page.waitForEvent('domcontentloaded');
      // Playwright's click would scroll.
      await page.getByRole('button', { name: 'Neu laden' }).dispatchEvent('click');
      await reloaded;
      await expectHydrated(page);
      await expect(page.getByText('Nachtarbeit')).toHaveCount(index % 2 === 0 ? 1 : 0);
      await expectPlace(page, place);
    }
  });
});

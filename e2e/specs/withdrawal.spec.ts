import { expectHeatMapReport } from '../analytics.ts';
import { card } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { expect, test } from '../test.ts';

const hosts = [
  'region1.google-analytics.com',
  'www.googletagmanager.com',
  'in.hotjar.com',
  'content.hotjar.io',
];

/** Reports in every way that a script has, and says which of them the page refused. */
const report = (addresses: string[]) =>
  Promise.all(
    addresses.flatMap((address) => [
      new Promise<string>((done) => {
        const beacon = new Image();
        beacon.onload = () => done('sent');
        beacon.onerror = () => done('failed');
        beacon.src = `${address}?by=image`;
      }),
      fetch(`${address}?by=fetch`, { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'failed',
      ),
      Promise.resolve(navigator.sendBeacon(`${address}?by=beacon`)).then(() => 'told'),
    ]),
  );

for (const serviceWorkers of ['allow', 'block'] as const)
  test.describe(`After a withdrawal, with workers: ${serviceWorkers},`, () => {
    test.use({ serviceWorkers });

    test('nothing reaches the analytics hosts, pictures included, and pictures of articles stay', {
      tag: serviceWorkers === 'allow' ? '@firefox' : [],
    }, async ({ page, open, world }) => {
      await open('full');
      const banner = page.getByRole('region', { name: 'Darf ich die Nutzung auswerten?' });
      await banner.getByRole('button', { name: 'Akzeptieren' }).click();
      await expect.poll(() => world.count(/gtag\/js/)).toBeGreaterThan(0);
      await expectHeatMapReport(page, world);
      await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
      await banner.getByRole('button', { name: 'Ablehnen' }).click();
      await expect(banner).toHaveCount(0);
      await untilQuiet(page);
      world.forget();

      const outcomes = await page.evaluate(
        report,
        hosts.map((host) => `https://${host}/collect`),
      );
      expect(outcomes).not.toContain('sent');
      await untilQuiet(page);
      expect(world.requests(/google-analytics|googletagmanager|hotjar/)).toEqual([]);

      const thumbnail = card(page, 'My Articles').getByRole('article').locator('img').first();
      await thumbnail.scrollIntoViewIfNeeded();
      await expect
        .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    });
  });

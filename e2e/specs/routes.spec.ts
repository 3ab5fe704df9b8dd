import { card } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { expect, test } from '../test.ts';

const legalPages = [
  ['impressum', 'Impressum'],
  ['datenschutz', /^Datenschutz/],
] as const;

for (const site of ['live', 'below-a-path'] as const) {
  test.describe(`The site ${site === 'live' ? 'at the root' : 'below a path'}`, () => {
    test('serves the legal pages at their addresses, with a link back to the portfolio', {
      tag: '@firefox',
    }, async ({ page, open, site: siteOf }) => {
      for (const [path, heading] of legalPages) {
        await open(site, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
        await expect(page).toHaveURL((await siteOf(site)).url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
      }
    });

    test('leads from the portfolio to the legal pages and back with the browser’s button', async ({
      page,
      open,
      site: siteOf,
    }) => {
      await open(site);
      for (const [path, heading] of legalPages) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
        await page.getByRole('contentinfo').getByRole('link', { name: heading }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveURL(`${(await siteOf(site)).url}${path}`);
        await page.goBack();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
    });

    test('answers an unknown path with a helpful page and status 404', async ({ page, site: siteOf }) => {
      const { url } = await siteOf(site);
      const response = await page.goto(`${url}gibt-es-nicht`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
      await page.getByRole('link', { name: 'Zurück zum Portfolio' }).click();
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
    });

    for (const serviceWorkers of ['block', 'allow'] as const) {
      test.describe(serviceWorkers === 'allow' ? 'from its worker' : 'from its host', () => {
        test.use({ serviceWorkers });

        test('is the pages that its files are, and shows them under their addresses', async ({
          page,
          open,
          site: siteOf,
        }) => {
          await open(site);
          if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready);
          const { url } = await siteOf(site);
          for (const [file, proper, heading] of [
            ['index.html?von=hier#skills', '?von=hier#skills', 'Erika Mustermann'],
            ['impressum.html', 'impressum', 'Impressum'],
            ['datenschutz.html#rechte', 'datenschutz#rechte', /^Datenschutz/],
          ] as const) {
            await open(site, file);
            await expect(page).toHaveURL(url + proper);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          }
        });
      });
    }

    test('finds every file of its own', async ({ page, open, site: siteOf }) => {
      const { url } = await siteOf(site);
      const missing: string[] = [];
      page.on('response', (response) => {
        if (response.url().startsWith(url) && response.status() >= 400) missing.push(response.url());
      });
      await open(site);
      await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
      await untilQuiet(page);
      expect(missing).toEqual([]);
    });
  });
}

test('The Impressum says who insures the owner, and on which terms one works with them', async ({ seen }) => {
  const page = await seen('experienced', 'impressum');
  const main = page.getByRole('main');
  await expect(main).toContainText('Berufshaftpflichtversicherung');
  await expect(main).toContainText('Muster AG, Weg 1, 12345 Ort');
  await expect(main).toContainText('Es gilt deutsches Recht.');
  await expect(main.getByRole('link', { name: 'beispiel.example/agb' })).toHaveAttribute(
    'href',
    'https://beispiel.example/agb',
  );
});

test('The privacy policy is dated January 2025', async ({ seen }) => {
  const page = await seen('full', 'datenschutz');
  await expect(page.getByRole('main')).toContainText('Januar 2025');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of legalPages) {
    test(`/${path} can be read, and leads back`, async ({ page, open }) => {
      await open('full', path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

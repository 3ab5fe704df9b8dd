import { card } from '../card.ts';
import { untilQuiet } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';

const legalPages = [
  ['impressum', 'Impressum'],
  ['datenschutz', /^Datenschutz/],
] as const;

for (const [where, site, serviceWorkers] of [
  ['at the root, from its host', 'live', 'block'],
  ['below a path, from its worker', 'below-a-path', 'allow'],
] as const) {
  test.describe(`The site ${where}`, () => {
    test.use({ serviceWorkers });

    test('leads to the legal pages and back, and finds every file of its own', { tag: '@firefox' }, async ({
      page,
      open,
      site: siteOf,
    }) => {
      const { url } = await siteOf(site);
      const missing: string[] = [];
      page.on('response', (response) => {
        if (response.url().startsWith(url) && response.status() >= 400) missing.push(response.url());
      });
      await open(site);
      await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
      await test.step('by its links and the button of the browser', async () => {
        for (const [path, heading] of legalPages) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
          await page.getByRole('contentinfo').getByRole('link', { name: heading }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await expect(page).toHaveURL(`${url}${path}`);
          await page.goBack();
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
      });
      await test.step('by their addresses', async () => {
        for (const [path, heading] of legalPages) {
          await open(site, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
          await expect(page).toHaveURL(url);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
        }
      });
      await untilQuiet(page);
      expect(missing).toEqual([]);
    });

    test('is the pages that its files are, and answers an unknown path with a helpful page', async ({
      page,
      open,
      site: siteOf,
    }) => {
      const { url } = await siteOf(site);
      await test.step('with status 404', async () => {
        const response = await page.goto(`${url}gibt-es-nicht`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
        await page.getByRole('link', { name: 'Zurück zum Portfolio' }).click();
        await expect(page).toHaveURL(url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
      });
      if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready);
      for (const [file, proper, heading] of [
        ['index.html?von=hier#skills', '?von=hier#skills', 'Erika Mustermann'],
        ['impressum.html', 'impressum', 'Impressum'],
        ['datenschutz.html#rechte', 'datenschutz#rechte', /^Datenschutz/],
      ] as const) {
        await test.step(file, async () => {
          await open(site, file);
          await expect(page).toHaveURL(url + proper);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        });
      }
    });
  });
}

test('A legal page that was opened by itself leads to the portfolio with all its styles', async ({
  page,
  open,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open('live', 'impressum');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
  await expect(page.locator('.portfolio')).toHaveCSS('display', 'grid');
  // The document is the portfolio's from here on: a legal page and the way back load no other.
  await expectHydrated(page);
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
  await expect(page.locator('.portfolio')).toHaveCSS('display', 'grid');
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('After a reload of a legal page the browser’s button leads to the portfolio with all its styles', {
  tag: '@firefox',
}, async ({ page, open }) => {
  await open('live');
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await page.reload();
  await expectHydrated(page);
  await page.goBack();
  await expect(page.locator('.portfolio')).toHaveCSS('display', 'grid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
});

test('A host that answers with 404.html for want of the portfolio is not asked for ever', async ({
  page,
  site,
}) => {
  const { url } = await site('live');
  let answers = 0;
  await page.route(url, async (route) => {
    answers += 1;
    await route.fulfill({ response: await route.fetch({ url: `${url}404.html` }), status: 404 });
  });
  await page.goto(url);
  await untilQuiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  expect(answers).toBe(1);
});

test('The legal pages say who insures the owner, on which terms, and from when they are', async ({
  seen,
  site,
}) => {
  const page = await seen('experienced', 'impressum');
  const main = page.getByRole('main');
  await expect(main).toContainText('Berufshaftpflichtversicherung');
  await expect(main).toContainText('Muster AG, Weg 1, 12345 Ort');
  await expect(main).toContainText('Es gilt deutsches Recht.');
  await expect(main.getByRole('link', { name: 'beispiel.example/agb' })).toHaveAttribute(
    'href',
    'https://beispiel.example/agb',
  );
  const policy = await fetch(`${(await site('full')).url}datenschutz`);
  expect(await policy.text()).toContain('Januar 2025');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal pages can be read, and lead back', async ({ page, open }) => {
    for (const [path, heading] of legalPages) {
      await open('full', path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('link', { name: 'Zurück zum Portfolio' }).first()).toHaveAttribute(
        'href',
        '/',
      );
    }
    await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});

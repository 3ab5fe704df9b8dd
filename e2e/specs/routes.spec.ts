import type { RequestListener } from 'node:http';
import type { Page } from 'playwright/test';
import { title } from '../card.ts';
import type { Deployment } from '../deployment.ts';
import { loadsOf, untilQuiet } from '../device.ts';
import { hold } from '../gate.ts';
import { expectHydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';

const legalPages = [
  ['impressum', 'Impressum'],
  ['datenschutz', /^Datenschutz/],
] as const;

const wayBack = (page: Page) => page.getByRole('link', { name: 'Zurück zum Portfolio' }).first();

async function expectPortfolio(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Erika Mustermann');
  await expect(page.locator('.portfolio'), 'with all its styles').toHaveCSS('display', 'grid');
}

test('The site leads to the legal pages and back, in one document', async ({ page, open, site }) => {
  const { url } = await site('live');
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(url) && response.status() >= 400) missing.push(response.url());
  });
  await test.step('a legal page that was opened by itself leads to the portfolio', async () => {
    await open('live', 'impressum');
    await wayBack(page).click();
    await expect(page).toHaveURL(url);
    await expectPortfolio(page);
    await expectHydrated(page);
  });
  await test.step('links and the button of the browser lead to the legal pages and back, in one document', async () => {
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    for (const [path, heading] of legalPages) {
      for (const goBack of [() => page.goBack(), () => wayBack(page).click()]) {
        await page.getByRole('contentinfo').getByRole('link', { name: heading }).click();
        await expect(title(page)).toHaveText(heading);
        await expect(page).toHaveURL(`${url}${path}`);
        await goBack();
        await expectPortfolio(page);
      }
    }
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  });
  await test.step('after a reload of a legal page the button of the browser does so too', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
    await page.reload();
    await expectHydrated(page);
    await page.goBack();
    await expectPortfolio(page);
  });
  await untilQuiet(page);
  expect(missing).toEqual([]);
});

test('A page stays until the next one’s code has come, which is loaded when a pointer is near', async ({
  page,
  open,
  site,
}) => {
  const { url } = await site('live');
  await open('live');
  const footer = page.getByRole('contentinfo');
  let send = await hold(page, /assets\/.*\.js$/);
  const asked = page.waitForRequest(/assets\/.*\.js$/);
  await footer.getByRole('link', { name: 'Impressum' }).hover();
  await asked;
  await footer.getByRole('link', { name: 'Impressum' }).click();
  await footer.getByRole('link', { name: 'Datenschutz' }).click();
  await expectPortfolio(page);
  await expect(page).toHaveURL(url);
  send();
  await expect(title(page), 'the link that was followed last').toHaveText(/^Datenschutz/);
  await page.goBack();
  await expectPortfolio(page);
  await test.step('on the way forward too', async () => {
    await page.reload();
    await expectHydrated(page);
    send = await hold(page, /assets\/.*\.js$/);
    const requested = page.waitForRequest(/assets\/.*\.js$/);
    await page.evaluate(() => history.forward());
    await requested;
    await expectPortfolio(page);
    send();
    await expect(title(page)).toHaveText(/^Datenschutz/);
  });
});

test('A page whose code came at the second try is one as any other: at its top, with its title and the focus', async ({
  page,
  open,
}) => {
  await open('live');
  const isHere = () => page.evaluate(() => location.pathname === '/');
  await page.route(/assets\/.*\.js$/, async (route) => ((await isHere()) ? route.abort() : route.continue()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(title(page)).toHaveText('Impressum');
  await expect(page).toHaveTitle(/^Impressum/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('A link to the open page says so, and leads to its top without a further entry', async ({
  page,
  open,
}) => {
  await open('live', 'datenschutz');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).not.toHaveAttribute(
    'aria-current',
  );
  const entries = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('An archive that serves the site at a path of its own keeps the documents', async ({
  page,
  site,
  deployment,
}) => {
  const origin = await site('consultant');
  await deployment.deploy('consultant');
  const folder = '/web/20261126000000/https://mustermann.example/';
  await deployment.replace(async ({ url = '/' }, response) => {
    const found = await fetch(new URL(url.replace(folder, ''), origin.url));
    const type = found.headers.get('content-type') ?? '';
    response.writeHead(found.status, { 'content-type': type });
    const body = Buffer.from(await found.arrayBuffer());
    const isText = /html|css|javascript/.test(type);
    response.end(isText ? body.toString().replaceAll(/(["'(])\/(?=assets|images)/g, `$1${folder}`) : body);
  });
  for (const [path, heading] of [
    ['', 'Erika Mustermann'],
    ['profil', 'Erika Mustermann'],
    ['impressum', 'Impressum'],
  ] as const) {
    const script = page.waitForResponse(/assets\/.*\.js$/);
    await page.goto(deployment.url + folder.slice(1) + path);
    expect((await script).ok()).toBe(true);
    await untilQuiet(page);
    await expect(title(page)).toHaveText(heading);
  }
});

test('A page is found with a capital letter too', async ({ page, site }) => {
  const { url } = await site('consultant');
  for (const [path, heading] of [
    ['Impressum', 'Impressum'],
    ['Profil', 'Erika Mustermann'],
  ] as const) {
    await page.goto(url + path);
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveURL(url + path.toLowerCase());
  }
});

test('A host that answers with 404.html instead is asked once', async ({ page, site }) => {
  const { url } = await site('live');
  let answers = 0;
  await page.route(url, async (route) => {
    answers += 1;
    await route.fulfill({ response: await route.fetch({ url: `${url}404.html` }), status: 404 });
  });
  await page.goto(url);
  await untilQuiet(page);
  await expect(title(page)).toHaveText('Seite nicht gefunden');
  expect(answers).toBe(1);
});

type Instead = { file: string } | { location: string };

/** Answers as a site does, with another file or a redirect for some paths. */
const relay =
  (site: Deployment, rewrite: (path: string) => Instead): RequestListener =>
  async ({ url = '/' }, response) => {
    const answer = rewrite(url.replace(/\?.*/, ''));
    if ('location' in answer) return void response.writeHead(301, answer).end();
    const found = await fetch(new URL(answer.file, site.url));
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await found.arrayBuffer()));
  };

/** Hosts that answer unknown paths with the first page: what each makes of a path, or where it redirects. */
const rewritingHosts: Readonly<Record<string, (path: string) => Instead>> = {
  'serve -s': (path) => {
    if (path.endsWith('.html')) return { location: path.replace(/\.html$/, '') };
    return { file: path.includes('.') ? path : '/index.html' };
  },
  'try_files $uri /index.html': (path) => ({ file: path.includes('.') ? path : '/index.html' }),
  'Netlify with /* /index.html 200': (path) => ({
    file: path.includes('.') || /^\/(?:profil|impressum|datenschutz)$/.test(path) ? path : '/index.html',
  }),
  'a host that has the first page only': (path) => ({
    file: /\.(?!html)/.test(path) ? path : '/index.html',
  }),
};

for (const [host, rewrite] of Object.entries(rewritingHosts)) {
  test(`Pages come, or say why not, after at most two loads: ${host}`, async ({ page, site, deployment }) => {
    const origin = await site('consultant');
    await deployment.deploy('consultant');
    await deployment.replace(relay(origin, rewrite));
    const hasProfile = /try_files|Netlify/.test(host);
    for (const [path, heading] of [
      ['profil', hasProfile ? 'Erika Mustermann' : 'Nicht geladen'],
      ['impressum', 'Impressum'],
      ['gibt-es-nicht', 'Seite nicht gefunden'],
      ['', 'Erika Mustermann'],
      ['/', 'Erika Mustermann'],
    ] as const) {
      const loads = loadsOf(page);
      await page.goto(deployment.url + path);
      await expect(title(page)).toHaveText(heading);
      await untilQuiet(page);
      await expect(title(page)).toHaveText(heading);
      expect(loads(), `/${path}`).toBeLessThanOrEqual(2);
      if (path === 'profil') await expect(page.locator('.cv')).toHaveCount(hasProfile ? 1 : 0);
      await expect(page.getByRole('link', { name: 'Impressum' }).first()).toBeVisible();
    }
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal pages can be read, and lead back', async ({ page, open }) => {
    for (const [path, heading] of legalPages) {
      await open('shipped', path);
      await expect(title(page)).toHaveText(heading);
      await expect(wayBack(page)).toHaveAttribute('href', '/');
      await expect(page.locator('.card').first(), 'with all its styles').toHaveCSS(
        'border-top-style',
        'solid',
      );
    }
    await wayBack(page).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

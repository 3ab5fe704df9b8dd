import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import { title } from '../card.ts';
import { builtSite } from '../deployment.ts';
import { expectStored } from '../device.ts';
import { hold } from '../gate.ts';
import { expectHydrated } from '../hydration.ts';
import { printed } from '../printed.ts';
import { expect, test } from '../test.ts';

const shownTitles = (page: Page) => page.locator('#projects h3');
const rows = (page: Page) => page.locator('#matrix tbody tr');
/** Unit tests cover the sums. Only the format is checked here. */
const duration = /^(?:\d+\sJahre?)?\s?(?:\d+\sMonate?)?$/;

test('The profile page shows projects and skills, as its address chooses', async ({ page, open }) => {
  await open('consultant', 'profil?t=node.js');
  await test.step('comes with the choice of the address', async () => {
    await expect(shownTitles(page)).toHaveText(['Vertragsportal', 'Kassenanbindung']);
    await expect(page.getByRole('status')).toHaveText(['2 von 3 Projekten']);
    await expect(rows(page).locator('th')).toHaveText(['Node.js', 'TypeScript', 'PostgreSQL']);
    await expect(rows(page).first().locator('td').first()).toHaveText(duration);
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('heute');
    await expect(rows(page).first().locator('td').nth(2)).toHaveText('2');
  });
  await test.step('dials without the (0)', () =>
    expect(page.locator('.cv-contact a').first()).toHaveAttribute('href', 'tel:+493023125042'));
  await test.step('writes months in one form', async () => {
    const text = (await page.locator('#matrix, .cv-project').allInnerTexts()).join(' ');
    expect(text).toMatch(/\b0\d\/20\d\d\b/);
    expect(text).not.toMatch(/(?<!\d)\d\/20\d\d\b/);
  });
  await test.step('offers to print the choice', async () => {
    await expect(page.getByRole('button', { name: 'Auswahl drucken' })).toBeVisible();
  });
  await test.step('shows everything again', async () => {
    await page.getByRole('button', { name: 'Alle Projekte zeigen' }).click();
    await expect(shownTitles(page)).toHaveText(['Vertragsportal', 'Kassenanbindung', 'Standortnetz']);
    await expect(page).toHaveURL(/\/profil$/);
  });
  await test.step('is chosen from with the keyboard', async () => {
    await page.locator('summary', { hasText: 'Branchen' }).press('Enter');
    await page.getByRole('checkbox', { name: /^Handel/ }).press('Space');
    await expect(shownTitles(page)).toHaveText(['Kassenanbindung', 'Standortnetz']);
    await expect(page).toHaveURL(/\/profil\?i=handel$/);
    await page.getByRole('searchbox').fill('ansible');
    await expect(page.getByRole('status')).toHaveText(['1 von 3 Projekten']);
    await expect(page).toHaveURL(/\?i=handel&q=ansible$/);
  });
  await test.step('is as it was chosen when a visitor who left at once returns', async () => {
    await page.getByRole('searchbox').fill('kasse');
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
    await page.goBack();
    await expect(page).toHaveURL(/\?i=handel&q=kasse$/);
    await expect(shownTitles(page)).toHaveText(['Kassenanbindung']);
  });
  await test.step('is accessible with nothing to show', async () => {
    await page.getByRole('searchbox').fill('Fensterputzen');
    await expect(page.getByText('Kein Projekt passt zu dieser Auswahl.')).toBeVisible();
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: 'Alle Projekte zeigen' }).click();
  await test.step('is on paper as it is chosen, with name, date and address on each page, or with nobody in it', () =>
    expectPaper(page));
});

async function expectPaper(page: Page): Promise<void> {
  const named = await printed(page);
  expect(named.text.length).toBeGreaterThan(1);
  for (const text of named.text) {
    expect(text).toContain('Erika Mustermann');
    expect(text).toContain('Stand: 1. Februar 2026');
    expect(text).toContain('mustermann.example/profil');
  }
  expect(named.text.join(' ')).toContain('Vertragsportal');
  expect(named.title).toBe('Profil und Projekthistorie – Erika Mustermann');

  await page.getByRole('checkbox', { name: 'Anonym' }).check();
  await expect(page).toHaveTitle('Profil und Projekthistorie');
  const anonymous = await printed(page);
  for (const text of [...anonymous.text, anonymous.title, await page.locator('#root').innerHTML()])
    expect(text).not.toMatch(
      /Erika|Mustermann|mustermann\.example|23125|Rhein|lpi\.example|<img|mailto:|tel:/,
    );
  expect(anonymous.text.join(' ')).toContain('Vertragsportal');

  await page.getByRole('checkbox', { name: 'Anonym' }).uncheck();
  await page.getByRole('searchbox').fill('ansible');
  await expect(shownTitles(page)).toHaveText(['Standortnetz']);
  const chosen = (await printed(page)).text.join(' ');
  expect(chosen).toContain('Standortnetz');
  expect(chosen).not.toContain('Vertragsportal');
}

test('What is typed and ticked before the scripts have come is kept, over a reload too', async ({
  page,
  site,
}) => {
  const { url } = await site('consultant');
  const start = await hold(page, '**/*.js');
  await page.goto(`${url}profil`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('kasse');
  await page.locator('summary', { hasText: 'Branchen' }).click();
  await page.getByRole('checkbox', { name: /^Handel/ }).check();
  await page.getByRole('checkbox', { name: 'Anonym' }).check();
  start();
  await expectHydrated(page);
  for (const again of [async () => {}, () => page.reload()]) {
    await again();
    await expect(shownTitles(page)).toHaveText(['Kassenanbindung']);
    await expect(page.getByRole('searchbox')).toHaveValue('kasse');
    await expect(page.getByRole('checkbox', { name: 'Anonym' })).toBeChecked();
    await expect(title(page)).not.toHaveText(/Erika/);
    await expect(page).toHaveURL(/\/profil\?i=handel&q=kasse&anonym$/);
  }
  const name = await title(page).elementHandle();
  await page.getByRole('checkbox', { name: 'Anonym' }).uncheck();
  await expect(title(page)).toHaveText('Erika Mustermann');
  // The same live element with other words: a screen reader says which version is shown.
  await expect(title(page)).toHaveAttribute('aria-live', 'polite');
  expect(await name?.evaluate((heading) => heading.isConnected)).toBe(true);
  await expect(page).toHaveURL(/\/profil\?i=handel&q=kasse$/);
});

test.describe('On a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first project is near: eight skills come first, and all are on paper', async ({ page, open }) => {
    await open('shipped', 'profil');
    const sizes = await page
      .locator('input:not([type=checkbox], [type=radio]), textarea, select')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes), 'on smaller text iOS zooms in').toBeGreaterThanOrEqual(16);
    expect(sizes.length).toBeGreaterThan(0);
    const first = await page.locator('.cv-project').first().boundingBox();
    expect(first?.y).toBeLessThan(2000);
    const names = await rows(page).locator('th').allTextContents();
    expect(names.length).toBeGreaterThan(10);
    await expect(rows(page).filter({ visible: true })).toHaveCount(8);
    const { text } = await printed(page);
    const paper = text.join(' ').replaceAll(/\s+/g, ' ');
    expect(names.filter((name) => !paper.includes(`${name} `))).toEqual([]);
    await page.locator('summary', { hasText: `Alle ${names.length} Technologien` }).click();
    await expect(rows(page).filter({ visible: true })).toHaveCount(names.length);
    await expectAccessible(page);
  });
});

test('No entry of forty is broken across two pages', async ({ page, open }) => {
  await open('crowded', 'profil');
  const { text } = await printed(page);
  expect(text.length).toBeGreaterThan(5);
  for (const one of text)
    expect(one.match(/Projekt \d+ einer Plattform/g)?.length ?? 0).toBe(
      one.match(/Die Bearbeitung dauert/g)?.length ?? 0,
    );
  expect(text.join(' ').match(/Projekt \d+ einer Plattform/g)).toHaveLength(40);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the portfolio leads to the whole profile, in each language', async ({ page, open }) => {
    await open('consultant');
    await expect(page.locator('#skills a')).toHaveText(['TypeScript', 'Node.js']);
    expect(await page.locator('#page-data').textContent()).not.toContain('Standortnetz');
    const result = page.getByRole('region', { name: 'Ergebnisse' }).getByRole('link');
    await expect(result).toHaveText(['Vertragsportal']);
    await result.click();
    await expect(page).toHaveURL(/\/profil#projekt-1$/);
    await expect(page.locator(':target').getByRole('heading', { name: 'Vertragsportal' })).toBeInViewport();
    await page.goBack();
    await page.locator('#skills a').first().click();
    await expect(page).toHaveURL(/\/profil\?t=typescript$/);
    await expect(shownTitles(page)).toHaveText(['Vertragsportal', 'Kassenanbindung', 'Standortnetz']);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.locator('.language-switch a').first().click();
    await expect(page).toHaveURL(/\/en\/profile$/);
    await expect(page).toHaveTitle('Profile and project history – Erika Mustermann');
    await expect(shownTitles(page)).toHaveText(['Contract portal', 'Kassenanbindung', 'Site network']);
    await expect(page.locator('#projects [lang=de]')).toHaveText(['Scrum', 'Kassenanbindung']);
    await page.getByRole('link', { name: 'Back to the portfolio' }).first().click();
    await page.getByRole('link', { name: 'Profile and project history' }).click();
    await expect(page).toHaveURL(/\/en\/profile$/);
  });
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the profile is there, with its files once it was visited', async ({ page, open, context }) => {
    const directory = await builtSite('consultant');
    // No PDF on systems without its compiler.
    const files = ['profil.pdf', 'profil.docx', 'resume.json'].filter((file) =>
      existsSync(join(directory, file)),
    );
    await open('consultant', 'profil');
    await expectStored(page, 0);
    const answer = (path: string) =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            ({ status }) => status,
            () => 'none',
          ),
        new URL(path, page.url()).href,
      );
    await expect
      .poll(() =>
        page.evaluate(
          async (all) => (await Promise.all(all.map((url) => caches.match(url)))).every(Boolean),
          files,
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    for (const file of files) expect(await answer(file), file).toBe(200);
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/en/profile.docx`);
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.goto(`${origin}/profil?t=linux`);
    await expect(shownTitles(page)).toHaveText(['Standortnetz']);
  });
});

test("A client's real name is nowhere in what is published", async () => {
  const directory = await builtSite('consultant');
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.\w+$/.test(path),
  );
  const contents = paths.flatMap((path) => {
    const content = readFileSync(join(directory, path));
    const parts = path.endsWith('.docx') ? Object.values(unzipSync(content)) : [content];
    return parts.map((part) => [path, Buffer.from(part).toString()] as const);
  });
  const has = (words: RegExp) => contents.filter(([, text]) => words.test(text)).map(([path]) => path);
  expect(has(/Vertragsportal|Contract portal/)).toEqual(
    expect.arrayContaining([
      'profil.html',
      'profil.docx',
      'resume.json',
      'en/profile.docx',
      'en/resume.json',
    ]),
  );
  expect(has(/Zyxgeheim/)).toEqual([]);
});

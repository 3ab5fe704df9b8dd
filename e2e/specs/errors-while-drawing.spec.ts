import type { Page } from 'playwright/test';
import { card, title } from '../card.ts';
import { loadsOf, promptInstall, readOn, untilDrawn } from '../device.ts';
import { test as base, expect } from '../test.ts';
import { limited } from '../world/behaviours/github-limit.ts';
import { held } from '../world/behaviours/transport.ts';

const test = base.extend({
  // React reports what it recovers from.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off this parameter
  uncaught: async ({}, use) => use(undefined),
});

const sentence = 'Dieser Teil der Seite lässt sich gerade nicht anzeigen.';

/** Lets the component of a file throw from the next document on. */
const letThrow = (page: Page, file: string) =>
  page.addInitScript((name) => Object.assign(sessionStorage, { throwing: name }), file);

const expectThrown = (page: Page) =>
  expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'thrown')))).toBeGreaterThan(0);

const slots = (page: Page) =>
  page
    .locator('.portfolio-slot')
    .evaluateAll((all) => all.map(({ id, children }) => ({ id, parts: children.length })));

async function expectLegalPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Impressum' }).first().click();
  await expect(title(page)).toHaveText('Impressum');
}

test('A section that throws takes no other with it', async ({ page, open }) => {
  await open('throwing');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  const whole = await slots(page);
  expect(whole.length).toBeGreaterThan(17);
  // One boundary is around each: the head of the page, a card with a request, one without, and one of the owner's.
  for (const [id, file] of [
    ['profile', 'profile'],
    ['featured-repositories', 'featured-repositories'],
    ['services', 'services'],
    ['arbeitsweise', 'custom'],
  ] as const) {
    await test.step(file, async () => {
      await letThrow(page, file);
      await page.reload();
      await expectThrown(page);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expect(page.locator(`#slot-${id}`)).toContainText(sentence);
      await expect(page.getByText(sentence)).toHaveCount(1);
      expect(await slots(page)).toEqual(whole);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
    });
  }
});

test('A section that threw is drawn again for new data of its own, not for that of others', async ({
  page,
  open,
  world,
}) => {
  const [articles, others] = [held(), held()];
  world.when('*', others.behaviour);
  world.when(/dev\.to/, articles.behaviour);
  await letThrow(page, 'articles');
  await open('throwing');
  await expect(page.getByText(sentence)).toHaveCount(1);
  const thrown = () => page.evaluate(() => Number(Reflect.get(window, 'thrown')));
  const before = await thrown();
  const arrived = page.waitForResponse(/search\/repositories/);
  others.release();
  await arrived;
  await untilDrawn(page);
  expect(await thrown()).toBe(before);
  await page.evaluate(() => sessionStorage.removeItem('throwing'));
  articles.release();
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test.describe('A notice that throws', () => {
  test.use({ locale: 'en-US' });

  for (const [file, come] of [
    ['consent-banner', async () => {}],
    ['app-notices', (page) => page.evaluate(promptInstall)],
    ['language-hint', readOn],
    ['status-line', async () => {}],
  ] as [string, (page: Page) => Promise<unknown>][]) {
    test(`takes nothing with it: ${file}`, async ({ page, open, world }) => {
      await letThrow(page, file);
      if (file === 'status-line') world.when('github', limited(world.github, { resetIn: 900 }));
      await open('throwing');
      await come(page);
      await expectThrown(page);
      await expect(title(page)).toHaveText('Erika Mustermann');
      expect((await slots(page)).length).toBeGreaterThan(17);
      await expectLegalPage(page);
    });
  }
});

test.describe('A page that throws', () => {
  for (const [file, path, heading] of [
    ['portfolio', '', 'Erika Mustermann'],
    ['cv', 'profil', 'Erika Mustermann'],
    ['impressum', 'impressum', 'Impressum'],
    ['datenschutz', 'datenschutz', /^Datenschutz/],
    ['not-found', 'gibt-es-nicht', 'Seite nicht gefunden'],
  ] as const) {
    test(`leaves its document, and the way to the legal pages: ${file}`, async ({ page, site }) => {
      await letThrow(page, file);
      const loads = loadsOf(page);
      const response = await page.goto((await site('throwing')).url + path);
      await expectThrown(page);
      await expect(title(page)).toHaveText(heading);
      const textOf = (html: string) =>
        page.evaluate(
          (source) =>
            new DOMParser().parseFromString(source, 'text/html').querySelector('#root')?.textContent,
          html,
        );
      const served = await textOf((await response?.text()) ?? '');
      expect(await page.locator('#root').textContent()).toBe(served);
      expect(served?.length).toBeGreaterThan(50);
      expect(loads()).toBe(1);
      await expectLegalPage(page);
    });
  }

  test('comes as its document when a click leads to it, once', async ({ page, open }) => {
    await open('throwing');
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.evaluate(() => Object.assign(sessionStorage, { throwing: 'datenschutz' }));
    const loads = loadsOf(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(title(page)).toHaveText(/^Datenschutz/);
    await expectThrown(page);
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: 'Zurück zum Portfolio' }).first().click();
    await expect(title(page)).toHaveText('Erika Mustermann');
  });
});

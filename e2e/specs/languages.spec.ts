import type { Page } from 'playwright/test';
import { title } from '../card.ts';
import { expectStored, promptInstall, readOn, storedOn, untilQuiet } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';
import { failing } from '../world/behaviours/failure.ts';
import { limited } from '../world/behaviours/github-limit.ts';
import { hanging } from '../world/behaviours/transport.ts';

/** The language switches at the top and at the end of the page. */
const switches = (page: Page) => page.locator('.language-switch a');

/** What reads as German on an English page, in texts and labels. It removes the rest of the page. */
const germanIn = (page: Page) =>
  page.evaluate(() => {
    // Names and texts from providers and repositories are not translated.
    for (const element of document.querySelectorAll(
      'script, .notices, [lang], #details dd, .repository-name, .item-text, .article, .timeline li > p, .chips',
    ))
      if (element !== document.documentElement) element.remove();
    const labels = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
      ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.body.textContent, ...labels]
      .join('\n')
      .match(/.*(?:[äöüß„]|\b(?:der|die|und|von|auf|zum|im)\b).*/g);
  });

test('On a wide screen, theme and language share a card as wide as the others', async ({ page, open }) => {
  for (const [path, width] of [
    ['en/', 1024],
    ['', 1024],
    ['', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1024) await open('bilingual', path);
    const boxOf = (selector: string) => page.locator(selector).boundingBox();
    const [card, profile, link] = await Promise.all(
      ['#slot-theme', '#profile', '#slot-theme .language-switch a'].map(boxOf),
    );
    expect([card?.x, card?.width]).toEqual([profile?.x, profile?.width]);
    expect(card?.height, 'one row').toBeLessThan(90);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0) - 8);
    await page.locator('.theme-picker-button').click();
    const list = await boxOf('.theme-choices');
    expect([list?.x, list?.width], 'the list of themes').toEqual([card?.x, card?.width]);
    expect(list?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
    await page.keyboard.press('Escape');
  }
});

test('The page below the name of a language is whole and in that language', async ({ page, open }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open('bilingual', 'en/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Erika Mustermann – Networks');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/en/manifest.webmanifest');
  await expect(page.locator('#latest-repositories time').first()).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}$/);
  await expect(
    page.locator('main :not(.language-switch, .articles *, .article, .item, .item *) > [lang=de]'),
  ).toHaveText(['Fachkraft für Netze']);
  await test.step('the keyboard reaches the other language soon', async () => {
    const skips = ['Skip to content', 'Skip to “My services”', 'Skip to “Private project showcase”'];
    for (const name of [...skips, 'Change theme', 'Deutsch']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await page.getByRole('button', { name: 'Change theme' }).click();
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  expect(await germanIn(page)).toBeNull();
  expect(errors).toEqual([]);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the other language, and English to the legal pages', async ({ page, open }) => {
    await open('bilingual');
    await expect(switches(page)).toHaveText(['English', 'English']);
    await expect(switches(page).first()).toBeInViewport();
    await switches(page).last().click();
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(page.locator('.profile-bio')).toHaveText('Keeps networks running.');
    await page.getByRole('link', { name: 'Legal notice (German)' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(title(page)).toHaveText('Impressum');
  });
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow', hurried: true });

  test('each language has its own pages, and the way to the other', async ({ page, open, world }) => {
    await open('bilingual', 'en/');
    await expectStored(page);
    await world.offline();
    await open('bilingual', 'en/');
    await expect(page.locator('.profile-bio')).toHaveText('Keeps networks running.');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await open('bilingual', 'en/nothing-here');
    await expect(title(page)).toHaveText('No connection');
    await open('bilingual', 'gibt-es-nicht');
    await expect(title(page)).toHaveText('Keine Verbindung');
    await switches(page).click();
    await expect(page.locator('.profile-bio')).toHaveText('Keeps networks running.');
    await expectHydrated(page);
    await switches(page).first().click();
    await expect(page.locator('.profile-bio')).toHaveText('Hält Netze am Laufen.');
  });
});

test('A site in English alone has no German but its legal pages, and says that they are', async ({
  page,
  open,
}) => {
  await open('modest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2, name: 'My services' })).toBeVisible();
  await expect(switches(page)).toHaveCount(0);
  const policy = page.getByRole('link', { name: 'Privacy policy (German)', exact: true });
  await expect(policy).toHaveAttribute('hreflang', 'de');
  await policy.click();
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'de');
  await expect(title(page)).toHaveText('Datenschutzerklärung');
  await expect(page.getByRole('article')).toContainText('Was auf Ihrem Gerät gespeichert wird');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Back to the portfolio' }).first().click();
  await expect(page.locator('.profile-bio')).toHaveText('I keep networks running.');
  expect(await germanIn(page)).toBeNull();
  await open('modest', 'nothing-here');
  await expect(title(page)).toHaveText('Page not found');
});

test('What fails is said in the language of the page', async ({ page, open, world }) => {
  const expectScreen = async (heading: string, sentence: string | RegExp, other: string) => {
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(switches(page)).toHaveText([other]);
  };
  const retry = page.getByRole('button', { name: 'Try again' });
  world.when('github', failing(404));
  await open('english-first', 'de/');
  await expectScreen('Invalid GitHub Username!', 'Try again', 'English');
  world.when('*', hanging);
  await open('english-first');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading content')).toBeAttached();
  await world.reset();
  world.when('github', failing(404));
  await open('english-first');
  await expectScreen('Invalid GitHub Username!', 'Please provide a correct GitHub username', 'Deutsch');
  world.when('github', failing(500));
  await retry.click();
  await expectScreen('Oops!!', 'Something went wrong.', 'Deutsch');
  world.when('github', limited(world.github, { status: 403, resetIn: 290 }));
  await retry.click();
  await expectScreen('Too Many Requests!', /again later in 5 minutes.*After that, the page/, 'Deutsch');
});

test.describe('A site whose owner has switched the app off', () => {
  test.use({ serviceWorkers: 'allow' });

  test('frees visitors of both languages, and removes nothing of others', async ({ page, deployment }) => {
    await deployment.deploy('bilingual');
    await page.goto(deployment.url);
    await expectStored(page);
    const others = ['portfolio@/other/|shell', 'somebody else'];
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
    await page.goto(`${deployment.url}en/`);
    await expectHydrated(page);
    await deployment.deploy('arranged');
    const kept = async () => (await storedOn(page)).filter((entry) => /^(?:Cache|Service)/.test(entry));
    // A browser may let the new worker wait until the next visit.
    await expect(async () => {
      await page.reload();
      await expect.poll(kept, { timeout: 15_000 }).toEqual(others.map((name) => `Cache Storage: ${name}`));
    }).toPass();
    for (const [path, text] of [
      ['', 'Handarbeit'],
      ['en/', 'Parts of this page are not translated.'],
    ] as const) {
      await page.goto(deployment.url + path);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
      await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(path === '' ? 0 : 1);
    }
  });
});

test.describe('A visitor whose browser prefers the other language', () => {
  test.use({ locale: 'en-US' });

  test('is told so once, before the offer to install, and sent nowhere', async ({ page, open }) => {
    await open('bilingual');
    const offer = page.getByText('This page is also available in English.');
    const install = page.getByRole('button', { name: 'Installieren' });
    await page.evaluate(promptInstall);
    await readOn(page);
    await expect(offer).toBeVisible();
    await expect(install).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    const hide = page.getByRole('button', { name: 'Hide' });
    await expect(hide, 'it weighs less than the link').toHaveClass(/button-quiet/);
    await hide.click();
    await expect(offer).toBeHidden();
    await expect(install).toBeVisible();
    await open('bilingual');
    await readOn(page);
    await untilQuiet(page);
    await expect(offer).toBeHidden();
  });
});

import type { Page } from 'playwright/test';
import { expectHydrated } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Theme wechseln' });
const choices = (page: Page) => page.getByRole('group', { name: 'Theme' });
const choice = (page: Page, name: string) => choices(page).getByRole('radio', { name, exact: true });

/** The theme that is shown is the one that has the focus and is checked, and the button says so. */
async function expectChosen(page: Page, theme: string, label: string): Promise<void> {
  await expect(choice(page, label)).toBeFocused();
  await expect(choice(page, label)).toBeChecked();
  await expect(choice(page, label)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(button(page)).toHaveAccessibleDescription(label);
}

test.beforeEach(async ({ page, open }) => {
  await open('shipped');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Max Mustermann');
  await button(page).focus();
});

test('Enter opens it on the current theme; the arrows choose at once, round the ends', async ({ page }) => {
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expectChosen(page, 'lofi', 'Default');
  await page.keyboard.press('ArrowRight');
  await expectChosen(page, 'light', 'Light');
  await page.keyboard.press('ArrowDown');
  await expectChosen(page, 'dark', 'Dark');
  await page.keyboard.press('ArrowLeft');
  await expectChosen(page, 'light', 'Light');
  await page.keyboard.press('ArrowUp');
  await expectChosen(page, 'lofi', 'Default');
  await page.keyboard.press('ArrowLeft');
  await expectChosen(page, 'procyon', 'Procyon');
});

test('Escape and Enter close it, and the button has the focus again', async ({ page }) => {
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Space');
    await expect(choices(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(choices(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('Escape closes it in the very moment in which it appears, and the button keeps the focus', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/choices-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expectHydrated(page);
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.theme-choices')) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await button(page).press('Space');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  release();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(choices(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('Tab leaves it for the next thing on the page and closes it', async ({ page }) => {
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(choices(page)).toHaveCount(0);
  await expect(page.locator('#profile').getByRole('link').first()).toBeFocused();
});

test('A press elsewhere closes it, and on the button again as well', async ({ page }) => {
  await button(page).click();
  await page.mouse.click(1000, 850);
  await expect(choices(page)).toHaveCount(0);
  await button(page).click();
  await button(page).click();
  await expect(choices(page)).toHaveCount(0);
});

test('A theme chosen in one tab is shown in the others, and in the bars of the browser', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(page.url());
  const bar = (tab: Page) => tab.locator('meta[name=theme-color]');
  const before = await bar(other).getAttribute('content');
  await page.bringToFront();
  await button(page).press('Enter');
  await expect(choice(page, 'Default')).toBeFocused();
  await choice(page, 'Synthwave').check();
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'synthwave');
    await expect(button(tab)).toHaveAccessibleDescription('Synthwave');
    const ground = await tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const said = await bar(tab).evaluate((meta: HTMLMetaElement) => {
      document.body.style.color = meta.content;
      return getComputedStyle(document.body).color;
    });
    expect(said).toBe(ground);
    await expect(bar(tab)).not.toHaveAttribute('content', before ?? '');
  }
});

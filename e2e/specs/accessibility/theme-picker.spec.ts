import type { Page } from 'playwright/test';
import { themeNames } from '../../../src/model/theme-name.ts';
import { hold } from '../../gate.ts';
import { expect, test } from '../../test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Theme wechseln' });
const choices = (page: Page) => page.getByRole('group', { name: 'Theme' });
const choice = (page: Page, name: string) => choices(page).getByRole('radio', { name, exact: true });

/** The shown theme is focused and checked, and the button names it. */
async function expectChosen(page: Page, theme: string, label: string): Promise<void> {
  await expect(choice(page, label)).toBeFocused();
  await expect(choice(page, label)).toBeChecked();
  await expect(choice(page, label)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(button(page)).toHaveAccessibleDescription(label);
}

test('The theme picker is used with the keyboard, and in every tab', async ({ page, context, open }) => {
  const sendCode = await hold(page, '**/assets/*.js', 'theme-choices');
  await open('shipped');
  await test.step('Escape closes it in the very moment in which it appears, and the button keeps the focus', async () => {
    await page.evaluate(() =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.theme-choices')) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      }).observe(document.body, { childList: true, subtree: true }),
    );
    await button(page).press('Space');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    sendCode();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(choices(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
  await test.step('Enter opens it on the current theme; the arrows choose at once, round the ends', async () => {
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expectChosen(page, 'lofi', 'Default');
    const last = themeNames.at(-1) ?? '';
    for (const [key, theme, label] of [
      ['ArrowRight', 'light', 'Light'],
      ['ArrowDown', 'dark', 'Dark'],
      ['ArrowLeft', 'light', 'Light'],
      ['ArrowUp', 'lofi', 'Default'],
      ['ArrowLeft', last, last.replace(/^./, (letter) => letter.toUpperCase())],
    ] as const) {
      await page.keyboard.press(key);
      await expectChosen(page, theme, label);
    }
  });
  await test.step('Enter closes it with the chosen theme, Escape with the one before, and the button has the focus again', async () => {
    for (const [key, theme] of [
      ['Enter', 'procyon'],
      ['Escape', 'procyon'],
    ] as const) {
      await expect(choices(page)).toBeVisible();
      if (key === 'Escape') {
        await page.keyboard.press('ArrowLeft');
        await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme);
      }
      await page.keyboard.press(key);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(choices(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Space');
    }
  });
  await test.step('Tab leaves it for the next thing on the page and closes it', async () => {
    await expect(choices(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(choices(page)).toHaveCount(0);
    await expect(page.locator('#profile').getByRole('link').first()).toBeFocused();
  });
  await test.step('A press elsewhere closes it, and one on the button', async () => {
    await button(page).click();
    await expect(choices(page)).toBeVisible();
    await page.mouse.click(1000, 650);
    await expect(choices(page)).toHaveCount(0);
    await button(page).click();
    await expect(choices(page)).toBeVisible();
    await button(page).click();
    await expect(choices(page)).toHaveCount(0);
  });
  await test.step('A theme chosen in one tab is shown in the others, and in the bars of the browser', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    // The other tab follows only after hydration.
    await expect(button(other)).toHaveAccessibleDescription('Procyon');
    const bar = (tab: Page) => tab.locator('meta[name=theme-color]');
    const before = await bar(other).getAttribute('content');
    await page.bringToFront();
    await button(page).press('Enter');
    await expect(choice(page, 'Procyon')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'lofi');
      await expect(button(tab)).toHaveAccessibleDescription('Default');
      const ground = await tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const said = await bar(tab).evaluate((meta: HTMLMetaElement) => {
        document.body.style.color = meta.content;
        return getComputedStyle(document.body).color;
      });
      expect(said).toBe(ground);
      await expect(bar(tab)).not.toHaveAttribute('content', before ?? '');
    }
  });
  await test.step('Escape takes back what the arrows tried, but neither a click nor Space', async () => {
    for (const choose of [() => choice(page, 'Cupcake').click(), () => page.keyboard.press('Space')]) {
      await choose();
      const chosen = await page.locator('html').getAttribute('data-theme');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(choices(page)).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', chosen ?? '');
    }
  });
});

import type { Page } from 'playwright/test';
import { expectAccessible } from '../../axe.ts';
import { card } from '../../card.ts';
import { expect, test } from '../../test.ts';

const shown = (page: Page) => page.locator('html');
const picker = (page: Page) => card(page, 'Theme');

test('A visitor chooses among the themes of the owner, the default one first', async ({ page, open }) => {
  await open('live');
  await test.step('a first visit shows the default theme, and the card calls it "Default"', async () => {
    await expect(shown(page)).toHaveAttribute('data-theme', 'nord');
    await expect(picker(page)).toContainText('Default');
  });
  await test.step('the dropdown lists the default theme, then the others', async () => {
    await picker(page).getByRole('button').click();
    const choices = picker(page).getByRole('radio');
    await expect(choices).toHaveCount(4);
    for (const [index, theme] of ['nord', 'light', 'dark', 'dracula'].entries())
      await expect(choices.nth(index)).toHaveValue(theme);
  });
  await test.step('a chosen theme is shown at once', async () => {
    await picker(page).getByRole('radio', { name: 'Dracula', exact: true }).check();
    await expect(shown(page)).toHaveAttribute('data-theme', 'dracula');
  });
  await test.step('and the last one of several, however fast they follow each other', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const fades = await page.evaluate(async () => {
      const start = document.startViewTransition.bind(document);
      const begun: Promise<void>[] = [];
      document.startViewTransition = (change) => {
        const fade = start(change);
        begun.push(fade.updateCallbackDone);
        return fade;
      };
      for (const theme of ['light', 'dracula']) {
        document.querySelector<HTMLInputElement>(`input[value=${theme}]`)?.click();
        // React answers a click in a microtask, long before a fade begins.
        await null;
      }
      await Promise.all(begun);
      return begun.length;
    });
    expect(fades).toBeGreaterThan(0);
    await expect(shown(page)).toHaveAttribute('data-theme', 'dracula');
  });
  await test.step('and on the next visit', async () => {
    await open('live');
    await expect(picker(page)).toContainText('Dracula');
  });
  await test.step('a stored theme that is not on the list gives the default theme, also when the system prefers dark, which this owner does not respect', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('portfolio@/|theme', 'synthwave'));
    await page.reload();
    await expect(shown(page)).toHaveAttribute('data-theme', 'nord');
  });
});

test('A system that prefers dark is followed until the visitor chooses', async ({ page, open }) => {
  const button = picker(page).getByRole('button');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('listed');
  for (const [colorScheme, theme, label] of [
    ['dark', 'dark', 'Dark'],
    ['light', 'cupcake', 'Default'],
    ['dark', 'dark', 'Dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(shown(page)).toHaveAttribute('data-theme', theme);
    await expect(button).toHaveAccessibleDescription(label);
  }
  await button.click();
  const choices = picker(page).getByRole('radio');
  await expect(choices).toHaveCount(37);
  await expect(choices.last()).toHaveAccessibleName('Custom');
  const dot = picker(page).locator('[data-theme=custom] > span').nth(1);
  await expect(dot).toHaveCSS('background-color', 'rgb(255, 110, 168)');
  await choices.last().check();
  await page.keyboard.press('Enter');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(shown(page)).toHaveAttribute('data-theme', 'custom');
  await page.reload();
  await expect(shown(page)).toHaveAttribute('data-theme', 'custom');
  await expect(picker(page)).toContainText('Custom');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#e8dfd1');
  await expect(card(page, 'Dienstleistungen').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

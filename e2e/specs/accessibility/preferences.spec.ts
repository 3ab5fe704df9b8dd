import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectLegible, thinOut } from '../../axe.ts';
import { card } from '../../card.ts';
import { states } from '../../states.ts';
import { expect, test } from '../../test.ts';
import { hanging } from '../../world/behaviours/transport.ts';

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const lightest = ['light', 'cupcake', 'lofi', 'pastel', 'wireframe', 'silk'] as const;
const darkest = ['dark', 'synthwave', 'black', 'dracula', 'dim', 'abyss'] as const;

test.describe('With a system that prefers more contrast', () => {
  test.use({ contrast: 'more' });

  test('nothing is quiet, every link is underlined, and everything can be read', async ({ page, open }) => {
    await open('shipped');
    await states['the shipped portfolio, offline, with every project expanded']?.reach(page);
    const ink = await style(page.locator('body'), 'color');
    const subtitle = card(page, 'Private Projekte Showcase').getByText('Einblicke in');
    expect(await style(subtitle, 'color')).toBe(ink);
    const plain = await page
      .getByRole('main')
      .locator('a[href]:not(.button, .icon-button)')
      .evaluateAll((links) =>
        links.filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline')).map(String),
      );
    expect(plain).toEqual([]);
    await thinOut(page);
    await expectLegible(page, [...lightest, ...darkest]);
  });
});

test.describe('With a system that forces its colours', () => {
  test.use({ forcedColors: 'active' });

  test('the edges of cards, items, badges and buttons are there', async ({ page, open }) => {
    await open('shipped');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Max Mustermann');
    for (const edge of ['.card', '.item', '.badge', '.chip', '.button', '.theme-picker-button']) {
      const element = page.locator(edge).first();
      expect(await style(element, 'border-top-style'), edge).toBe('solid');
      expect(Number.parseFloat(await style(element, 'border-top-width')), edge).toBeGreaterThanOrEqual(1);
    }
    await expectAccessible(page);
  });

  test('the chosen theme stands out from the others, in its own colours', async ({ page, open }) => {
    await open('shipped');
    await states['the open theme picker']?.reach(page);
    const choice = (checked: string) => page.locator(`.theme-choice${checked}`).first();
    const [chosen, other] = [choice(':has(:checked)'), choice(':not(:has(:checked))')];
    expect(await style(chosen, 'border-top-color')).not.toBe(await style(other, 'border-top-color'));
    const swatch = (theme: string) => page.locator(`.theme-choice [data-theme=${theme}] > :nth-child(2)`);
    expect(await style(swatch('cupcake'), 'background-color')).not.toBe(
      await style(swatch('dracula'), 'background-color'),
    );
  });

  test('what loads is drawn, and the keyboard leaves its mark', async ({ page, open, world }) => {
    world.when('*', hanging);
    await open('listed');
    const placeholder = page.locator('.skeleton').first();
    const edge = await placeholder.evaluate(
      (element) => getComputedStyle(element, '::before').borderTopStyle,
    );
    expect(edge).toBe('solid');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    expect(await style(skip, 'outline-style')).toBe('solid');
  });
});

test.describe('With a system that prefers reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves: not what loads, not what opens, not what is under the pointer', async ({
    page,
    open,
    world,
  }) => {
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    world.when('*', hanging);
    await open('listed');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(await running()).toBe(0);

    await open('shipped');
    const item = page.locator('.item:has(.item-link)').first();
    await item.hover();
    expect(await style(item, 'translate')).toBe('none');
    await states['the dialog']?.reach(page);
    expect(await running()).toBe(0);
  });
});

test.describe('Where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('what loads shimmers and what is under the pointer rises', async ({ page, open, world }) => {
    world.when('*', hanging);
    await open('listed');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await open('shipped');
    const item = page.locator('.item:has(.item-link)').first();
    await item.hover();
    await expect.poll(() => style(item, 'translate')).toBe('0px -2px');
  });
});

test.describe('With a system that prefers dark, which the owner respects', () => {
  const theme = (page: Page) => page.locator('html');

  test('a change of the system is followed at once, until the visitor chooses', async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open('listed');
    const picker = page.getByRole('button', { name: 'Theme wechseln' });
    await expect(picker).toHaveAccessibleDescription('Default');
    await expect(theme(page)).toHaveAttribute('data-theme', 'cupcake');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(picker).toHaveAccessibleDescription('Dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'cupcake');
    await picker.click();
    await page.getByRole('radio', { name: 'Silk', exact: true }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(picker).toHaveAccessibleDescription('Silk');
    await expect(theme(page)).toHaveAttribute('data-theme', 'silk');
  });
});

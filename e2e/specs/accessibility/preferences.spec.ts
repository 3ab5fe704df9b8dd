import { wcagContrast } from 'culori';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectLegible, thinOut } from '../../axe.ts';
import { card } from '../../card.ts';
import { withoutEnd } from '../../clock.ts';
import { untilQuiet } from '../../device.ts';
import { states } from '../../states.ts';
import { expect, test } from '../../test.ts';
import { hanging } from '../../world/behaviours/transport.ts';

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Icons whose pixels differ from the ground beside them by less than 3:1. */
async function faintIcons(page: Page): Promise<string[]> {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const [r, g, b] = data.subarray((y * info.width + x) * 3);
    return { mode: 'rgb', r: (r ?? 0) / 255, g: (g ?? 0) / 255, b: (b ?? 0) / 255 } as const;
  };
  const icons = await page.locator('main .icon').evaluateAll((all) =>
    all
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .map((icon) => {
        const { x, y, width, height } = icon.getBoundingClientRect();
        const box = [x + scrollX, y + scrollY, x + width + scrollX, y + height + scrollY].map(Math.floor);
        return {
          name: `${icon.closest('section')?.id}: ${icon.firstElementChild?.getAttribute('href')}`,
          box,
        };
      }),
  );
  expect(icons.length).toBeGreaterThan(50);
  return icons.flatMap(({ name, box: [left = 0, top = 0, right = 0, bottom = 0] }) => {
    const ground = colorAt(left - 2, top - 2);
    const ratios: number[] = [];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) ratios.push(wcagContrast(colorAt(x, y), ground));
    const most = Math.max(...ratios);
    return most < 3 ? `${name} ${most.toFixed(2)}` : [];
  });
}

const someThemes = ['lofi', 'dracula'] as const;

test('A system that wants more contrast, or its own colours, gets them', async ({ page, open, world }) => {
  await open('shipped');
  await test.step('with forced colours the edges of cards, items, badges and buttons are there', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const edge of [
      '.card',
      '.item:not(.service)',
      '.badge',
      '.chip',
      '.button',
      '.theme-picker-button',
    ]) {
      const element = page.locator(edge).first();
      expect(await style(element, 'border-top-style'), edge).toBe('solid');
      expect(Number.parseFloat(await style(element, 'border-top-width')), edge).toBeGreaterThanOrEqual(1);
    }
    const buttons = await page.locator('button, .button, .icon-button').evaluateAll((all) => {
      const system = document.body.appendChild(document.createElement('i'));
      system.style.cssText =
        'forced-color-adjust: none; background: ButtonFace; color: ButtonText; text-decoration-color: LinkText';
      const { backgroundColor, color, textDecorationColor } = getComputedStyle(system);
      system.remove();
      return all
        .filter((button) => button.checkVisibility() && !button.matches('.private-project-screenshot'))
        .flatMap((button) => {
          const { borderTopStyle, borderTopColor, backgroundColor: ground } = getComputedStyle(button);
          const isFilled = button.matches('.button:not(.button-quiet)');
          const isSystems =
            [color, textDecorationColor].includes(borderTopColor) &&
            (!isFilled || ground !== backgroundColor);
          return borderTopStyle === 'solid' && isSystems
            ? []
            : `${button.className} ${button.textContent}: ${borderTopStyle} ${borderTopColor} ${ground}`;
        });
    });
    expect(buttons).toEqual([]);
    await expectAccessible(page);
  });
  await test.step('with forced colours, dark, every icon has at least 3:1', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    for (const summary of await page.locator('#private-projects summary, #services summary').all())
      await summary.evaluate((element) => element.parentElement?.setAttribute('open', ''));
    await untilQuiet(page);
    expect(await faintIcons(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  });
  await test.step('with forced colours the chosen theme stands out from the others, in its own colours', async () => {
    await states['the open theme picker']?.reach(page, world);
    const choice = (checked: string) => page.locator(`.theme-choice${checked}`).first();
    const [chosen, other] = [choice(':has(:checked)'), choice(':not(:has(:checked))')];
    expect(await style(chosen, 'border-top-color')).not.toBe(await style(other, 'border-top-color'));
    const swatch = (theme: string) => page.locator(`.theme-choice [data-theme=${theme}] > :nth-child(2)`);
    expect(await style(swatch('cupcake'), 'background-color')).not.toBe(
      await style(swatch('dracula'), 'background-color'),
    );
    await page.keyboard.press('Escape');
  });
  await test.step('with more contrast nothing is quiet, every link is underlined, and everything can be read', async () => {
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await states['the shipped portfolio, offline, with every project expanded']?.reach(page, world);
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
    await expectLegible(page, someThemes);
  });
});

test('The page moves only where motion is welcome', async ({ page, open, world }) => {
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await test.step('what loads', async () => {
    world.when('*', hanging);
    await withoutEnd(page, 10_000);
    await open('listed');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(await running()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(running).toBeGreaterThan(0);
  });
  await test.step('what loads is drawn with forced colours too, and the keyboard leaves its mark', async () => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const placeholder = page.locator('.skeleton').first();
    const edge = await placeholder.evaluate(
      (element) => getComputedStyle(element, '::before').borderTopStyle,
    );
    expect(edge).toBe('solid');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    expect(await style(skip, 'outline-style')).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('what is under the pointer, and what opens', async () => {
    await open('shipped');
    const item = page.locator('.item:has(.item-link)').first();
    await item.hover();
    expect(await style(item, 'translate')).toBe('none');
    await states['the dialog']?.reach(page, world);
    expect(await running()).toBe(0);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await item.hover();
    await expect.poll(() => style(item, 'translate')).toBe('0px -2px');
  });
});

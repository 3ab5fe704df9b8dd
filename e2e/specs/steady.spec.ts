import { chromium } from 'playwright/test';
import sharp from 'sharp';
import { card } from '../card.ts';
import { untilDrawn } from '../device.ts';
import { expect, test } from '../test.ts';

/** The pixels of a picture, as bytes of red, green and blue. */
async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

const lightness = ({ data, width }: Awaited<ReturnType<typeof pixels>>, x: number, y: number) => {
  const start = (Math.round(y) * width + Math.round(x)) * 3;
  return Math.max(...data.subarray(start, start + 3));
};

test.describe('With motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('No box keeps its old colour while the theme changes', async ({ page, open }) => {
    await page.addInitScript(() => localStorage.setItem('portfolio@/|theme', 'light'));
    await open('shipped');
    await page.getByRole('button', { name: 'Theme wechseln' }).click();
    // The frames of the change, each held still: the cross-fade itself is held at its end, where only the new page is seen.
    await page.evaluate(() => {
      const start = document.startViewTransition?.bind(document);
      if (!start) return;
      document.startViewTransition = (change) => {
        const fade = start(change);
        void fade.ready.then(() => {
          for (const animation of document.getAnimations()) {
            const isOfFade = (animation.effect as KeyframeEffect).pseudoElement?.startsWith(
              '::view-transition',
            );
            animation.pause();
            animation.currentTime = isOfFade ? 199 : 20;
          }
        });
        return fade;
      };
    });
    for (const to of ['dark', 'light']) {
      const choice = page.locator(`input[value=${to}]`);
      await expect(choice).toBeVisible();
      await choice.evaluate((input: HTMLInputElement) => input.click());
      await expect(page.locator('html')).toHaveAttribute('data-theme', to);
      const boxes = await page
        .locator('.item, .button, .theme-picker-button, .badge-card')
        .evaluateAll((all) =>
          all
            .map((box) => box.getBoundingClientRect())
            .filter(({ top, bottom }) => top > 0 && bottom < innerHeight),
        );
      expect(boxes.length).toBeGreaterThan(5);
      const during = await pixels(await page.screenshot({ animations: 'allow' }));
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      const after = await pixels(await page.screenshot({ animations: 'allow' }));
      for (const { left, top, bottom } of boxes) {
        const [x, y] = [left + 5, (top + bottom) / 2];
        expect(Math.abs(lightness(during, x, y) - lightness(after, x, y)), `at ${x}, ${y}`).toBeLessThan(16);
      }
    }
  });
});

test('The portrait travels to the page of the CV and back, unless motion is unwelcome', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const moving = () =>
        document
          .getAnimations()
          .some(
            ({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-group(portrait)',
          );
      Object.assign(window, { travels: event.viewTransition?.ready.then(moving) ?? false });
    });
  });
  await open('consultant');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const [link, path] of [
      ['Profil und Projekthistorie', '/profil'],
      ['Zurück', '/'],
    ] as const) {
      await page.getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      expect(await page.evaluate('travels'), path).toBe(reducedMotion === 'no-preference');
    }
  }
});

test('An open dialog leaves the scrollbar where it is, and the page behind it does not scroll', async ({
  launchOptions,
  site,
}) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto((await site('shipped')).url);
  await card(page, 'Private Projekte Showcase').locator('summary').first().click();
  await page.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(640, 400);
  const gutter = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(gutter, 'a scrollbar that takes room').toBeGreaterThan(5);
  const clip = { x: 1280 - gutter, y: 0, width: gutter, height: 800 };
  const before = await page.screenshot({ clip });
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  const during = await page.screenshot({ clip });
  expect((await pixels(during)).data.equals((await pixels(before)).data), 'the same strip of pixels').toBe(
    true,
  );
  await page.mouse.move(60, 60);
  const turnWheel = async () => {
    const turned = page.evaluate(
      () => new Promise((turned) => addEventListener('wheel', turned, { once: true })),
    );
    await untilDrawn(page);
    await page.mouse.wheel(0, 500);
    await turned;
    await untilDrawn(page);
    return page.evaluate(() => scrollY);
  };
  expect(await turnWheel()).toBe(place);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(turnWheel, 'without the dialog').not.toBe(place);
  await browser.close();
});

test('The accounts share one row as long as they fit, and none is cut', async ({ page, open }) => {
  for (const [name, rows] of [
    ['shipped', 1],
    ['full', 3],
  ] as const) {
    await open(name);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await page.locator('.profile-accounts > li').evaluateAll((all) => {
        const edge = all[0]?.closest('.card')?.getBoundingClientRect();
        return all.map((each) => {
          const { left, right, top, height } = each.getBoundingClientRect();
          return { top, height, isCut: left < (edge?.left ?? 0) || right > (edge?.right ?? 0) };
        });
      });
      expect(
        places.filter(({ isCut }) => isCut),
        `cut at ${width}`,
      ).toEqual([]);
      expect(Math.min(...places.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
      if (width >= 390)
        expect(new Set(places.map(({ top }) => top)).size, `rows at ${width}`).toBeLessThanOrEqual(rows);
    }
  }
});

test('A press is felt, and what opens grows, unless motion is unwelcome', async ({ page, open }) => {
  await open('shipped');
  const button = page.locator('.profile-mail');
  const scale = () => button.evaluate((element) => getComputedStyle(element).scale);
  const projects = card(page, 'Private Projekte Showcase').locator('summary');
  for (const isWelcome of [true, false]) {
    await page.emulateMedia({ reducedMotion: isWelcome ? 'no-preference' : 'reduce' });
    await button.hover();
    await page.mouse.down();
    await expect.poll(scale).toBe(isWelcome ? '0.97' : 'none');
    await page.mouse.move(2, 2);
    await page.mouse.up();
    const project = projects.nth(isWelcome ? 0 : 1);
    await project.scrollIntoViewIfNeeded();
    const [before, first] = await project.evaluate((summary: HTMLElement) => {
      const height = () => summary.parentElement?.offsetHeight ?? 0;
      const before = height();
      summary.click();
      return [before, height()];
    });
    if (isWelcome) expect(first, 'the first frame').toBe(before);
    else expect(first).toBeGreaterThan(before + 50);
    const height = () => project.locator('..').evaluate((details: HTMLElement) => details.offsetHeight);
    await expect.poll(height).toBeGreaterThan(before + 50);
  }
});

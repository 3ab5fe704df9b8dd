import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { builtSite } from '../deployment.ts';
import { cachedOn } from '../device.ts';
import { hold } from '../gate.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** How many photos `photos.ts` has. */
const photos = 9;

/** The page's pictures in the copies that the browser has chosen. */
async function shown(page: Page) {
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('details')) card.open = true;
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  return page.evaluate(() =>
    [...document.images].map((image) => ({
      file: image.currentSrc.replace(/.*\//, '').replace(/-[0-9a-f]{8}/, ''),
      // Width from the file name: browsers correct `naturalWidth` by `sizes`.
      excess: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]) / (image.clientWidth * devicePixelRatio),
      stretched:
        image.naturalWidth /
        image.naturalHeight /
        (Number(image.getAttribute('width')) / Number(image.getAttribute('height'))),
      color: image.closest('.picture')?.querySelector('svg')?.getAttribute('color'),
    })),
  );
}

test('A device gets each photo in its own size and shape, not the original', async ({ page, open }) => {
  const showBadge = await hold(page, /badge-[0-9a-f]{8}-\d+\.avif$/);
  await open('photos');
  await test.step('one that is on its way has its main colour in every theme', async () => {
    const placeholder = page.locator('.badge-card .picture-placeholder').first();
    const color = await placeholder.getAttribute('color');
    const [red, green, blue] = [...(color ?? '').slice(1)].map((digit) => Number.parseInt(digit + digit, 16));
    for (const theme of ['light', 'dark', 'synthwave']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await expect(placeholder).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
    }
    showBadge();
  });
  const pictures = await shown(page);
  expect(pictures).toHaveLength(photos);
  for (const { file, excess, stretched, color } of pictures) {
    expect(file).toMatch(/^[a-z]+-\d+\.avif$/);
    expect(excess, file).toBeLessThanOrEqual(1.5);
    expect(excess, file).toBeGreaterThan(0.8);
    // A logo keeps its shape within its box.
    if (!file.startsWith('logo-')) expect(Math.abs(stretched - 1), file).toBeLessThan(0.02);
    // Pictures in a text have no placeholder.
    if (!file.startsWith('text-')) expect(color, file).toMatch(/^#[0-9a-f]{3}$/);
  }
  await page.getByRole('button', { name: /vergrößern/i }).click();
  const dialog = page.getByRole('dialog').getByRole('img');
  await expect(dialog).toHaveJSProperty('complete', true);
  const [excess, src] = await dialog.evaluate((image: HTMLImageElement) => [
    Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]) / (image.clientWidth * devicePixelRatio),
    image.currentSrc,
  ]);
  expect(excess, String(src)).toBeLessThanOrEqual(1.5);

  const directory = await builtSite('photos');
  expect(readdirSync(join(directory, 'images/photos'))).toEqual(['badge-two.jpg']);
  expect(existsSync(join(directory, 'images/avatar-placeholder.svg'))).toBe(true);
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow', hurried: true });

  const stored = async (page: Page): Promise<string[]> =>
    (await cachedOn(page, 'pictures'))
      .map((url) => url.replace(/.*\//, '').replace(/-[0-9a-f]{8}/, ''))
      .toSorted();

  test('the device has one copy of each photo, and shows it in any size', async ({ page, open, world }) => {
    await open('photos');
    // Without scrolling or opening anything.
    await expect(async () => {
      const copies = (await stored(page)).filter((name) => name.endsWith('.avif'));
      expect(copies).toHaveLength(photos);
    }).toPass({ timeout: 60_000 });
    const before = await stored(page);
    expect(before.filter((name) => /\.(?:jpg|png|webp)$/.test(name))).toEqual([]);
    expect((await shown(page)).map(({ file }) => file).toSorted()).toEqual(
      before.filter((name) => name.endsWith('.avif')),
    );

    await world.offline();
    await page.context().setOffline(true);
    for (const size of [
      { width: 823, height: 412 },
      { width: 1600, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.reload();
      await shown(page);
      const widths = await page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth));
      expect(
        widths.filter((width) => width > 0),
        JSON.stringify(size),
      ).toHaveLength(photos);
    }
    expect(await stored(page)).toEqual(before);
  });
});

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { copyStem } from '../../../../sw/contract.ts';
import type { PictureNote } from '../../../model/site-picture.ts';
import { lastingDirectory } from '../../directory.fixture.ts';
import { cachedFile } from '../../files.ts';
import { flat } from '../../picture.fixture.ts';
import { copiesFor, copyWidths } from './copies.ts';
import { inspect } from './picture-facts.ts';

type Copies = ReturnType<typeof copiesFor>;
const portrait = { kind: 'avatar', shown: [100, 100], ratio: 1, sizes: '100px' } as const;
const wide = { kind: 'screenshot', shown: [160, 320], ratio: 1.6, sizes: '100vw' } as const;

const directory = lastingDirectory();
let count = 0;
async function copiesOf(content: Uint8Array | Sharp, use: PictureNote): Promise<Copies> {
  count += 1;
  const file = join(directory, `${count}.picture`);
  await writeFile(file, content instanceof Uint8Array ? content : await content.toBuffer());
  const { facts } = await inspect(file);
  if (!facts) throw new Error('no picture');
  return copiesFor({ address: '', file, facts, use, folder: 'assets/', base: '/', cache: directory });
}

/** The contents of copies by their name without what changes with the original. */
async function made({ files }: Copies): Promise<Map<string, Buffer>> {
  const contents = files.map(
    async ({ fileName, make }): Promise<[string, Buffer]> => [
      basename(fileName).replace(/-[0-9a-f]{8}/, ''),
      await readFile(await make()),
    ],
  );
  return new Map(await Promise.all(contents));
}

/** The colour in the middle of the upper half and of the lower half. */
async function halves(content: Buffer | undefined): Promise<number[][]> {
  const { data, info } = await sharp(content)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((height) => {
    const at = 3 * (Math.floor(info.height * height) * info.width + (info.width >> 1));
    return [...data.subarray(at, at + 3)];
  });
}

test('the widths are those of the smallest use at one device pixel to the largest at three, none above the picture', () => {
  expect(copyWidths(portrait, 9999)).toEqual([100, 144, 208, 300]);
  expect(copyWidths(portrait, 170)).toEqual([100, 144, 170]);
  expect(copyWidths(portrait, 60)).toEqual([60]);
});

test('a photo becomes AVIF, WebP and JPEG in the shape of its use, each as large as its name says', async () => {
  const copies = await copiesOf(flat(900, 700, '#224466').jpeg(), wide);
  const files = await made(copies);
  expect([...new Set([...files.keys()].map(extname))]).toEqual(['.avif', '.webp', '.jpg']);
  for (const [name, content] of files) {
    const { width, height, format } = await sharp(content).metadata();
    expect(format).toBe({ '.avif': 'heif', '.webp': 'webp', '.jpg': 'jpeg' }[extname(name)]);
    expect(width / height).toBeCloseTo(1.6, 1);
    const [, named = width] = /-(\d+)\./.exec(name) ?? [];
    expect(width).toBe(Number(named));
  }
  const { src, candidates, sizes, color } = copies.source;
  expect(src).toMatch(/^\/assets\/screenshot-[0-9a-f]{8}\.jpg$/);
  expect(candidates?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(candidates?.[0]?.srcSet.split(',')).toHaveLength(6);
  expect([sizes, color]).toEqual(['100vw', '#246']);
  // By this the worker knows that they are copies of one picture.
  const stems = copies.files.slice(0, -1).map(({ fileName }) => copyStem(`/${fileName}`));
  expect(new Set(stems)).toEqual(new Set([src.replace('.jpg', '-')]));
});

test('a turned photo stands upright, and no copy tells where or by whom it was taken', async () => {
  const upright = await flat(400, 300, '#0000ff')
    .composite([{ input: await flat(400, 150, '#ff0000').png().toBuffer(), gravity: 'north' }])
    .png()
    .toBuffer();
  const turned = await sharp(upright)
    .rotate(270)
    .withExif({ IFD0: { Artist: 'Erika', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(turned).metadata()).orientation).toBe(6);
  const file = join(directory, 'turned.jpg');
  await writeFile(file, turned);
  expect((await inspect(file)).facts).toMatchObject({ format: 'jpeg', width: 400, height: 300, frames: 1 });
  for (const [name, content] of await made(await copiesOf(turned, portrait))) {
    const told = Object.keys(await sharp(content).metadata()).filter((key) =>
      /^(?:exif|xmp|iptc|icc|comments|orientation)/.test(key),
    );
    expect(told, name).toEqual([]);
    expect(content.includes('Erika')).toBe(false);
    const [[red = 0, , blueAbove = 255] = [], [redBelow = 255, , blue = 0] = []] = await halves(content);
    expect(Math.min(red, blue), name).toBeGreaterThan(200);
    expect(Math.max(blueAbove, redBelow), name).toBeLessThan(60);
  }
});

test('colours of another profile become those that a screen without profiles shows', async () => {
  // The same numbers, read as colours of Display P3.
  const raw = await flat(200, 200, '#c85a32').raw().toBuffer();
  const tagged = await sharp(raw, { raw: { width: 200, height: 200, channels: 3 } })
    .keepIccProfile()
    .withIccProfile('p3', { attach: true })
    .png()
    .toBuffer();
  expect((await sharp(tagged).metadata()).icc).toBeDefined();
  const [shown = []] = await halves((await made(await copiesOf(tagged, portrait))).get('avatar-100.webp'));
  const [meant = []] = await halves(tagged);
  const differences = shown.map((value, channel) => Math.abs(value - (meant[channel] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(8);
});

test('what is transparent stays so, also where only PNG is known', async () => {
  const clear = sharp({
    create: { width: 300, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  });
  const files = await made(await copiesOf(clear.png(), portrait));
  expect([...files.keys()].at(-1)).toBe('avatar.png');
  for (const content of files.values()) expect((await sharp(content).metadata()).hasAlpha).toBe(true);
});

test('an animation stays one while it is small', async () => {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((color) => flat(120, 120, color).png().toBuffer());
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const files = await made(await copiesOf(animation, portrait));
  expect([...files.keys()]).toEqual(['avatar-100.webp', 'avatar-120.webp', 'avatar.gif']);
  for (const content of files.values())
    expect((await sharp(content, { animated: true }).metadata()).pages).toBe(3);
});

test('nothing is made twice, and another use has other names', async () => {
  const content = await flat(300, 300, '#224466').png().toBuffer();
  const one = await copiesOf(content, portrait);
  const again = await copiesOf(content, portrait);
  const other = await copiesOf(content, { ...portrait, ratio: 1.1 });
  expect(again.source).toEqual(one.source);
  const [file, ...others] = await Promise.all([one, again].map(({ files }) => files[0]?.make()));
  expect(others).toEqual([file]);
  expect(await again.files[0]?.make()).toBe(file);
  expect(other.source.src).not.toBe(one.source.src);
});

test('two that make the same file at once are not in each other’s way', async () => {
  const make = () => cachedFile(directory, 'copy.webp', ['the same'], async () => Buffer.from('a copy'));
  const files = await Promise.all(Array.from({ length: 20 }, make));
  expect(new Set(files).size).toBe(1);
  expect(await readFile(files[0] ?? '', 'utf8')).toBe('a copy');
  expect(await readdir(dirname(files[0] ?? ''))).toEqual(['copy.webp']);
});

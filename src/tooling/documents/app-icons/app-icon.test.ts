import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type AppIconKind, drawAppIcon } from './app-icon.ts';

const shipped = await readFile(new URL('../../../../e2e/public/icons/icon.svg', import.meta.url), 'utf8');
const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <circle id="background" cx="12" cy="12" r="12" fill="#00f"/><path id="mark" d="M0 0h24v24H0z" fill="#fff"/></svg>`;
const withoutParts = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="#f00"/></svg>`;

const size = 100;

/** Each picture is drawn once for all tests. */
const drawn = new Map<string, ReturnType<typeof pixelsOf>>();

async function pixelsOf(source: string, kind: AppIconKind) {
  const png = await drawAppIcon(source, kind, size);
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The picture's pixels: [red, green, blue, alpha] at x, y. */
async function draw(source: string, kind: AppIconKind) {
  const pixels = drawn.get(kind + source) ?? pixelsOf(source, kind);
  drawn.set(kind + source, pixels);
  const { data, info } = await pixels;
  expect([info.width, info.height]).toEqual([size, size]);
  return (x: number, y: number) => [...data.subarray(4 * (y * size + x), 4 * (y * size + x) + 4)];
}

const corners = [
  [0, 0],
  [size - 1, 0],
  [0, size - 1],
  [size - 1, size - 1],
] as const;

describe.each([
  ['the shipped picture', shipped],
  ['a round picture', round],
])('%s', (_, source) => {
  test.each(['opaque', 'maskable'] as const)(
    'is %s to the corners, in the background’s colour',
    async (kind) => {
      const pixel = await draw(source, kind);
      for (const [x, y] of corners) {
        const [red = 255, , blue = 0, alpha] = pixel(x, y);
        expect(alpha).toBe(255);
        if (kind === 'maskable') expect(blue).toBeGreaterThan(red);
      }
    },
  );

  test.each(['maskable', 'monochrome'] as const)('keeps its mark in the safe zone when %s', async (kind) => {
    const pixel = await draw(source, kind);
    const isMark = ([red = 0, , , alpha = 0]: number[]) => red > 200 && alpha > 128;
    let farthest = 0;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        if (isMark(pixel(x, y))) farthest = Math.max(farthest, Math.hypot(x - 49.5, y - 49.5));
      }
    }
    expect(farthest).toBeLessThanOrEqual(0.4 * size + 1);
    expect(farthest, 'and fills it').toBeGreaterThan(0.3 * size);
  });

  test('is its mark alone in white when monochrome', async () => {
    const pixel = await draw(source, 'monochrome');
    for (const [x, y] of corners) expect(pixel(x, y)[3]).toBe(0);
    const colored: number[][] = [];
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const [red, green, blue, alpha = 0] = pixel(x, y);
        if (alpha > 0 && `${red},${green},${blue}` !== '255,255,255') colored.push([x, y]);
      }
    }
    expect(colored).toEqual([]);
  });
});

test('the plain icon is the picture as it is', async () => {
  const pixel = await draw(round, 'plain');
  expect(pixel(50, 50)).toEqual([255, 255, 255, 255]);
  const shape = await draw(shipped, 'plain');
  expect(shape(0, 0)[3], 'its corners stay round').toBe(0);
});

test('a picture without parts is a mark on white', async () => {
  const pixel = await draw(withoutParts, 'maskable');
  expect(pixel(0, 0)).toEqual([255, 255, 255, 255]);
  expect(pixel(50, 50)).toEqual([255, 0, 0, 255]);
});

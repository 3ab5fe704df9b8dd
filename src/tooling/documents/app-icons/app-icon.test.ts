import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type AppIconKind, drawAppIcon } from './app-icon.ts';

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect id="background" width="512" height="512" rx="112" fill="#00f"/><circle id="mark" cx="256" cy="130" r="55" fill="#fff"/></svg>`;
const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <circle id="background" cx="12" cy="12" r="12" fill="#00f"/><path id="mark" d="M0 0h24v24H0z" fill="#fff"/></svg>`;
const withoutParts = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="#f00"/></svg>`;

const size = 100;

/** The picture's pixels: red, green, blue, opacity, and how far from the middle. */
async function draw(source: string, kind: AppIconKind) {
  const picture = sharp(await drawAppIcon(source, kind, size))
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size, size]);
  const middle = (size - 1) / 2;
  return Array.from({ length: size * size }, (_, at) => ({
    color: [...data.subarray(4 * at, 4 * at + 3)].join(),
    alpha: data[4 * at + 3] ?? 0,
    distance: Math.hypot((at % size) - middle, Math.floor(at / size) - middle),
  }));
}
const white = '255,255,255';
const atCorner = ({ distance }: { distance: number }) => distance > 70;
const atMiddle = ({ distance }: { distance: number }) => distance < 1;

test.each([
  ['square', square],
  ['round', round],
])(
  'Of a %s picture an opaque icon is filled to the corners, a maskable one has its mark in the safe zone, and a monochrome one is that alone, in white',
  async (_, source) => {
    const [opaque, maskable, monochrome] = await Promise.all([
      draw(source, 'opaque'),
      draw(source, 'maskable'),
      draw(source, 'monochrome'),
    ]);
    for (const icon of [opaque, maskable]) expect(icon.filter(({ alpha }) => alpha < 255)).toEqual([]);
    expect(maskable.filter(atCorner).filter(({ color }) => color === white)).toEqual([]);
    for (const icon of [maskable, monochrome]) {
      const mark = icon.filter(({ color, alpha }) => Number.parseInt(color, 10) > 200 && alpha > 128);
      const farthest = Math.max(...mark.map(({ distance }) => distance));
      expect(farthest).toBeLessThanOrEqual(0.4 * size + 1);
      expect(farthest, 'and fills it').toBeGreaterThan(0.3 * size);
    }
    expect(monochrome.filter(({ color, alpha }) => alpha > 0 && color !== white)).toEqual([]);
  },
);

test('The plain icon is the picture as it is, and a picture without layers is a mark on white', async () => {
  const plain = await draw(square, 'plain');
  expect(plain.find(atCorner)?.alpha, 'its corners stay round').toBe(0);
  expect((await draw(round, 'plain')).find(atMiddle)).toMatchObject({ color: white, alpha: 255 });
  const maskable = await draw(withoutParts, 'maskable');
  expect(maskable.find(atCorner)).toMatchObject({ color: white, alpha: 255 });
  expect(maskable.find(atMiddle)).toMatchObject({ color: '255,0,0', alpha: 255 });
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type AppIconKind, drawAppIcon } from './app-icon.ts';

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="#00f"/></svg>`;
const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#00f"/></svg>`;

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
  'Of a %s drawing the plain icon is that as it is, the others are on white to the corners, or have it in the safe zone',
  async (_, source) => {
    const [plain, opaque, maskable, monochrome] = await Promise.all([
      draw(source, 'plain'),
      draw(source, 'opaque'),
      draw(source, 'maskable'),
      draw(source, 'monochrome'),
    ]);
    expect(plain.find(atCorner)?.alpha).toBe(source === round ? 0 : 255);
    for (const icon of [opaque, maskable]) expect(icon.filter(({ alpha }) => alpha < 255)).toEqual([]);
    expect(maskable.filter(atCorner).filter(({ color }) => color !== white)).toEqual([]);
    for (const icon of [plain, opaque, maskable])
      expect(icon.find(atMiddle)).toMatchObject({ color: '0,0,255', alpha: 255 });
    const marks = [
      maskable.filter(({ color }) => color !== white),
      monochrome.filter(({ alpha }) => alpha > 0),
    ];
    for (const mark of marks) {
      const farthest = Math.max(...mark.map(({ distance }) => distance));
      expect(farthest).toBeLessThanOrEqual(0.4 * size + 1);
      expect(farthest).toBeGreaterThan(0.25 * size);
    }
    expect(monochrome.filter(({ color, alpha }) => alpha > 0 && color !== white)).toEqual([]);
    expect(monochrome.filter(({ alpha }) => alpha > 0).length).toBeGreaterThan(0.2 * size ** 2);
  },
);

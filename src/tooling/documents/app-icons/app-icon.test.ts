import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type AppIconKind, drawAppIcon } from './app-icon.ts';

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="#00f"/></svg>`;
const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#00f"/></svg>`;

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
const drawAll = (source: string) =>
  Promise.all((['plain', 'opaque', 'maskable', 'monochrome'] as const).map((kind) => draw(source, kind)));

const white = '255,255,255';
const atCorner = ({ distance }: { distance: number }) => distance > 70;
const atMiddle = ({ distance }: { distance: number }) => distance < 1;

test('A drawing without a ground is alone, on white to the corners, and in the safe zone', async () => {
  const [plain = [], opaque = [], maskable = [], monochrome = []] = await drawAll(round);
  expect(plain.find(atCorner)?.alpha).toBe(0);
  for (const icon of [opaque, maskable]) {
    expect(icon.filter(({ alpha }) => alpha < 255)).toEqual([]);
    expect(icon.filter(atCorner).filter(({ color }) => color !== white)).toEqual([]);
  }
  for (const icon of [plain, opaque, maskable])
    expect(icon.find(atMiddle)).toMatchObject({ color: '0,0,255', alpha: 255 });
  const marks = [
    maskable.filter(({ color }) => color !== white),
    monochrome.filter(({ alpha }) => alpha > 0),
  ];
  for (const mark of marks) {
    const farthest = Math.max(...mark.map(({ distance }) => distance));
    expect(farthest).toBeLessThanOrEqual(0.4 * size + 1);
    expect(farthest).toBeGreaterThan(0.2 * size);
  }
  expect(monochrome.filter(({ color, alpha }) => alpha > 0 && color !== white)).toEqual([]);
});

test('A drawing with a ground fills every icon with it', async () => {
  for (const icon of (await drawAll(square)).slice(0, 3))
    expect(icon.filter(({ color, alpha }) => color !== '0,0,255' || alpha < 255)).toEqual([]);
});

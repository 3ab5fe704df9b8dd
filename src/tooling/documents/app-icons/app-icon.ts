import sharp, { type Sharp } from 'sharp';
import { withoutElement } from '../html.ts';

/**
 * - `plain`: the picture as it is
 * - `opaque`: filled to the corners, for systems that cut the shape themselves
 * - `maskable`: the same, with the mark inside the circle that no shape cuts
 * - `monochrome`: the mark alone in white, for systems that colour it
 */
export type AppIconKind = 'plain' | 'opaque' | 'maskable' | 'monochrome';

const canvas = 1024;
/** W3C manifest: a maskable icon's safe zone is a circle of 40 % of its width around the middle. */
const safeRadius = 0.4 * canvas;
/** Moves the corners of a circle, and so of any rounded square, out of the picture. */
const enlargement = Math.SQRT2;

/**
 * Draws an app icon from an SVG whose elements `#background` and `#mark` are its two layers; without them it is a mark on
 * white. @param size of the square PNG in pixels
 */
export async function drawAppIcon(source: string, kind: AppIconKind, size: number): Promise<Buffer> {
  const picture = sharp(await render(source, kind)).resize(size, size);
  if (kind === 'monochrome') return silhouette(picture, size);
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * Draws an app icon from a portrait: round where the icon has a shape of its own, else filled to the corners. A monochrome
 * one would be a white square.
 */
export async function drawPortraitIcon(
  portrait: Uint8Array,
  kind: Exclude<AppIconKind, 'monochrome'>,
  size: number,
): Promise<Buffer> {
  const square = await sharp(portrait)
    .autoOrient()
    .resize(size, size, { fit: 'cover' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  if (kind !== 'plain')
    return sharp(square).flatten({ background: 'white' }).png({ palette: true }).toBuffer();
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="${size}" height="${size}"><circle cx="1" cy="1" r="1"/></svg>`;
  return sharp(square)
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

async function render(source: string, kind: AppIconKind): Promise<Buffer> {
  if (kind === 'plain') return rasterize(source);

  const [foreground, background] = [withoutElement(source, 'background'), withoutElement(source, 'mark')];
  const isLayered = foreground !== undefined && background !== undefined;
  const mark = await rasterize(isLayered ? foreground : source);
  if (kind === 'monochrome') return fitSafeZone(mark);

  const inside = kind === 'maskable' ? await fitSafeZone(mark) : mark;
  if (!isLayered) return sharp(inside).flatten({ background: 'white' }).png().toBuffer();
  const size = Math.ceil(canvas * enlargement);
  const edge = Math.floor((size - canvas) / 2);
  return sharp(await rasterize(background))
    .resize(size, size)
    .extract({ left: edge, top: edge, width: canvas, height: canvas })
    .composite([{ input: inside }])
    .removeAlpha()
    .png()
    .toBuffer();
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

async function rasterize(source: string): Promise<Buffer> {
  const svg = Buffer.from(source);
  const { width = canvas, height = canvas } = await sharp(svg).metadata();
  const density = (72 * canvas) / Math.max(width, height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), 100_000) })
    .resize(canvas, canvas, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
}

/** Shrinks the mark around the middle until its farthest pixel is in the safe zone. */
async function fitSafeZone(mark: Buffer): Promise<Buffer> {
  const size = Math.floor(canvas * Math.min(1, safeRadius / (await extent(mark))));
  const edge = canvas - size;
  const [left, top] = [Math.floor(edge / 2), Math.floor(edge / 2)];
  return sharp(mark)
    .resize(size, size)
    .extend({ left, top, right: edge - left, bottom: edge - top, background: transparent })
    .png()
    .toBuffer();
}

async function extent(picture: Buffer): Promise<number> {
  const alpha = await sharp(picture).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const middle = (canvas - 1) / 2;
  let farthest = 1;
  for (const [index, value] of alpha.entries()) {
    if (value < 8) continue;
    farthest = Math.max(farthest, Math.hypot((index % canvas) - middle, Math.floor(index / canvas) - middle));
  }
  return farthest;
}

async function silhouette(picture: Sharp, size: number): Promise<Buffer> {
  const alpha = await picture.ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: 'white' } })
    .joinChannel(alpha, { raw: { width: size, height: size, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

import { createElement } from 'react';
import sharp from 'sharp';
import { interFonts, missingInFont } from '../../modules/font.ts';
import type { Tokens } from '../../modules/themes/tokens.ts';

/**
 * - `plain`: the picture as it is
 * - `opaque`: filled to the corners, for systems that cut the shape themselves
 * - `maskable`: the same, with what is drawn inside the circle that no shape cuts
 * - `monochrome`: the drawing alone in white, for systems that colour it
 */
export type AppIconKind = 'plain' | 'opaque' | 'maskable' | 'monochrome';

/** The safe zone of a maskable icon (W3C manifest), a circle, and the largest square in it, as shares of its width. */
const safeCircle = 0.8;
const safeSquare = safeCircle * Math.SQRT1_2;

const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
const compressed = { compressionLevel: 9, palette: true };

/** Draws an app icon as a square PNG: from an SVG or a photo, or else from initials. @param size in pixels */
export async function appIcon(
  picture: string | Uint8Array | undefined,
  { initials, colors }: { initials: string; colors: Tokens },
  kind: AppIconKind,
  size: number,
): Promise<Buffer> {
  // In one colour, a photo or a drawing with a ground would be a block.
  const isBlock = kind === 'monochrome' && (typeof picture !== 'string' || (await groundOf(picture)));
  if (!picture || isBlock) return drawAppIcon(await initialsIcon(initials, kind, colors), 'plain', size);
  return typeof picture === 'string'
    ? drawAppIcon(picture, kind, size)
    : drawPortrait(picture, kind === 'plain', size);
}

/** Draws an app icon from an SVG; where it is filled, with the drawing's own ground or white. */
export async function drawAppIcon(svg: string, kind: AppIconKind, size: number): Promise<Buffer> {
  const isWithin = kind === 'maskable' || kind === 'monochrome';
  const ground = await groundOf(svg);
  // A logo with a ground of its own has its subject in the middle.
  const share = ground && kind === 'maskable' ? safeCircle : safeSquare;
  const input = await rasterized(svg, isWithin ? Math.floor(size * share) : size);
  const background = kind === 'plain' ? transparent : (kind !== 'monochrome' && ground) || 'white';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input, blend: kind === 'monochrome' ? 'dest-in' : 'over' }])
    .png(compressed)
    .toBuffer();
}

/** Draws an app icon from a portrait: round where the icon has a shape of its own, else filled to the corners. */
function drawPortrait(portrait: Uint8Array, isRound: boolean, size: number): Promise<Buffer> {
  const square = sharp(portrait).autoOrient().resize(size, size).toColourspace('srgb');
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="${size}" height="${size}"><circle cx="1" cy="1" r="1"/></svg>`;
  const icon = isRound
    ? square.composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    : square.flatten({ background: 'white' });
  return icon.png(compressed).toBuffer();
}

/** The colour of a drawing whose ground goes up to its edge: that of its upper edge, unless one sees through it. */
async function groundOf(svg: string) {
  const picture = sharp(await rasterized(svg, 64)).extract({ left: 32, top: 1, width: 1, height: 1 });
  const pixel = await picture.ensureAlpha().raw().toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = pixel;
  return alpha === 255 ? { r, g, b } : undefined;
}

async function rasterized(source: string, size: number): Promise<Buffer> {
  const svg = Buffer.from(source);
  const { width = size, height = size } = await sharp(svg).metadata();
  const density = (72 * size) / Math.max(width, height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), 100_000) })
    .resize(size, size, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
}

const side = 512;
/** The largest size in the safe zone. Capitals of Inter are about so wide, in shares of the size. */
const fontSizeOf = (letters: string): number => {
  const width = [...letters].reduce((sum, letter) => sum + (/[MW]/.test(letter) ? 0.9 : 0.7), 0);
  return side * Math.min(0.48, 0.62 / width);
};

/** Draws an app icon of initials as SVG in a theme's colours, without letters that the font lacks. */
async function initialsIcon(initials: string, kind: AppIconKind, colors: Tokens): Promise<string> {
  const { 'color-primary': ground, 'color-primary-content': ink } = colors;
  // Loaded late: most builds find the icons in the cache.
  const { default: satori } = await import('satori');
  const missing = await missingInFont(initials);
  const letters = [...initials].filter((letter) => !missing.includes(letter)).join('');
  const square = { width: side, height: side };
  const style = {
    ...square,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: kind === 'plain' ? 0.22 * side : 0,
    ...(kind === 'monochrome' ? { color: 'white' } : { color: ink, backgroundColor: ground }),
    fontSize: fontSizeOf(letters),
  };
  const fonts = await interFonts(700);
  return satori(createElement('div', { style }, letters), { ...square, fonts });
}

import sharp from 'sharp';

/**
 * - `plain`: the picture as it is
 * - `opaque`: filled to the corners, for systems that cut the shape themselves
 * - `maskable`: the same, with what is drawn inside the circle that no shape cuts
 * - `monochrome`: the drawing alone in white, for systems that colour it
 */
export type AppIconKind = 'plain' | 'opaque' | 'maskable' | 'monochrome';

/** Of a maskable icon's width: its safe zone (W3C manifest), a circle, and the largest square in it. */
const safeCircle = 0.8;
const safeSquare = safeCircle * Math.SQRT1_2;

const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
const compressed = { compressionLevel: 9, palette: true };

/** Draws an app icon from an SVG; where it is filled, with the drawing's own ground or white. @param size of the square PNG in pixels */
export async function drawAppIcon(svg: string, kind: AppIconKind, size: number): Promise<Buffer> {
  const isWithin = kind === 'maskable' || kind === 'monochrome';
  const ground = await groundOf(svg);
  // With a ground of its own, what it shows is in its middle.
  const share = ground && kind === 'maskable' ? safeCircle : safeSquare;
  const input = await rasterized(svg, isWithin ? Math.floor(size * share) : size);
  const background = kind === 'plain' ? transparent : (kind !== 'monochrome' && ground) || 'white';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input, blend: kind === 'monochrome' ? 'dest-in' : 'over' }])
    .png(compressed)
    .toBuffer();
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
  if (kind !== 'plain') return sharp(square).flatten({ background: 'white' }).png(compressed).toBuffer();
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="${size}" height="${size}"><circle cx="1" cy="1" r="1"/></svg>`;
  return sharp(square)
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png(compressed)
    .toBuffer();
}

/** The colour of a drawing whose ground goes up to its edge: that of its upper edge, unless one sees through it. */
export async function groundOf(svg: string) {
  const row = { left: 32, top: 1, width: 1, height: 1 };
  const pixel = await sharp(await rasterized(svg, 64))
    .extract(row)
    .ensureAlpha()
    .raw()
    .toBuffer();
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

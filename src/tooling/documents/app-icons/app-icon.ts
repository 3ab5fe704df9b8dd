import sharp, { type Sharp } from 'sharp';

/**
 * - `plain`: the picture as it is
 * - `opaque`: filled to the corners, for systems that cut the shape themselves
 * - `maskable`: the same, with the mark inside the circle that no shape cuts
 * - `monochrome`: the mark alone in white, for systems that colour it
 */
export type AppIconKind = 'plain' | 'opaque' | 'maskable' | 'monochrome';

/** Pixels at which the picture is drawn before it is scaled down. */
const canvas = 1024;
/** W3C manifest: a maskable icon's safe zone is a circle of 40 % of its width around the middle. */
const safeRadius = 0.4 * canvas;
/** Enough for the corners of a circle to leave the picture, and so for those of any rounded square. */
const enlargement = Math.SQRT2;

/**
 * Draws an app icon from an SVG whose elements with the ids `background` and `mark` are its two parts. One without them is
 * taken as a mark on white. @param size of the square PNG in pixels
 */
export async function drawAppIcon(source: string, kind: AppIconKind, size: number): Promise<Buffer> {
  const picture = sharp(await render(source, kind)).resize(size, size);
  if (kind === 'monochrome') return silhouette(picture, size);
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * Draws an app icon from a portrait: round where the icon has a shape of its own, else filled to the corners. Not
 * monochrome: of a photo only a white square would be left.
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

  const hasParts = /\sid=["']background["']/.test(source) && /\sid=["']mark["']/.test(source);
  const mark = await rasterize(hasParts ? without(source, 'background') : source);
  if (kind === 'monochrome') return fitSafeZone(mark);

  const background = await ground(hasParts ? source : undefined);
  return over(background, kind === 'maskable' ? await fitSafeZone(mark) : mark);
}

function without(source: string, id: string): string {
  return source.replace(/<svg\b[^>]*>/, (root) => `${root}<style>#${id}{display:none}</style>`);
}

async function rasterize(source: string): Promise<Buffer> {
  const svg = Buffer.from(source);
  const { width = canvas, height = canvas } = await sharp(svg).metadata();
  const density = (72 * canvas) / Math.max(width, height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), 100_000) })
    .resize(canvas, canvas, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The background, enlarged until its rounded corners are outside; white without a source. */
async function ground(source: string | undefined): Promise<Buffer> {
  if (source === undefined) {
    return sharp({ create: { width: canvas, height: canvas, channels: 4, background: 'white' } })
      .png()
      .toBuffer();
  }
  const size = Math.ceil(canvas * enlargement);
  const edge = Math.floor((size - canvas) / 2);
  const large = await sharp(await rasterize(without(source, 'mark')))
    .resize(size, size)
    .png()
    .toBuffer();
  return sharp(large).extract({ left: edge, top: edge, width: canvas, height: canvas }).png().toBuffer();
}

function over(below: Buffer, above: Buffer): Promise<Buffer> {
  return sharp(below)
    .composite([{ input: above }])
    .removeAlpha()
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

/** A picture of an ICO file: a square PNG of at most 256 px. */
interface IcoEntry {
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** Packs PNGs into an ICO file, which every browser since 2007 reads: a header, a directory, the pictures. */
export function ico(entries: readonly IcoEntry[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);

  let offset = headerBytes + entryBytes * entries.length;
  const directory = entries.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    // 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...entries.map(({ png }) => png)]);
}

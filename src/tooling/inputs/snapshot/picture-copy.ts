import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureNote } from '../../../model/picture.ts';
import { mostPixels, sharpest } from '../pictures/picture-facts.ts';
import { cleanSvg } from './clean-svg.ts';

export interface PictureCopy {
  /** The file's name; it changes with the content. */
  name: string;
  content: Uint8Array;
}

/**
 * A picture's copy, of which the build makes what it publishes: photos as WebP, without metadata, as large as the sharpest
 * screen needs them; drawings as clean SVG. @throws Error when it is no picture that can be drawn
 */
export async function pictureCopy(
  { kind, shown: [, most], ratio }: PictureNote,
  bytes: Uint8Array,
): Promise<PictureCopy> {
  const { format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const width = most * sharpest;
  const size = { width, ...(ratio && { height: Math.ceil(width / ratio) }) };
  const content = isDrawing ? await drawing(bytes) : await photo(bytes, size);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `${kind}-${hash}.${isDrawing ? 'svg' : 'webp'}`, content };
}

async function drawing(bytes: Uint8Array): Promise<Uint8Array> {
  const content = Buffer.from(cleanSvg(Buffer.from(bytes).toString('utf8')));
  // What cannot be drawn here would not show there.
  await sharp(content).resize(16).raw().toBuffer();
  return content;
}

/** Whole, and of a quality that is not seen in the copies of this copy. */
function photo(bytes: Uint8Array, size: { width: number; height?: number }): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ ...size, fit: 'outside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}

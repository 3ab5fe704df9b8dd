import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureNote } from '../../config/fields/field.ts';
import { cleanSvg } from './clean-svg.ts';

export interface PictureCopy {
  /** The file's name; it changes with the content. */
  name: string;
  content: Uint8Array;
}

/**
 * The copy of a picture as the site will serve it: photos as WebP of a sensible size, never larger than
 * they were, without their metadata, drawings as SVG without anything that could act.
 * @throws Error when the bytes are no picture that can be drawn
 */
export async function pictureCopy({ kind, width }: PictureNote, bytes: Uint8Array): Promise<PictureCopy> {
  const { format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const content = isDrawing
    ? await drawing(bytes)
    : await photo(bytes, kind === 'avatar' ? { width, height: width } : { width });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `${kind}-${hash}.${isDrawing ? 'svg' : 'webp'}`, content };
}

async function drawing(bytes: Uint8Array): Promise<Uint8Array> {
  const content = Buffer.from(cleanSvg(Buffer.from(bytes).toString('utf8')));
  // What cannot be drawn here would not show there.
  await sharp(content).resize(16).raw().toBuffer();
  return content;
}

function photo(bytes: Uint8Array, size: { width: number; height?: number }): Promise<Uint8Array> {
  return sharp(bytes)
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureKind } from '../../model/picture-kind.ts';
import { cleanSvg } from './clean-svg.ts';

export interface PictureCopy {
  /** The file's name; it changes with the content. */
  name: string;
  content: Uint8Array;
}

/** Twice as wide as the page shows each, in pixels, for sharp screens; a picture is never made larger than it is. */
const widths: Readonly<Record<PictureKind, number>> = {
  avatar: 240,
  badge: 640,
  certification: 160,
  chart: 1326,
  project: 320,
  screenshot: 1280,
  statistics: 934,
  thumbnail: 640,
};

/**
 * The copy of a picture as the site will serve it: photos as WebP of a sensible size, without their metadata,
 * drawings as SVG without anything that could act.
 * @throws Error when the bytes are no picture that can be drawn
 */
export async function pictureCopy(kind: PictureKind, bytes: Uint8Array): Promise<PictureCopy> {
  const { format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const content = isDrawing ? await drawing(bytes) : await photo(bytes, kind);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `${kind}-${hash}.${isDrawing ? 'svg' : 'webp'}`, content };
}

async function drawing(bytes: Uint8Array): Promise<Uint8Array> {
  const content = Buffer.from(cleanSvg(Buffer.from(bytes).toString('utf8')));
  // What cannot be drawn here would not show there.
  await sharp(content).resize(16).raw().toBuffer();
  return content;
}

function photo(bytes: Uint8Array, kind: PictureKind): Promise<Uint8Array> {
  const width = widths[kind];
  const size = kind === 'avatar' ? { width, height: width } : { width };
  return sharp(bytes)
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}

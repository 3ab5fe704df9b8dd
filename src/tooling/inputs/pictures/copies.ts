import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureNote, PictureSource, PictureUse } from '../../../model/site-picture.ts';
import { cachedFile } from '../../files.ts';
import { isAnimated, mostPixels, type PictureFacts, sharpest } from './picture-facts.ts';

export interface Original {
  address: string;
  file: string;
  use: PictureNote;
}

/** The folder is below the base, with a slash at its end; the fallback an existing file that every browser shows. */
interface Order extends Original, Record<'folder' | 'base' | 'cache', string> {
  facts: PictureFacts;
  fallback?: string;
}

/** More effort for AVIF takes five times as long, for the same size. */
const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 75 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 78, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9, palette: true }),
  gif: (picture: Sharp) => picture.gif(),
};
const recipe = hash('sha256', readFileSync(import.meta.filename, 'utf8') + JSON.stringify(sharp.versions));

/** Plans the copies of a picture for its use. */
export function copiesFor({ file, facts, use, folder, fallback, base, cache }: Order) {
  const { kind, shown, ratio = facts.width / facts.height, sizes } = use;
  const moves = isAnimated(facts);
  const widths = copyWidths(use, Math.floor(Math.min(facts.width, facts.height * ratio)) || 1);
  const identity = hash('sha256', JSON.stringify([recipe, facts.hash, shown, ratio]));
  const stem = `${folder}${kind}-${identity.slice(0, 8)}`;
  /** By their names below the base, which change with the original and with the recipe: makes one unless it is cached. */
  const files: { fileName: string; make: () => Promise<string> }[] = [];
  const addressOf = (fileName: string, width: number, format: keyof typeof formats) => {
    const make = () => {
      const picture = sharp(file, { animated: moves, limitInputPixels: mostPixels });
      const upright = moves ? picture : picture.autoOrient();
      return formats[format](upright.resize(width, Math.max(1, Math.round(width / ratio)))).toBuffer();
    };
    files.push({ fileName, make: () => cachedFile(cache, basename(fileName), [identity], make) });
    return base + fileName;
  };
  const candidates = (moves ? (['webp'] as const) : (['avif', 'webp'] as const)).map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((width) => `${addressOf(`${stem}-${width}.${format}`, width, format)} ${width}w`)
      .join(),
  }));
  const still = facts.hasAlpha ? 'png' : 'jpg';
  const plain = moves ? 'gif' : still;
  const src = fallback ?? addressOf(`${stem}.${plain}`, widths[widths.length >> 1] ?? 1, plain);
  const source: PictureSource = { src, candidates, sizes, ...ownSize(use, facts) };
  return { source: facts.color ? { ...source, color: facts.color } : source, files };
}

/** The size that the page needs where the use has no ratio. */
export const ownSize = ({ ratio }: PictureUse, { width, height }: PictureFacts) =>
  ratio === undefined ? { width, height } : undefined;

/** Greatest ratio of the widths of two neighbouring copies. */
const step = 1.45;

/** From the least width at one device pixel to the most at three. @param available of the picture, cut to its shape */
export function copyWidths({ shown: [least, most] }: Pick<PictureUse, 'shown'>, available: number) {
  const largest = most * sharpest;
  const steps = Math.ceil(Math.log(largest / least) / Math.log(step));
  const widths = Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(least * (largest / least) ** (index / steps)),
  ).filter((width) => width <= available);
  const last = widths.at(-1) ?? 0;
  return available < largest && last * 1.1 < available ? [...widths, available] : widths;
}

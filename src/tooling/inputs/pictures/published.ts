import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { addressesIn } from '../../../config/address.ts';
import { addressBelow } from '../../../config/format/address.ts';
import { isOutside } from '../../../model/http-link.ts';
import { filesBelow, publicPath } from '../../files.ts';
import { drawingIn } from '../snapshot/clean-svg.ts';

const picture = /\.(?:jpe?g|jpe|jfif|png|webp|avif|gif|tiff?|hei[cf]|bmp|svg)$/i;
/** First bytes of the formats with metadata, because names can be wrong. */
const signature =
  /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|II\*\0|MM\0\*|.{4}ftyp(?:avi[fs]|hei[cfmsx]|hev[cx]|mif1|msf1))/s;
const asText = /\.(?:html?|css|m?js|json|webmanifest|xml|txt|md)$/i;

/** Leftovers of systems and programs, and private files: names of files, of people and of computers, secrets. */
export const isLeftover = (file: string): boolean =>
  file
    .split('/')
    .some((name) =>
      /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#|\.git.*|\.env.*|\..*\.sw[op]|.*~)$/i.test(
        name,
      ),
    );

/** Files in `public/` to be left out: pictures that no text names, and what only a switched-off block of `given` names. */
export async function unpublished(site: {
  publicDir: string;
  base: string;
  given: unknown;
  texts: readonly string[];
  shown: ReadonlySet<string>;
  wanted: readonly string[];
}) {
  const { publicDir, base, given, texts, shown, wanted } = site;
  const files = filesBelow(publicDir);
  const linked = new Set<string>();
  for (const { address } of addressesIn(given))
    if (!isOutside(address)) linked.add(publicPath(addressBelow('/', address)));
  // The owner's own pages in public/ may link pictures in any form.
  const pages = await Promise.all(
    files.filter((file) => asText.test(file)).map((file) => readFile(join(publicDir, file), 'utf8')),
  );
  const isIn = (places: readonly string[], names: readonly string[]) =>
    names.some((name) => places.some((text) => text.includes(name)));
  const isLinked = (file: string) => {
    // Scripts add the base themselves.
    const below = file.includes('/') ? '' : base;
    const encoded = addressBelow('/', file).slice(1);
    const name = basename(file);
    return isIn(texts, [below + encoded, below + file]) || isIn(pages, [name, encodeURI(name)]);
  };
  const isWanted = (file: string) => wanted.some((path) => `${file}/`.startsWith(path.replace(/\/?$/, '/')));
  const isOurs = (file: string) => picture.test(file) || linked.has(file);
  return files.filter((file) => isOurs(file) && !shown.has(file) && !isWanted(file) && !isLinked(file));
}

/** Removes code from drawings, which would act in the site's name. @returns those that had to be deleted instead */
export async function cleanDrawings(directory: string, files: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const file of files.filter((name) => /\.svg$/i.test(name))) {
    const path = join(directory, file);
    const content = await readFile(path).catch(() => undefined);
    if (!content) continue;
    const drawing = await drawingIn(content).catch(() => undefined);
    if (drawing) await writeFile(path, drawing.svg);
    else {
      await rm(path);
      removed.push(file);
    }
  }
  return removed;
}

/** Removes place, time, device and thumbnail from all pictures. @returns those that had to be deleted instead */
export async function cleanPictures(directory: string): Promise<string[]> {
  const removed: string[] = [];
  for (const file of filesBelow(directory)) {
    const path = join(directory, file);
    if (!signature.test(await startOf(path))) continue;
    try {
      const cleaned = await withoutMetadata(await readFile(path));
      if (cleaned) await writeFile(path, cleaned);
    } catch {
      await rm(path);
      removed.push(file);
    }
  }
  return removed;
}

/** Its first bytes as characters. A download may be larger than memory. */
async function startOf(path: string): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0).finally(() => file.close());
  return buffer.toString('latin1', 0, bytesRead);
}

const metadata = ['exif', 'xmp', 'iptc', 'tifftagPhotoshop', 'comments'] as const;

/** Undefined if the picture has none. @throws Error if the picture cannot be read */
async function withoutMetadata(content: Uint8Array): Promise<Uint8Array | undefined> {
  const { format = '', pages = 1, ...facts } = await sharp(content).metadata();
  // A TIFF has place and camera among its ordinary fields.
  if (format !== 'tiff' && !metadata.some((kind) => facts[kind])) return undefined;
  const write = writtenAs[format];
  if (!write) throw new Error(`No ${format} can be written`);
  const isMoving = pages > 1 && format === 'webp';
  const picture = sharp(content, { animated: isMoving, limitInputPixels: false }).keepIccProfile();
  return write(isMoving ? picture : picture.autoOrient()).toBuffer();
}

/** Visually lossless. */
const writtenAs: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  tiff: (picture) => picture.tiff({ compression: 'lzw' }),
  heif: (picture) => picture.avif({ quality: 85 }),
};

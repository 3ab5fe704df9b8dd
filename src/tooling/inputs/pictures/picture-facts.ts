import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureUse } from '../../../model/site-picture.ts';
import { type Drawing, drawingIn } from '../snapshot/clean-svg.ts';

/** More pixels than any camera has, and fewer than fill the memory. */
export const mostPixels = 100_000_000;
/** Most device pixels per CSS pixel. */
export const sharpest = 3;
/** Most bytes of a picture that stays animated. */
const mostAnimated = 500_000;

/** Width and height are in pixels, upright; a still picture has one frame. */
type Head = Record<'hash' | 'format', string> & Record<'width' | 'height' | 'bytes' | 'frames', number>;
export interface PictureFacts extends Head {
  /** Whether something really shows through. */
  hasAlpha: boolean;
  /** The main colour of a photo, such as `#a3c`. */
  color?: string;
  /** An SVG's. */
  drawing?: Drawing;
  /** An animation in a format of which sharp reads a single frame. */
  isStilled?: boolean;
}

export interface Inspected {
  facts?: PictureFacts;
  /** Why the picture cannot be shown, and the cure, to follow `Found 'images/me.jpg'`. */
  mistake?: (use: PictureUse) => string;
}

/** Reads a picture's file; empty without one. */
export async function inspect(file: string): Promise<Inspected> {
  const content = await readFile(file).catch(() => undefined);
  if (!content) return {};
  if (content.length === 0) return { mistake: () => ', an empty file. Copy the picture once more.' };
  let format = 'svg';
  try {
    const drawing = await drawingIn(content);
    // sharp knows the container, but not the codec of phones.
    const isHeic = /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(content.toString('latin1', 4, 12));
    const picture = sharp(drawing ? Buffer.from(drawing.svg) : content, { limitInputPixels: false });
    const head = await picture.metadata().catch(() => undefined);
    if (!head || head.compression === 'hevc') return { mistake: () => (isHeic || head ? heic : noPicture) };
    format = head.format;
    const { width, height } = head.autoOrient;
    if (!drawing && width * height > mostPixels) {
      const excess = `Allowed: ${millions(mostPixels)} million pixels; this has ${millions(width * height)} million.`;
      return { mistake: (use) => `, ${width} × ${height} pixels. ${excess} ${right(use)}` };
    }
    const frames = format === 'gif' || format === 'webp' ? (head.pages ?? 1) : 1;
    const facts = { hash: hash('sha256', content), format, width, height, bytes: content.length, frames };
    if (drawing) return { facts: { ...facts, drawing, hasAlpha: true } };
    const isStilled = moving[format]?.test(content.toString('latin1', 0, 1000)) ?? false;
    return { facts: { ...facts, isStilled, ...(await lookInto(content, facts)) } };
  } catch (error) {
    // The first line of the library's message.
    const [line] = String((error as Error).message).split('\n');
    const broken = `, a picture (${format}) that is broken (${line}). Copy the file once more, or export the picture again.`;
    return { mistake: () => broken };
  }
}

/** The beginning of an animation in a format whose frames sharp does not read. */
const moving: Readonly<Record<string, RegExp>> = { png: /acTL/, heif: /^.{4}ftypavis/s };

/** All frames are in memory at once. */
const allPixels = ({ width, height, frames }: Head): number => width * height * frames;

export const isAnimated = (facts: Head): boolean =>
  facts.frames > 1 && facts.bytes <= mostAnimated && allPixels(facts) <= mostPixels;

const noPicture = ', which is no picture. Allowed: JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.';
const heic =
  ', a HEIC photo, which no browser but Safari shows and which cannot be read here. Export it as JPEG: photo apps do that when a photo is shared or sent by mail.';

async function lookInto(content: Buffer, facts: Head): Promise<Pick<PictureFacts, 'hasAlpha' | 'color'>> {
  const options = { animated: isAnimated(facts), failOn: 'error', limitInputPixels: mostPixels } as const;
  const picture = sharp(content, options).resize(64, 64, { fit: 'inside' });
  const small = await picture.toColourspace('srgb').png().toBuffer();
  const { isOpaque } = await sharp(small).stats();
  // Transparent pixels count as grey.
  const flat = await sharp(small).flatten({ background: '#888' }).png().toBuffer();
  const { dominant } = await sharp(flat).stats();
  const channel = (value: number) => (value >> 4).toString(16);
  const color = `#${channel(dominant.r)}${channel(dominant.g)}${channel(dominant.b)}`;
  return { hasAlpha: !isOpaque, color };
}

/** Sentences about what is odd in a picture's use, to follow `Found 'images/me.jpg'`. */
export function explainOddities(facts: PictureFacts, use: PictureUse & { kind?: string }): string[] {
  const { format, width, height, frames, bytes, drawing, isStilled } = facts;
  const { kind, ratio, shown } = use;
  const [, most] = shown;
  const isLogo = kind === 'testimonial' && width > height * 1.5;
  const isSmall = format !== 'svg' && ratio && Math.min(width, height * ratio) < most;
  const reason =
    bytes > mostAnimated
      ? `of ${Math.ceil(bytes / 1000)} kB, which every visitor would have to load`
      : `of ${frames} frames with ${width} × ${height} pixels each, ${millions(allPixels(facts))} million in all`;
  return [
    isLogo &&
      `, ${width} × ${height} pixels: the page shows its middle, as it does portraits. If it is the company's logo, name it in \`logo\` instead of \`picture\`.`,
    isSmall &&
      `, ${width} × ${height} pixels, which is too small: the page shows it up to ${most} × ${Math.round(most / ratio)} large, and it is blurred there. ${right(use)}`,
    frames > 1 &&
      !isAnimated(facts) &&
      `, an animation ${reason}: its first picture is shown instead. Allowed: up to ${mostAnimated / 1000} kB and ${millions(mostPixels)} million pixels it stays animated.`,
    isStilled &&
      `, an animation (${format}) of which only the first picture is shown. Export it as WebP or GIF.`,
    drawing &&
      drawing.missing.length > 0 &&
      `, a drawing with ${listed(drawing.missing)}, which the page leaves out: texts as HTML, animations and pictures of other hosts. Export it without them, or as PNG.`,
  ].filter((finding) => typeof finding === 'string');
}

/** Such as `foreignObject (2), animate`. */
function listed(names: readonly string[]): string {
  const counted = [...new Set(names)].map(
    (name) => [name, names.filter((one) => one === name).length] as const,
  );
  return counted.map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(', ');
}

const right = ({ shown: [, most], ratio }: PictureUse): string => {
  const width = most * sharpest;
  const size = ratio ? `${width} × ${Math.round(width / ratio)} pixels or more` : `${width} pixels wide`;
  return `Right: ${size}, sharp on every screen.`;
};

const millions = (pixels: number): number => Math.ceil(pixels / 1_000_000);

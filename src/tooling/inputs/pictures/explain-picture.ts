import type { PicturePlace } from '../../../model/picture.ts';
import {
  allPixels,
  isAnimated,
  mostAnimated,
  mostPixels,
  type PictureError,
  type PictureFacts,
  sharpest,
} from './picture-facts.ts';

/** What is said of a picture, to follow `Found 'images/me.jpg'`. */
export interface PictureFinding {
  kind: 'mistake' | 'warning';
  message: string;
}

const formats = 'JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG';

/** Says of a file that cannot be shown why, and what would be right. */
export function explainUnusable({ reason, facts, cause }: PictureError, place: PicturePlace): PictureFinding {
  const message = {
    'no-picture': `, which is no picture. Allowed: ${formats}.`,
    heic: `, a HEIC photo, which no browser but Safari shows and which cannot be read here. Export it as JPEG: photo apps do that when a photo is shared or sent by mail.`,
    'too-large': `, ${facts.width} × ${facts.height} pixels. Allowed: ${millions(mostPixels)} million pixels; this has ${millions(facts.width * facts.height)} million. ${right(place)}`,
    broken: `, a picture (${facts.format}) that is broken${detail(cause)}. Copy the file once more, or export the picture again.`,
  }[reason];
  return { kind: 'mistake', message };
}

export function explainOddities(facts: PictureFacts, place: PicturePlace): PictureFinding[] {
  if (facts.format === 'svg') return [];
  const { width, height, frames, bytes } = facts;
  const [, most] = place.shown;
  const findings: PictureFinding[] = [];
  if (place.ratio && Math.min(width, height * place.ratio) < most) {
    findings.push({
      kind: 'warning',
      message: `, ${width} × ${height} pixels, which is too small: the page shows it up to ${most} × ${Math.round(most / place.ratio)} large, and it is blurred there. ${right(place)}`,
    });
  }
  if (frames > 1 && !isAnimated(facts)) {
    const reason =
      bytes > mostAnimated
        ? `of ${Math.ceil(bytes / 1000)} kB, which every visitor would have to load`
        : `of ${frames} frames with ${width} × ${height} pixels each, ${millions(allPixels(facts))} million in all`;
    findings.push({
      kind: 'warning',
      message: `, an animation ${reason}: its first picture is shown instead. Allowed: up to ${mostAnimated / 1000} kB and ${millions(mostPixels)} million pixels it stays animated.`,
    });
  }
  return findings;
}

const right = ({ shown: [, most], ratio }: PicturePlace): string => {
  const width = most * sharpest;
  const size = ratio ? `${width} × ${Math.round(width / ratio)} pixels or more` : `${width} pixels wide`;
  return `Right: ${size}, sharp on every screen.`;
};

const millions = (pixels: number): number => Math.ceil(pixels / 1_000_000);

/** The first line of the library's message. */
const detail = (cause: unknown): string => {
  const [line = ''] = cause instanceof Error ? cause.message.split('\n') : [];
  return line ? ` (${line})` : '';
};

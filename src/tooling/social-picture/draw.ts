import sharp from 'sharp';
import type { Site } from '../../config/site.ts';
import { shares } from '../themes/mixtures.ts';
import { paletteOf } from '../themes/palette.ts';
import { type Tokens, tokensOf } from '../themes/tokens.ts';
import { drawLastRow } from './last-row.ts';
import { card, inner, photo, photoSpace, socialPictureSize } from './layout.ts';
import { drawParagraphs } from './paragraphs.ts';
import { family, type Measure } from './typeface.ts';
import { wordsOf } from './words.ts';

/**
 * Draws the picture that goes with a shared link: the site's name card, in its default theme.
 * @param portrait the person's picture in any format that sharp reads
 * @returns a PNG of `socialPictureSize`
 */
export async function drawSocialPicture(
  site: Site,
  measure: Measure,
  portrait?: Uint8Array,
): Promise<Buffer> {
  const { width, height } = socialPictureSize;
  const colors = tokensOf(paletteOf(site.themeConfig.defaultTheme));
  const words = wordsOf(site);
  const textRight = portrait ? photo.left - photo.ring.gap - photo.ring.width - photoSpace : inner.right;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${family}">`,
    drawGround(colors),
    await drawParagraphs(words, colors, textRight - inner.left, measure),
    await drawLastRow(words.skills, words.address, colors, measure),
    portrait ? drawRing(colors) : '',
    '</svg>',
  ].join('');
  const layers = portrait ? [{ input: await round(portrait), left: photo.left, top: photo.top }] : [];
  return sharp(Buffer.from(svg)).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

/** The page's own ground, its glow a bit stronger than behind text, and its card. */
function drawGround(colors: Tokens): string {
  const { width, height } = socialPictureSize;
  const everywhere = `width="${width}" height="${height}"`;
  const glow = (id: string, center: string, color: string, opacity: number) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${center}><stop stop-color="${color}" stop-opacity="${1.5 * opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
  const radius = Math.max(Number.parseFloat(colors['radius-box']) * 32, 8);
  return [
    glow('primary', 'cx="0" cy="0" r="760"', colors['color-primary'], shares.glowPrimary),
    glow('secondary', `cx="${width}" cy="0" r="640"`, colors['color-secondary'], shares.glowSecondary),
    `<rect ${everywhere} fill="${colors['color-page']}"/>`,
    `<rect ${everywhere} fill="url(#primary)"/>`,
    `<rect ${everywhere} fill="url(#secondary)"/>`,
    `<rect x="${card.left}" y="${card.top}" width="${card.right - card.left}" height="${card.bottom - card.top}" rx="${radius}" fill="${colors['color-card']}" stroke="${colors['color-line']}" stroke-width="2"/>`,
  ].join('');
}

function drawRing(colors: Tokens): string {
  const { size, left, top, ring } = photo;
  const radius = size / 2 + ring.gap + ring.width / 2;
  return `<circle cx="${left + size / 2}" cy="${top + size / 2}" r="${radius}" fill="none" stroke="${colors['color-primary']}" stroke-width="${ring.width}"/>`;
}

function round(portrait: Uint8Array): Promise<Buffer> {
  const { size } = photo;
  const circle = `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`;
  return sharp(portrait)
    .resize(size, size, { fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

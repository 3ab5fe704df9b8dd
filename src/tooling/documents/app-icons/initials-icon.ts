import { personName } from '../../../text/person-name.ts';
import { interTrueType } from '../../modules/font.ts';
import type { Tokens } from '../../modules/themes/tokens.ts';

const side = 512;
/** Of the letters: at most so wide and so high, in shares of the icon. */
const most = { width: 0.6, height: 0.36 };
/** Height of Inter's capitals in shares of the em. */
const capital = 0.727;

export function initialsOf(name: string): string {
  const { given, family, isFirm, plain } = personName(name);
  const words = isFirm || !given || !family ? plain.split(/[\s-]+/).slice(0, 2) : [given, family];
  // A particle such as "von" has no capital.
  return words.map((word) => /\p{Lu}/u.exec(word)?.[0] ?? word.charAt(0).toUpperCase()).join('');
}

/** An app icon in a theme's colours, in the two layers of `drawAppIcon`, without letters that the font lacks. */
export async function initialsIcon(
  name: string,
  {
    'color-primary': ground,
    'color-primary-content': ink,
  }: Pick<Tokens, 'color-primary' | 'color-primary-content'>,
  cache: string,
): Promise<string> {
  const { Blob, Face, Font } = await import('harfbuzzjs');
  const face = new Face(new Blob(await interTrueType(cache, 700, 'latin')));
  const font = new Font(face);
  const paths: string[] = [];
  let width = 0;
  for (const letter of initialsOf(name)) {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    if (!glyph) continue;
    paths.push(`<path transform="translate(${width})" d="${font.glyphToPath(glyph)}"/>`);
    width += font.glyphHAdvance(glyph);
  }
  const scale = side * Math.min(most.width / (width || face.upem), most.height / (capital * face.upem));
  const [x, y] = [(side - width * scale) / 2, (side + capital * face.upem * scale) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect id="background" width="${side}" height="${side}" rx="${side * 0.22}" fill="${ground}"/><g id="mark" fill="${ink}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g></svg>`;
}

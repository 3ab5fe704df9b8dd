import { createElement } from 'react';
import { personName } from '../../../text/person-name.ts';
import { interFonts, missingInFont } from '../../modules/font.ts';
import type { Tokens } from '../../modules/themes/tokens.ts';
import type { AppIconKind } from './app-icon.ts';

const side = 512;
/** As large as the safe zone allows. Capitals of Inter are about so wide, in shares of the size. */
const fontSizeOf = (letters: string): number => {
  const width = [...letters].reduce((sum, letter) => sum + (/[MW]/.test(letter) ? 0.9 : 0.7), 0);
  return side * Math.min(0.48, 0.62 / width);
};

export function initialsOf(name: string): string {
  const { given, family, isFirm, plain } = personName(name);
  const words = isFirm || !given || !family ? plain.split(/[\s-]+/).slice(0, 2) : [given, family];
  // A particle such as "von" has no capital.
  return words.map((word) => /\p{Lu}/u.exec(word)?.[0] ?? word.charAt(0).toUpperCase()).join('');
}

/** Draws an app icon of initials as SVG in a theme's colours, without letters that the font lacks. */
export async function initialsIcon(
  initials: string,
  kind: AppIconKind,
  { 'color-primary': ground, 'color-primary-content': ink }: Tokens,
): Promise<string> {
  // Loaded late: most builds find the icons in the cache.
  const { default: satori } = await import('satori');
  const missing = await missingInFont(initials);
  const letters = [...initials].filter((letter) => !missing.includes(letter)).join('');
  const style = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: side,
    height: side,
    borderRadius: kind === 'plain' ? 0.22 * side : 0,
    ...(kind === 'monochrome' ? { color: 'white' } : { color: ink, backgroundColor: ground }),
    fontSize: fontSizeOf(letters),
  };
  return satori(createElement('div', { style }, letters), {
    width: side,
    height: side,
    fonts: await interFonts(700),
  });
}

import type { ThemeName } from '../../../model/theme-name.ts';
import { shares } from './mixtures.ts';
import { type OwnColors, type Palette, paletteOf } from './palette.ts';
import { tokensOf } from './tokens.ts';

/**
 * The style sheet of the given themes. The first is the site's default and holds without a `data-theme` attribute.
 *
 * A block holds nothing but its own colours, radii and line width, because it is sent once per theme; what follows
 * from them is one rule for all. Every `data-theme` element gets that rule, so that a theme also works inside another.
 */
export function sheetOf(names: readonly ThemeName[], own: OwnColors): string {
  const [first, ...others] = new Set(names);
  return [
    derived,
    ...(first ? [block(first, own, true)] : []),
    ...others.map((name) => block(name, own)),
  ].join('\n');
}

/** The blocks of further themes, for a sheet that may be loaded before or after the one above. */
export const furtherThemes = (names: readonly ThemeName[], own: OwnColors): string =>
  names.map((name) => block(name, own)).join('\n');

const declarationsOf = new Map<string, string>();

/** Never two for one element, and weaker than any other rule: it does not matter which sheet comes first. */
function block(name: ThemeName, own: OwnColors, isDefault = false): string {
  const selector = `:where(${isDefault ? ':root:not([data-theme]),' : ''}[data-theme=${name}])`;
  const key = name === 'custom' ? JSON.stringify(own.customTheme) : name;
  const declarations = declarationsOf.get(key) ?? declare(paletteOf(name, own));
  // Correcting colours takes a while, and several plugins ask for the same themes.
  declarationsOf.set(key, declarations);
  return `${selector}{${declarations}}`;
}

function declare(palette: Palette): string {
  return [
    `color-scheme:${palette.scheme}`,
    ...Object.entries(tokensOf(palette)).map(([token, value]) => `--${token}:${value}`),
    `--diagram-filter:${diagramFilter[palette.scheme]}`,
  ].join(';');
}

/** Turns a diagram that was drawn for a white page into one for a dark page, with the same hues. */
const diagramFilter = { light: 'none', dark: 'invert(1) hue-rotate(180deg)' } as const;

const over = (color: string, share: number, ground: string) =>
  `color-mix(in oklab,var(--color-${color}) ${Math.round(share * 100)}%,${ground})`;

const derived = `:root,[data-theme]{${[
  '--color-inset:var(--color-page)',
  `--color-item:${over('inset', shares.item, 'var(--color-card)')}`,
  `--color-tint:${over('primary', shares.tint, 'var(--color-card)')}`,
  `--color-glow-primary:${over('primary', shares.glowPrimary, 'transparent')}`,
  `--color-glow-secondary:${over('secondary', shares.glowSecondary, 'transparent')}`,
].join(';')}}`;

import type { Plugin } from 'vite';
import type { Site } from '../../../model/site.ts';
import { type ThemeName, themeNames } from '../../../model/theme-name.ts';
import { shownThemes, type ThemeConfig, unchosenThemes } from '../../../theme/choice.ts';
import { shortHash } from '../../files.ts';
import { virtualModules } from '../../virtual-modules.ts';
import { type Hex, shares, shipped } from './color.ts';
import { type OwnColors, paletteOf } from './palette.ts';
import { type Palette, tokensOf } from './tokens.ts';

/**
 * The style sheet of the given themes. The first is the default and holds without `data-theme`. A block has only the
 * theme's own colours and shape; what follows from them is one rule for every `data-theme` element, also nested ones.
 */
export const sheetOf = (names: readonly ThemeName[], own: OwnColors): string =>
  [derived, ...[...new Set(names)].map((name, index) => block(name, own, index === 0))].join('\n');

/** The blocks of further themes, for a sheet that may be loaded before or after the one above. */
export const furtherThemes = (names: readonly ThemeName[], own: OwnColors): string =>
  names.map((name) => block(name, own)).join('\n');

const declarationsOf = new Map<string, string>();

/** Weaker than any other rule, and one for each element, so that the order of sheets does not matter. */
function block(name: ThemeName, own: OwnColors, isDefault = false): string {
  const selector = `:where(${isDefault ? ':root:not([data-theme]),' : ''}[data-theme=${name}])`;
  const key = name === 'custom' ? JSON.stringify(own.customTheme) : name;
  const declarations = declarationsOf.get(key) ?? declare(paletteOf(name, own));
  // Correcting colours is slow, and several plugins need the same themes.
  declarationsOf.set(key, declarations);
  return `${selector}{${declarations}}`;
}

function declare(palette: Palette): string {
  return [
    `color-scheme:${palette['color-scheme']}`,
    ...Object.entries(tokensOf(palette)).map(([token, value]) => `--${token}:${value}`),
    // Turns a diagram that was drawn for a white page into one for a dark page, with the same hues.
    `--diagram-filter:${palette['color-scheme'] === 'dark' ? 'invert(1) hue-rotate(180deg)' : 'none'}`,
  ].join(';');
}

const over = (color: string, share: number, ground: string) =>
  `color-mix(in oklab,var(--color-${color}) ${Math.round(share * 100)}%,${ground})`;

const derived = `:root,[data-theme]{${[
  '--color-inset:var(--color-page)',
  `--color-item:${over('inset', shares.item, 'var(--color-card)')}`,
  `--color-tint:${over('primary', shares.tint, 'var(--color-card)')}`,
  `--color-glow-primary:${over('primary', shares.glowPrimary, 'transparent')}`,
  `--color-glow-secondary:${over('secondary', shares.glowSecondary, 'transparent')}`,
].join(';')}}`;

/** The themes that only a choice shows, as a style sheet of their own; undefined when there are none. */
export function furtherThemesFile(config: ThemeConfig): Record<'fileName' | 'source', string> | undefined {
  const unchosen = unchosenThemes(config);
  const names = shownThemes(config).filter((name) => !unchosen.includes(name));
  if (names.length === 0) return undefined;
  const source = furtherThemes(names, config);
  // Named by its content here, because the documents name it before the bundle is put together.
  return { fileName: `assets/themes-${shortHash(source)}.css`, source };
}

/** A theme's page colour, `#rrggbb`: for `<meta name="theme-color">` and the web app manifest. */
export const pageColor = (name: ThemeName, own: OwnColors): Hex => shipped(paletteOf(name, own)['base-200']);

/** Serves `virtual:themes.css`: in a build only what a visitor sees who has chosen nothing. */
export const themes = (site: () => Promise<Site | null>): Plugin =>
  virtualModules('themes', {
    'virtual:themes.css': async (context) => {
      const config = (await site())?.themeConfig;
      // The error screen has the first theme, and no way to choose another.
      if (!config) return sheetOf(themeNames.slice(0, 1), {});
      if (context.environment.mode !== 'build') return sheetOf(shownThemes(config), config);
      const further = furtherThemesFile(config);
      if (further) context.emitFile({ type: 'asset', ...further });
      return sheetOf(unchosenThemes(config), config);
    },
  });

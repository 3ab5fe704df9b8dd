import type { Site } from '../../../model/site.ts';
import type { ThemeName } from '../../../model/theme-name.ts';
import { shownThemes, unchosenThemes } from '../../../theme/choice.ts';
import { shortHash } from '../../files.ts';
import { type Hex, oklch, shares, shipped } from './color.ts';
import { type OwnColors, paletteOf } from './palette.ts';
import { type Palette, tokensOf } from './tokens.ts';

/** The style sheet of themes. The first is the default, without `data-theme`; the derived values are one rule for all. */
export const sheetOf = (names: readonly ThemeName[], own: OwnColors): string =>
  [derived, ...[...new Set(names)].map((name, index) => block(name, own, index === 0))].join('\n');

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
    `--diagram-filter:${diagramFilter(palette)}`,
  ].join(';');
}

/** The hue of the charts that GitHub's and its like draw, for a white page. */
const drawn = { hue: 145, chroma: 0.16 };

/** Adapts a green diagram to a theme: its hue is the primary's, and on a dark page its light is turned round. */
function diagramFilter({ primary, 'color-scheme': scheme }: Palette): string {
  const { h = drawn.hue, c } = oklch(primary);
  const turned = scheme === 'dark' ? 'invert(1) hue-rotate(180deg) ' : '';
  return `${turned}hue-rotate(${Math.round(h - drawn.hue)}deg) saturate(${Math.min(1, c / drawn.chroma).toFixed(2)})`;
}

const over = (color: string, share: number, ground: string) =>
  `color-mix(in oklab,var(--color-${color}) ${Math.round(share * 100)}%,${ground})`;

const derived = `:root,[data-theme]{${[
  '--color-inset:var(--color-page)',
  `--color-item:${over('inset', shares.item, 'var(--color-card)')}`,
  `--color-tint:${over('primary', shares.tint, 'var(--color-card)')}`,
  `--color-quiet:${over('text', shares.quiet, 'transparent')}`,
].join(';')}}`;

/** The style sheet of themes that only a visitor's choice shows; undefined when there are none. */
export function furtherThemesFile(config: Site['themeConfig']) {
  const unchosen = unchosenThemes(config);
  const names = shownThemes(config).filter((name) => !unchosen.includes(name));
  if (names.length === 0) return undefined;
  const source = `@layer palette{${names.map((name) => block(name, config)).join('\n')}}`;
  // Hashed here, because documents need the name before the bundle is complete.
  return { fileName: `assets/themes-${shortHash(source)}.css`, source };
}

/** A theme's page colour, `#rrggbb`: for `<meta name="theme-color">` and the web app manifest. */
export const pageColor = (name: ThemeName, own: OwnColors): Hex => shipped(paletteOf(name, own)['base-200']);

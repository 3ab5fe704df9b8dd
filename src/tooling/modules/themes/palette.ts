import daisy from 'daisyui/theme/object';
import type { Site } from '../../../model/site.ts';
import type { GivenTheme, ThemeName } from '../../../model/theme-name.ts';
import { contrast, mix, shipped } from './color.ts';
import { shifted } from './legible.ts';
import { fills, type Palette, tokensOf } from './tokens.ts';

export type OwnColors = Pick<Site['themeConfig'], 'customTheme'>;

export type CustomTheme = NonNullable<OwnColors['customTheme']>;

export const paletteOf = (name: ThemeName, { customTheme }: OwnColors): Palette =>
  name === 'custom' ? customPalette(customTheme ?? {}) : givenPalette(name);

const procyon: Palette = {
  'color-scheme': 'light',
  'base-100': '#e3e3ed',
  'base-200': '#d1d1db',
  'base-300': '#bfbfc9',
  'base-content': '#2a2730',
  primary: '#fc055b',
  'primary-content': '#ffffff',
  secondary: '#219aaf',
  'secondary-content': '#ffffff',
  accent: '#e8d03a',
  'accent-content': '#2a2730',
  neutral: '#2a2730',
  'neutral-content': '#ffffff',
  info: '#219aaf',
  success: '#16a34a',
  warning: '#e8d03a',
  'radius-box': '3rem',
  'radius-field': '3rem',
  border: '1px',
};

/** Here base-200 is adjusted than base-100, so cards would be darker than the page. */
const sunken: readonly GivenTheme[] = ['black', 'luxury', 'synthwave'];

function givenPalette(name: GivenTheme): Palette {
  if (name === 'procyon') return procyon;
  const palette = Object.fromEntries(
    Object.entries(daisy[name]).map(([key, value]) => [key.replace(/^--(?:color-)?/, ''), value]),
  ) as Palette;
  return sunken.includes(name)
    ? { ...palette, 'base-100': palette['base-200'], 'base-200': palette['base-100'] }
    : palette;
}

/** Shares by which daisyUI derives the ground, lines and labels from other colours. */
const derived = { ground: 0.07, line: 0.14, label: 0.8 };

/** The owner's palette; colours left out are derived as in daisyUI, or those of `base`. */
function customPalette(custom: CustomTheme): Palette {
  const { base, '--rounded-box': box, '--rounded-btn': field, ...colors } = custom;
  const raised = colors['base-100'];
  const start = givenPalette(base ?? (raised && isDark(raised) ? 'dark' : 'light'));
  const labels = fills.flatMap((fill) => (colors[fill] ? [[`${fill}-content`, labelOn(colors[fill])]] : []));
  const palette: Palette = {
    ...start,
    ...(raised && {
      'base-200': darker(raised, derived.ground),
      'base-300': darker(raised, derived.line),
      'base-content': labelOn(raised),
    }),
    ...Object.fromEntries(labels),
    ...colors,
    'radius-box': inRem(box) ?? start['radius-box'],
    'radius-field': inRem(field) ?? start['radius-field'],
  };
  const { 'base-100': card, 'base-200': page } = palette;
  // No card is darker than the page.
  const isSunken = contrast(shipped(card), '#000000') < contrast(shipped(page), '#000000');
  return readable({
    ...palette,
    'color-scheme': isDark(card) ? 'dark' : 'light',
    ...(isSunken && { 'base-100': page, 'base-200': card }),
  });
}

const step = 0.02;

/** Moves the surfaces towards white, in a dark theme black, until every text is legible; that may be black or white. */
function readable(palette: Palette): Palette {
  const [outward, strongest] = palette['color-scheme'] === 'dark' ? [-1, '#ffffff'] : [1, '#000000'];
  for (let change = 0; change <= 1; change += step) {
    const adjusted = { ...palette };
    for (const name of ['base-100', 'base-200', 'base-300'] as const)
      if (change > 0) adjusted[name] = shifted(palette[name], outward * change);
    const candidates = [adjusted, { ...adjusted, 'base-content': strongest }];
    const readablePalette = candidates.find(isReadable);
    if (readablePalette) return readablePalette;
  }
  throw new Error('Nothing can be read in the colours of `themeConfig.customTheme`.');
}

/** Beyond what tokens need: a link that changes under the pointer. */
function isReadable(palette: Palette): boolean {
  try {
    const tokens = tokensOf(palette);
    return tokens['color-link'] !== tokens['color-link-hover'];
  } catch {
    return false;
  }
}

const isDark = (color: string): boolean =>
  contrast(shipped(color), '#ffffff') > contrast(shipped(color), '#000000');
const darker = (color: string, share: number): string => mix('#000000', share, shipped(color));
const labelOn = (fill: string): string =>
  mix(isDark(fill) ? '#ffffff' : '#000000', derived.label, shipped(fill));

const inRem = (length: string | undefined): string | undefined =>
  length && `${Number.parseFloat(length) / (length.endsWith('px') ? 16 : 1)}rem`;

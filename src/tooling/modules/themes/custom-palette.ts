import type { Site } from '../../../model/site.ts';
import type { ThemeName } from '../../../model/theme-name.ts';
import { contrast, mix, purple, shares, shipped, surfaces } from './color.ts';
import { AA, shifted } from './legible.ts';
import { fills, givenPalette, type Palette } from './palette.ts';
import { type Tokens, tokensOf } from './tokens.ts';

export type OwnColors = Pick<Site['themeConfig'], 'customTheme'>;

export function paletteOf(name: ThemeName, { customTheme }: OwnColors): Palette {
  return name === 'custom' ? customPalette(customTheme ?? {}) : givenPalette(name);
}

export type CustomTheme = NonNullable<OwnColors['customTheme']>;

/** How much black daisyUI mixes into base-100 for the ground and the lines, and how far a label is from its fill. */
const derived = { ground: 0.07, line: 0.14, label: 0.8 };

/** The palette of the owner's own colours; what they leave out follows from those, as in daisyUI, or is that of `base`. */
function customPalette(custom: CustomTheme): Palette {
  const { base, '--rounded-box': box, '--rounded-btn': field, ...colors } = custom;
  const raised = colors['base-100'];
  const start = givenPalette(base ?? (raised && isDark(raised) ? 'dark' : 'light'));
  const labels = fills.flatMap((fill) => {
    const color = colors[fill];
    return color ? [[`${fill}-content`, labelOn(color)]] : [];
  });
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
  const scheme = { 'color-scheme': isDark(palette['base-100']) ? 'dark' : 'light' };
  // No card is darker than the page around it.
  const isSunken =
    contrast(shipped(palette['base-100']), '#000000') < contrast(shipped(palette['base-200']), '#000000');
  return readable({
    ...palette,
    ...scheme,
    ...(isSunken && { 'base-100': palette['base-200'], 'base-200': palette['base-100'] }),
  });
}

const step = 0.02;
const changes = Array.from({ length: 1 / step + 1 }, (_, index) => index * step);

/**
 * Moves surfaces of a middle lightness, or one light and one dark, towards white in a light theme, towards black in a dark
 * one, until text can be read on them. A text that is still too weak becomes black or white.
 */
function readable(palette: Palette): Palette {
  const [outward, strongest] = palette['color-scheme'] === 'dark' ? [-1, '#ffffff'] : [1, '#000000'];
  for (const change of changes) {
    const moved = (key: 'base-100' | 'base-200' | 'base-300') =>
      change === 0 ? palette[key] : shifted(palette[key], outward * change);
    const base = {
      'base-100': moved('base-100'),
      'base-200': moved('base-200'),
      'base-300': moved('base-300'),
    };
    const found = [palette['base-content'], strongest]
      .map((text) => ({ ...palette, ...base, 'base-content': text }))
      .find((candidate) => canBeRead(candidate, strongest) && isWhole(tokensOf(candidate)));
    if (found) return found;
  }
  throw new Error('Nothing can be read in the colours of `themeConfig.customTheme`.');
}

/** Whether every surface of the palette takes text that is as light or dark as there is. */
function canBeRead(palette: Palette, strongest: string): boolean {
  const { primary, secondary, neutral, info, success, warning, error } = palette;
  const [card, page] = [shipped(palette['base-100']), shipped(palette['base-200'])];
  const badges = [primary, neutral, info, success, warning, error].map((fill) =>
    mix(shipped(fill), shares.badge, card),
  );
  // The two fills may still move a little, for the sake of their labels.
  const grounds = [primary, labelOn(primary)].flatMap((first) =>
    [secondary, labelOn(secondary)].flatMap((second) =>
      surfaces({ page, card, primary: shipped(first), secondary: shipped(second) }),
    ),
  );
  return [...badges, ...grounds].every((surface) => contrast(surface, strongest) >= AA.text);
}

/** What the given themes have by themselves: a readable purple, and a link that answers to the pointer. */
function isWhole(tokens: Tokens): boolean {
  const ground = mix(purple, shares.badge, tokens['color-card']);
  const ink = mix(purple, shares.purpleInk, tokens['color-text']);
  return contrast(ink, ground) >= AA.text && tokens['color-link'] !== tokens['color-link-hover'];
}

const isDark = (color: string): boolean =>
  contrast(shipped(color), '#ffffff') > contrast(shipped(color), '#000000');
const darker = (color: string, share: number): string => mix('#000000', share, shipped(color));
const labelOn = (fill: string): string =>
  mix(isDark(fill) ? '#ffffff' : '#000000', derived.label, shipped(fill));

function inRem(length: string | undefined): string | undefined {
  if (length === undefined) return undefined;
  const size = Number.parseFloat(length);
  return `${length.endsWith('px') ? size / 16 : size}rem`;
}

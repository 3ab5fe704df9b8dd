import type { Site } from '../../../model/site.ts';
import type { GivenTheme } from '../../../model/theme-name.ts';
import { contrast, mix, oklch, ship } from './color.ts';
import { AA, shifted } from './legible.ts';
import { purple, shares, surfaces } from './mixtures.ts';
import type { Palette } from './palette.ts';
import { type Tokens, tokensOf } from './tokens.ts';

export type CustomTheme = NonNullable<Site['themeConfig']['customTheme']>;

/** How much black daisyUI mixes into base-100 for the ground and the lines, and how far a label is from its fill. */
const derived = { ground: 0.07, line: 0.14, label: 0.8 };

/** The palette of the owner's own colours; what they leave out follows from those, as in daisyUI, or is that of `base`. */
export function customPalette(custom: CustomTheme, given: (name: GivenTheme) => Palette): Palette {
  const raised = custom['base-100'];
  const base = given(custom.base ?? (raised && isDark(raised) ? 'dark' : 'light'));
  const filled = (key: 'primary' | 'secondary' | 'accent' | 'neutral') => {
    const fill = custom[key];
    const label = custom[`${key}-content`] ?? (fill ? labelOn(fill) : base[key].label);
    return { fill: fill ?? base[key].fill, label };
  };
  const grounds = [
    custom['base-200'] ?? (raised ? darker(raised, derived.ground) : base.base[1]),
    custom['base-300'] ?? (raised ? darker(raised, derived.line) : base.base[2]),
  ] as const;
  return readable({
    ...base,
    scheme: isDark(raised ?? base.base[0]) ? 'dark' : 'light',
    base: raise(raised ?? base.base[0], ...grounds),
    text: custom['base-content'] ?? (raised ? labelOn(raised) : base.text),
    primary: filled('primary'),
    secondary: filled('secondary'),
    accent: filled('accent'),
    neutral: filled('neutral'),
    info: custom.info ?? base.info,
    success: custom.success ?? base.success,
    warning: custom.warning ?? base.warning,
    error: custom.error ?? base.error,
    radiusBox: inRem(custom['--rounded-box']) ?? base.radiusBox,
    radiusField: inRem(custom['--rounded-btn']) ?? base.radiusField,
  });
}

/** No card is darker than the page around it. */
function raise(raised: string, ground: string, line: string): Palette['base'] {
  return contrast(shipped(raised), '#000000') < contrast(shipped(ground), '#000000')
    ? [ground, raised, line]
    : [raised, ground, line];
}

const step = 0.02;
/** From 0, by small steps, to where a colour is black or white. */
const changes = Array.from({ length: 1 / step + 1 }, (_, index) => index * step);

/**
 * The palette with surfaces on which a text can be read: those of a middle lightness, or one light and one dark, move
 * towards white in a light theme, towards black in a dark one; a text that is still too weak becomes black or white.
 */
function readable(palette: Palette): Palette {
  const [outward, strongest] = palette.scheme === 'dark' ? [-1, '#ffffff'] : [1, '#000000'];
  for (const change of changes) {
    const moved = (color: string) => (change === 0 ? color : shifted(color, outward * change));
    const [raised, ground, line] = palette.base;
    const base = [moved(raised), moved(ground), moved(line)] as const;
    const candidates = [palette.text, strongest].map((text) => ({ ...palette, base, text }));
    const found = candidates.find(
      (candidate) => canBeRead(candidate, strongest) && isWhole(tokensOf(candidate)),
    );
    if (found) return found;
  }
  throw new Error('Nothing can be read in the colours of `themeConfig.customTheme`.');
}

/** Whether every surface of the palette takes text that is as light or dark as there is. */
function canBeRead({ base, primary, secondary, ...palette }: Palette, strongest: string): boolean {
  const [card, page] = [shipped(base[0]), shipped(base[1])];
  const fills = [palette.neutral.fill, palette.info, palette.success, palette.warning, palette.error];
  const badges = [primary.fill, ...fills].map((fill) => mix(shipped(fill), shares.badge, card));
  // The two fills may still move a little, for the sake of their labels.
  const grounds = [primary.fill, labelOn(primary.fill)].flatMap((first) =>
    [secondary.fill, labelOn(secondary.fill)].flatMap((second) =>
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

const shipped = (color: string) => ship(oklch(color));
const isDark = (color: string): boolean =>
  contrast(shipped(color), '#ffffff') > contrast(shipped(color), '#000000');
const darker = (color: string, share: number): string => mix('#000000', share, shipped(color));
const labelOn = (fill: string): string =>
  mix(isDark(fill) ? '#ffffff' : '#000000', derived.label, shipped(fill));

/** A length as the tokens take it. */
function inRem(length: string | undefined): string | undefined {
  if (length === undefined) return undefined;
  const size = Number.parseFloat(length);
  return `${length.endsWith('px') ? size / 16 : size}rem`;
}

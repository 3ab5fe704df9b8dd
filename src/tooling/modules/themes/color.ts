import { blend, converter, formatHex, interpolate, type Oklch, toGamut, wcagContrast } from 'culori';

/** A colour as it ships, `#rrggbb`: contrast is measured after rounding to eight bits a channel. */
export type Hex = string;

const toOklch = converter('oklch');
const rgb = converter('rgb');
const toScreen = toGamut('rgb', 'oklch');

/** Reads any CSS colour. @throws Error when it is not one. */
export function oklch(color: string): Oklch {
  const parsed = toOklch(color);
  if (parsed === undefined) throw new Error(`"${color}" is not a colour`);
  return parsed;
}

/** The nearest colour in sRGB, with the same lightness and hue (CSS Color 4 gamut mapping). */
export const ship = (color: Oklch): Hex => formatHex(toScreen(color));

export const shipped = (color: string): Hex => ship(oklch(color));

/** The browser's `color-mix(in oklab, top share, under)`. */
export const mix = (top: Hex, share: number, under: Hex): Hex =>
  formatHex(interpolate([under, top], 'oklab')(share));

/** `top` with an alpha of `share` over `under`; browsers composite in sRGB. */
const veil = (top: Hex, share: number, under: Hex): Hex =>
  formatHex(blend([under, { ...oklch(top), alpha: share }], 'normal', 'rgb'));

/** WCAG 2 contrast ratio, 1 to 21. */
export const contrast: (a: Hex, b: Hex) => number = wcagContrast;

/** How light a colour is on a screen, as APCA 0.0.98G estimates it. */
function screenLuminance(color: Hex): number {
  const { r, g, b } = rgb(color) ?? { r: 0, g: 0, b: 0 };
  const light = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return light < 0.022 ? light + (0.022 - light) ** Math.SQRT2 : light;
}

/** APCA's lightness contrast of a text, 0 to 108: unlike WCAG's ratio, true for light text on a dark ground too. */
export function lightnessContrast(text: Hex, ground: Hex): number {
  const [ink, paper] = [screenLuminance(text), screenLuminance(ground)];
  const contrast = paper > ink ? paper ** 0.56 - ink ** 0.57 : ink ** 0.62 - paper ** 0.65;
  return Math.max(0, contrast * 1.14 - 0.027) * 100;
}

/** Shares of the style sheet's mixed colours, also for the contrast correction. */
export const shares = {
  /** Primary over card: icon tiles, quiet hover. */
  tint: 0.12,
  /** Inset over card: an item inside a card. */
  item: 0.55,
  /** A colour of meaning over card: the ground of a badge, under that colour's ink. */
  badge: 0.14,
  /** Text over card or page: all buttons but the most important one. */
  quiet: 0.06,
  /** Primary, and under it secondary, over the page, from its two upper corners (src/theme/base.css). */
  glowPrimary: 0.13,
  glowSecondary: 0.11,
} as const;

/** Fills of the categories, whatever the theme (src/ui/badge.css). */
export const hues = { blue: '#2563eb', orange: '#e07b00', green: '#16a34a', purple: '#9333ea' } as const;

/** Every surface on which the page sets text, whatever its colour. */
export function surfaces(colors: Readonly<Record<'page' | 'card' | 'primary' | 'secondary', Hex>>): Hex[] {
  const { page, card, primary, secondary } = colors;
  // The glows fade out; in the middle they can be darker than at both ends.
  const fading = [0, 0.5, 1];
  const glowing = fading.flatMap((left) =>
    fading.map((right) =>
      veil(primary, left * shares.glowPrimary, veil(secondary, right * shares.glowSecondary, page)),
    ),
  );
  return [card, mix(page, shares.item, card), mix(primary, shares.tint, card), ...glowing];
}

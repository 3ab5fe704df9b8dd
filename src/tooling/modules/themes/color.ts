import { converter, formatHex, interpolate, type Oklch, toGamut, wcagLuminance } from 'culori';

/** A colour as it ships: eight bits a channel, `#rrggbb`. Contrast is measured on these, never on the ideal colour. */
export type Hex = string;

const toOklch = converter('oklch');
const toRgb = converter('rgb');
const toScreen = toGamut('rgb', 'oklch');

/** Reads any CSS colour. @throws Error when it is none. */
export function oklch(color: string): Oklch {
  const parsed = toOklch(color);
  if (parsed === undefined) throw new Error(`"${color}" is not a colour`);
  return parsed;
}

/** The nearest colour that every screen shows: chroma gives way, lightness and hue stay (CSS Color 4 gamut mapping). */
export function ship(color: Oklch): Hex {
  return formatHex(toScreen(color));
}

/** Any CSS colour as it ships. */
export const shipped = (color: string): Hex => ship(oklch(color));

/** What a browser paints for `color-mix(in oklab, top share, under)`. */
export function mix(top: Hex, share: number, under: Hex): Hex {
  return formatHex(interpolate([under, top], 'oklab')(share));
}

/** What a browser paints for `top` with an alpha of `share` over `under`: compositing works on the plain sRGB channels. */
export function veil(top: Hex, share: number, under: Hex): Hex {
  const [over, below] = [toRgb(top), toRgb(under)];
  const channel = (key: 'r' | 'g' | 'b') => (over?.[key] ?? 0) * share + (below?.[key] ?? 0) * (1 - share);
  return formatHex({ mode: 'rgb', r: channel('r'), g: channel('g'), b: channel('b') });
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A correction measures the same few surfaces against hundreds of candidates. */
const luminances = new Map<Hex, number>();

function luminance(color: Hex): number {
  const known = luminances.get(color) ?? wcagLuminance(color);
  luminances.set(color, known);
  return known;
}

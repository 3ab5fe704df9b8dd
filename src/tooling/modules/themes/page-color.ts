import type { ThemeName } from '../../../model/theme-name.ts';
import { type Hex, oklch, ship } from './color.ts';
import { type OwnColors, paletteOf } from './palette.ts';

/** A theme's page colour, `#rrggbb`: for `<meta name="theme-color">` and the web app manifest. */
export function pageColor(name: ThemeName, own: OwnColors): Hex {
  const [, ground] = paletteOf(name, own).base;
  return ship(oklch(ground));
}

/** The page colours of the given themes, as src/theme/before-paint.ts shows them. */
export function pageColors(names: readonly ThemeName[], own: OwnColors): Partial<Record<ThemeName, Hex>> {
  return Object.fromEntries(names.map((name) => [name, pageColor(name, own)]));
}

import type { Oklch } from 'culori';
import { contrast, type Hex, lightnessContrast, oklch, ship } from './color.ts';

/** WCAG 2 AA for text (4.5) and lines (3), plus a margin because browsers round gradients to eight bits. */
export const AA = { text: 4.54, line: 3.03 } as const;

/** APCA's least lightness contrasts, which dark themes need beyond AA. */
export const leastLightness = { text: 75, muted: 60, ink: 55, label: 50 } as const;

/** The least contrast of a colour with those beneath it, as WCAG and as APCA measure it. */
type Needs = readonly { on: Hex; ratio: number; lightness?: number }[];

export const contrastWith = (ratio: number, surfaces: readonly Hex[], lightness = 0): Needs =>
  surfaces.map((on) => ({ on, ratio, lightness }));

export const meets = (color: Hex, all: Needs): boolean =>
  all.every(
    ({ on, ratio, lightness = 0 }) =>
      contrast(color, on) >= ratio && lightnessContrast(color, on) >= lightness,
  );

/** Precision of the lightness. */
const precision = 0.001;

/** The first colour on the way from `color` to the lightness `end` that meets every need; undefined when none does. */
export function legibleTowards(color: string, end: number, all: Needs): Hex | undefined {
  const start = oklch(color);
  const isLegible = (l: number) => meets(atLightness(start, l), all);
  let [near, far] = [start.l, end];
  if (isLegible(near)) return ship(start);
  if (!isLegible(far)) return undefined;
  while (Math.abs(far - near) > precision) {
    const middle = (near + far) / 2;
    if (isLegible(middle)) far = middle;
    else near = middle;
  }
  return atLightness(start, far);
}

/** The colour nearest in lightness that meets every need. @throws Error on surfaces both too light and too dark */
export function legible(color: string, all: Needs): Hex {
  const distanceOf = (candidate: Hex) => Math.abs(oklch(candidate).l - oklch(color).l);
  const [nearest] = [0, 1]
    .flatMap((end) => legibleTowards(color, end, all) ?? [])
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (nearest === undefined) throw new Error(`no lightness of ${color} is legible`);
  return nearest;
}

export const shifted = (color: string, change: number): Hex =>
  atLightness(oklch(color), oklch(color).l + change);

const atLightness = (color: Oklch, l: number): Hex => ship({ ...color, l: Math.min(1, Math.max(0, l)) });

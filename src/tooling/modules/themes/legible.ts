import type { Oklch } from 'culori';
import { contrast, type Hex, oklch, ship } from './color.ts';

/** WCAG 2 AA for text (4.5) and lines (3), plus a margin because browsers round gradients to eight bits. */
export const AA = { text: 4.54, line: 3.03 } as const;

/** The least contrast at which a change of colour is visible. */
export const noticeable = 1.15;

export const contrastWith = (ratio: number, surfaces: readonly Hex[]) =>
  surfaces.map((on) => ({ on, ratio }));
export type RequiredContrast = ReturnType<typeof contrastWith>[number];

export const meets = (color: Hex, all: readonly RequiredContrast[]): boolean =>
  all.every(({ on, ratio }) => contrast(color, on) >= ratio);

/** Precision of the lightness. */
const precision = 0.001;

/** The first colour on the way from `color` to the lightness `end` that meets every need; undefined when none does. */
export function legibleTowards(
  color: string,
  end: number,
  all: readonly RequiredContrast[],
): Hex | undefined {
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
export function legible(color: string, all: readonly RequiredContrast[]): Hex {
  const distanceOf = (found: Hex) => Math.abs(oklch(found).l - oklch(color).l);
  const [nearest] = [0, 1]
    .flatMap((end) => legibleTowards(color, end, all) ?? [])
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (nearest === undefined) throw new Error(`no lightness of ${color} is legible`);
  return nearest;
}

export const shifted = (color: string, change: number): Hex =>
  atLightness(oklch(color), oklch(color).l + change);

const atLightness = (color: Oklch, l: number): Hex => ship({ ...color, l: Math.min(1, Math.max(0, l)) });

/** How far a fill's OKLCH lightness may change before its label changes sides instead. */
const fillLeeway = 0.1;

/**
 * A fill with a legible label. In this order: the label moves outward, the fill moves a little, the label flips to the
 * other side of the fill.
 */
export function readable(fill: string, label: string): { fill: Hex; label: Hex } {
  const color = oklch(fill);
  const shipped = ship(color);
  const onFill = contrastWith(AA.text, [shipped]);
  const outward = oklch(label).l >= color.l ? 1 : -1;

  const moved = legibleTowards(label, outward > 0 ? 1 : 0, onFill);
  if (moved) return { fill: shipped, label: moved };

  const extreme = shifted(label, outward);
  const yielding = legibleTowards(fill, color.l - outward * fillLeeway, contrastWith(AA.text, [extreme]));
  if (yielding) return { fill: yielding, label: extreme };

  // Black or white reaches 4.58:1 on every colour there is.
  return { fill: shipped, label: legible(label, onFill) };
}

const hoverShift = 0.06;

/** The fill under the pointer: moved away from its label, or towards it where that would not be visible. */
export function hovered({ fill, label }: ReturnType<typeof readable>): Hex {
  const away = oklch(label).l >= oklch(fill).l ? -1 : 1;
  const moved = shifted(fill, away * hoverShift);
  if (contrast(moved, fill) >= noticeable) return moved;
  return (
    legibleTowards(shifted(fill, -away * 2 * hoverShift), oklch(fill).l, contrastWith(AA.text, [label])) ??
    fill
  );
}

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

/** The first colour on the way from `start` to the lightness `end` that meets every need: from there on, all do. */
function firstLegible(start: Oklch, end: number, all: readonly RequiredContrast[]) {
  const at = (distance: number) => atLightness(start, start.l + Math.sign(end - start.l) * distance);
  if (meets(at(0), all)) return { color: at(0), distance: 0 };
  let [near, far] = [0, Math.abs(end - start.l)];
  if (!meets(at(far), all)) return undefined;
  while (far - near > precision) {
    const middle = (near + far) / 2;
    if (meets(at(middle), all)) far = middle;
    else near = middle;
  }
  return { color: at(far), distance: far };
}

/** The colour nearest in lightness that meets every need. @throws Error on surfaces both too light and too dark */
export function legible(color: string, all: readonly RequiredContrast[]): Hex {
  const [nearest] = [0, 1]
    .flatMap((end) => firstLegible(oklch(color), end, all) ?? [])
    .toSorted((a, b) => a.distance - b.distance);
  if (nearest) return nearest.color;
  const surfaces = all.map(({ on, ratio }) => `${ratio}:1 on ${on}`).join(', ');
  throw new Error(`no lightness of ${color} reaches ${surfaces}`);
}

/** The first colour on the way from `color` to the lightness `end` that meets every need; undefined when none does. */
export const legibleTowards = (
  color: string,
  end: number,
  all: readonly RequiredContrast[],
): Hex | undefined => firstLegible(oklch(color), end, all)?.color;

export const shifted = (color: string, change: number): Hex =>
  atLightness(oklch(color), oklch(color).l + change);

const atLightness = (color: Oklch, l: number): Hex => ship({ ...color, l: Math.min(1, Math.max(0, l)) });

type Filled = Readonly<Record<'fill' | 'label', Hex>>;

/** How far a fill's OKLCH lightness may change before its label changes sides instead. */
const fillLeeway = 0.1;

/**
 * A fill with a legible label. In this order: the label moves outward, the fill moves a little, the label flips to the
 * other side of the fill.
 */
export function readable(fill: string, label: string): Filled {
  const color = oklch(fill);
  const shipped = ship(color);
  const outward = oklch(label).l >= color.l ? 1 : -1;

  const moved = legibleTowards(label, outward > 0 ? 1 : 0, contrastWith(AA.text, [shipped]));
  if (moved) return { fill: shipped, label: moved };

  const extreme = shifted(label, outward);
  const yielding = legibleTowards(fill, color.l - outward * fillLeeway, contrastWith(AA.text, [extreme]));
  if (yielding) return { fill: yielding, label: extreme };

  const flipped = legibleTowards(label, outward > 0 ? 0 : 1, contrastWith(AA.text, [shipped]));
  // Black or white reaches 4.58:1 on every colour there is.
  if (!flipped) throw new Error(`no label can be read on ${fill}`);
  return { fill: shipped, label: flipped };
}

const hoverShift = 0.06;

/** The fill under the pointer: moved away from its label, or towards it where that would not be visible. */
export function hovered({ fill, label }: Filled): Hex {
  const away = oklch(label).l >= oklch(fill).l ? -1 : 1;
  const moved = shifted(fill, away * hoverShift);
  if (contrast(moved, fill) >= noticeable) return moved;
  return (
    legibleTowards(shifted(fill, -away * 2 * hoverShift), oklch(fill).l, contrastWith(AA.text, [label])) ??
    fill
  );
}

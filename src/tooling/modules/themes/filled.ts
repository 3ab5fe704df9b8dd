import { contrast, type Hex, oklch, ship } from './color.ts';
import { AA, legibleTowards, needs, noticeable, shifted } from './legible.ts';

export interface Filled {
  readonly fill: Hex;
  readonly label: Hex;
}

/** How far a fill may leave the designer's colour, in OKLCH lightness, before its label changes sides instead. */
const fillLeeway = 0.1;

/**
 * A filled colour with a label that can be read on it. What gives way first is what shows least: the label moves
 * outward, then the fill a little, then the label flips to the other side of the fill.
 */
export function readable(fill: string, label: string): Filled {
  const color = oklch(fill);
  const shipped = ship(color);
  const outward = oklch(label).l >= color.l ? 1 : -1;

  const moved = legibleTowards(label, lightnessAt(outward), needs(AA.text, [shipped]));
  if (moved) return { fill: shipped, label: moved };

  const extreme = shifted(label, outward);
  const yielding = legibleTowards(fill, color.l - outward * fillLeeway, needs(AA.text, [extreme]));
  if (yielding) return { fill: yielding, label: extreme };

  const flipped = legibleTowards(label, lightnessAt(-outward), needs(AA.text, [shipped]));
  // Black or white reaches 4.58:1 on every colour there is.
  if (!flipped) throw new Error(`no label can be read on ${fill}`);
  return { fill: shipped, label: flipped };
}

const hoverShift = 0.06;

/** The fill under the pointer: away from its label; where that cannot be seen, towards it while the label stays readable. */
export function hovered({ fill, label }: Filled): Hex {
  const away = oklch(label).l >= oklch(fill).l ? -1 : 1;
  const moved = shifted(fill, away * hoverShift);
  if (contrast(moved, fill) >= noticeable) return moved;
  return (
    legibleTowards(shifted(fill, -away * 2 * hoverShift), oklch(fill).l, needs(AA.text, [label])) ?? fill
  );
}

function lightnessAt(direction: number): number {
  return direction > 0 ? 1 : 0;
}

import { type Hex, mix, veil } from './color.ts';

/** Shares of the colours that the style sheet mixes; the contrast correction needs them too. */
export const shares = {
  /** Primary over card: icon tiles, quiet hover. */
  tint: 0.12,
  /** Inset over card: an item inside a card. */
  item: 0.55,
  /** A colour of meaning over card: the ground of a badge, under that colour's ink. */
  badge: 0.14,
  /** Primary, and under it secondary, over the page, from its two upper corners (src/theme/base.css). */
  glowPrimary: 0.13,
  glowSecondary: 0.11,
  /** Primary over card, and over that secondary, which fades out: the coloured card (src/sections/remote-support.css). */
  washPrimary: 0.09,
  washSecondary: 0.12,
  /** The purple that no theme has, over text: the ink of its badge (src/ui/badge.css). */
  purpleInk: 0.36,
} as const;

export const purple: Hex = '#9333ea';

interface Ground {
  readonly page: Hex;
  readonly card: Hex;
  readonly primary: Hex;
  readonly secondary: Hex;
}

/** The glows fade out; half faded they can be a shade darker than at both ends, so that is measured too. */
const fading = [0, 0.5, 1];

/** Every surface on which the page sets text, whatever its colour. */
export function surfaces({ page, card, primary, secondary }: Ground): Hex[] {
  const glowing = fading.flatMap((left) =>
    fading.map((right) =>
      veil(primary, left * shares.glowPrimary, veil(secondary, right * shares.glowSecondary, page)),
    ),
  );
  const washed = [card, mix(primary, shares.washPrimary, card)].flatMap((ground) =>
    fading.map((share) => veil(secondary, share * shares.washSecondary, ground)),
  );
  const plain = [card, mix(page, shares.item, card), mix(primary, shares.tint, card)];
  return [...new Set([...plain, ...glowing, ...washed])];
}

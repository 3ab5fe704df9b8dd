import { contrast, type Hex, hues, mix, oklch, shares, ship, shipped, surfaces } from './color.ts';
import { AA, contrastWith, leastLightness, legible, legibleTowards, meets, shifted } from './legible.ts';

/** Filled colours, each with the label on it, its `-content`. */
export const fills = ['primary', 'secondary', 'accent', 'neutral'] as const;
type Fill = (typeof fills)[number];
/** Used as a faint tint with ink, never as a fill with a label. */
type Meaning = 'info' | 'success' | 'warning';
/** The raised surface, the ground, the line, and the text on all of them. */
type Base = 'base-100' | 'base-200' | 'base-300' | 'base-content';
type Shape = 'color-scheme' | 'radius-box' | 'radius-field' | 'border';

/** A designer's theme in daisyUI's words, with any CSS colours. */
export type Palette = Readonly<Record<Base | Fill | `${Fill}-content` | Meaning | Shape, string>>;

/** A theme's custom properties, without their leading dashes. */
export type Tokens = ReturnType<typeof tokensOf>;

/** The least contrast at which a change of colour is visible. */
const noticeable = 1.15;
/** Faint: dividers are decoration, to which AA does not apply. */
const divider = { onCard: 1.2, elsewhere: 1.1 };
/** Rounder cards would cut into their content. */
const roundestCard = 1.5;

/** Corrects a palette until every colour reaches AA on those beneath it. */
export function tokensOf(palette: Palette) {
  const [card, page] = [shipped(palette['base-100']), shipped(palette['base-200'])];
  const primary = readable(palette.primary, palette['primary-content']);
  const secondary = readable(palette.secondary, palette['secondary-content']);
  const accent = readable(palette.accent, palette['accent-content']);
  const neutral = readable(palette.neutral, palette['neutral-content']).fill;
  const info = shipped(palette.info);
  const success = shipped(palette.success);
  const warning = shipped(palette.warning);

  // The profile's. A tint of a grey would look like dirt.
  const head = isGrey(primary.fill)
    ? mix(palette['base-content'], 0.04, card)
    : mix(primary.fill, shares.tint, card);
  const everywhere = [...surfaces({ page, card, primary: primary.fill, secondary: secondary.fill }), head];
  const asText = contrastWith(AA.text, everywhere);
  const asLine = contrastWith(AA.line, everywhere);
  const grounds = [card, page];
  const asMuted = [...asText, ...contrastWith(AA.text, grounds, leastLightness.muted)];
  const asInk = (fill: Hex) => [
    ...asText,
    ...contrastWith(AA.text, [mix(fill, shares.badge, card)]),
    ...contrastWith(AA.text, grounds, leastLightness.ink),
  ];
  const ink = (fill: Hex) => legible(fill, asInk(fill));

  // Quiet buttons have a little of it in their ground.
  const onQuiet = contrastWith(AA.text * 1.12, grounds, leastLightness.text);
  // Light text on a dark ground looks fainter than the same contrast the other way round.
  const muted = palette['color-scheme'] === 'dark' ? 0.78 : 0.65;
  const text = legible(palette['base-content'], [...asText, ...onQuiet]);
  const link = legible(palette.primary, asInk(primary.fill));
  const asHovered = [...asInk(primary.fill), { on: link, ratio: noticeable }];
  const emphasised = [0.1, -0.1].map((change) => shifted(link, change));

  return {
    'color-page': page,
    'color-card': card,
    'color-line': line(palette['base-300'], text, card, page),
    'color-text': text,
    'color-muted': legible(mix(text, muted, card), asMuted),
    'color-field': legible(mix(text, 0.25, card), asLine),
    'color-primary': primary.fill,
    'color-primary-content': primary.label,
    'color-primary-hover': hovered(primary),
    'color-link': link,
    'color-link-hover': emphasised.find((color) => meets(color, asHovered)) ?? text,
    'color-ring': legible(palette.primary, asLine),
    'color-glow-primary': glow(primary.fill, shares.glowPrimary),
    'color-glow-secondary': glow(secondary.fill, shares.glowSecondary),
    'color-head': head,
    'color-secondary': secondary.fill,
    'color-accent': accent.fill,
    'color-neutral': neutral,
    'color-neutral-ink': ink(neutral),
    'color-info': info,
    'color-info-ink': ink(info),
    'color-success': success,
    'color-success-ink': ink(success),
    'color-warning': warning,
    'color-warning-ink': ink(warning),
    'color-blue-ink': ink(hues.blue),
    'color-orange-ink': ink(hues.orange),
    'color-green-ink': ink(hues.green),
    'color-purple-ink': ink(hues.purple),
    'radius-box': `${Math.min(Number.parseFloat(palette['radius-box']), roundestCard)}rem`,
    'radius-field': palette['radius-field'],
    'border-width': palette.border,
  };
}

/** A glow of less chroma is a grey cloud that looks like dirt on the screen. */
const leastGlowing = 0.03;

const isGrey = (color: Hex): boolean => oklch(color).c < leastGlowing;

const glow = (color: Hex, share: number): string =>
  isGrey(color)
    ? 'transparent'
    : `${color}${Math.round(share * 255)
        .toString(16)
        .padStart(2, '0')}`;

/** The palette's line, moved towards the text until it is visible on the card and around it. */
function line(rule: string, text: Hex, card: Hex, page: Hex): Hex {
  const around = [page, mix(page, shares.item, card)];
  const visible = [...contrastWith(divider.onCard, [card]), ...contrastWith(divider.elsewhere, around)];
  return legibleTowards(rule, oklch(text).l, visible) ?? text;
}

/** How far a fill's OKLCH lightness may change before its label changes sides instead. */
const fillLeeway = 0.1;

/** A fill with a legible label: the label moves outward, else the fill moves a little, below it or below its opposite. */
function readable(fill: string, label: string): { fill: Hex; label: Hex } {
  const color = oklch(fill);
  const shipped = ship(color);
  const onFill = contrastWith(AA.text, [shipped], leastLightness.label);
  const outward = oklch(label).l >= color.l ? 1 : -1;

  const moved = legibleTowards(label, outward > 0 ? 1 : 0, onFill);
  if (moved) return { fill: shipped, label: moved };

  const [closest] = [outward, -outward]
    .flatMap((side) => yielding(fill, shifted(label, side), side) ?? [])
    .toSorted((a, b) => a.change - b.change);
  // Black or white reaches 4.58:1 on every colour there is.
  return closest ?? { fill: shipped, label: legible(label, contrastWith(AA.text, [shipped])) };
}

/** A fill that moves away from its label, no further than it has to. */
function yielding(fill: string, label: Hex, side: number) {
  for (let change = 0; change <= fillLeeway; change += 0.002) {
    const moved = shifted(fill, -side * change);
    if (meets(label, contrastWith(AA.text, [moved], leastLightness.label)))
      return { fill: moved, label, change };
  }
  return undefined;
}

const hoverShift = 0.06;

/** The fill under the pointer: moved away from its label, or towards it where that would not be visible. */
function hovered({ fill, label }: ReturnType<typeof readable>): Hex {
  const away = oklch(label).l >= oklch(fill).l ? -1 : 1;
  const moved = shifted(fill, away * hoverShift);
  if (contrast(moved, fill) >= noticeable) return moved;
  return (
    legibleTowards(shifted(fill, -away * 2 * hoverShift), oklch(fill).l, contrastWith(AA.text, [label])) ??
    fill
  );
}

import { readFileSync } from 'node:fs';
import { converter, interpolate, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { themeNames } from '../../../model/theme-name.ts';
import type { CustomTheme } from './custom-palette.ts';
import { sheetOf } from './sheet.ts';

const sheet = sheetOf(themeNames, {});

/** Colours of owners, who need not know what can be read. */
const customThemes: Record<string, CustomTheme> = {
  "custom, gitprofile's": {
    primary: '#fc055b',
    secondary: '#219aaf',
    accent: '#e8d03a',
    neutral: '#2a2730',
    'base-100': '#e3e3ed',
    '--rounded-box': '3rem',
    '--rounded-btn': '3rem',
  },
  'custom, all in one grey': {
    ...{ primary: '#777', secondary: '#777', accent: '#777', neutral: '#777', info: '#777', error: '#777' },
    ...{ 'primary-content': '#777', 'base-100': '#777', 'base-200': '#777', 'base-300': '#777' },
    'base-content': '#777',
  },
  'custom, a card in snow at night': { 'base-100': 'white', 'base-200': 'black', primary: 'yellow' },
  'custom, a card darker than the page': {
    base: 'dracula',
    'base-100': 'hsl(230 30% 12%)',
    'base-200': '#223',
  },
  'custom, a base with another primary': { base: 'coffee', primary: 'oklch(65% 0.2 275)' },
};

const blocks = new Map([
  ...themeNames.map(
    (name) => [name, sheet.split('\n').find((line) => line.includes(`[data-theme=${name}])`)) ?? ''] as const,
  ),
  ...Object.entries(customThemes).map(
    ([name, customTheme]) => [name, sheetOf(['custom'], { customTheme })] as const,
  ),
]);
const names = [...blocks.keys()];

/** Reads a theme's custom properties back from the style sheet: what is measured is what ships. */
function tokensOf(name: string): (token: string) => string {
  const block = blocks.get(name) ?? '';
  const tokens = new Map(
    [...block.matchAll(/--color-([\w-]+):(#[0-9a-f]{6})\b/g)].map(([, key, value]) => [key, value]),
  );
  return (token) => {
    const value = tokens.get(token);
    if (value === undefined) throw new Error(`${name} has no colour --color-${token}`);
    return value;
  };
}

/** A share that some style sheet mixes by, as it says it in percent. */
function share(css: string, pattern: RegExp): number {
  const [, percent] = css.match(pattern) ?? [];
  if (percent === undefined) throw new Error(`no ${pattern} in the style sheet`);
  return Number(percent) / 100;
}

const cssOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const badge = cssOf('ui/badge.css');
const [, purple = ''] = badge.match(/--badge-fill: (#[0-9a-f]{6});/) ?? [];
const shares = {
  item: share(sheet, /--color-item:color-mix\(in oklab,var\(--color-inset\) (\d+)%/),
  tint: share(sheet, /--color-tint:color-mix\(in oklab,var\(--color-primary\) (\d+)%/),
  glowPrimary: share(sheet, /--color-glow-primary:color-mix\(in oklab,var\(--color-primary\) (\d+)%/),
  glowSecondary: share(sheet, /--color-glow-secondary:color-mix\(in oklab,var\(--color-secondary\) (\d+)%/),
  purpleInk: share(
    badge,
    /--badge-ink: color-mix\(in oklab, var\(--badge-fill\) (\d+)%, var\(--color-text\)/,
  ),
  badge: share(badge, /background: color-mix\(in oklab, var\(--badge-fill\) (\d+)%/),
};

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
const toHex = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const toRgb = converter('rgb');

/** As a browser paints `color-mix(in oklab, top share, under)`. */
function mixed(top: string, share: number, under: string): string {
  const { r, g, b } = toRgb(interpolate([under, top], 'oklab')(share));
  return toHex([r * 255, g * 255, b * 255]);
}

/** As a browser paints a translucent colour over an opaque one. */
function veiled(top: string, alpha: number, under: string): string {
  const below = channels(under);
  return toHex(channels(top).map((channel, index) => channel * alpha + (below[index] ?? 0) * (1 - alpha)));
}

/** The page under its two glows, from where they are strongest to where they end. */
function pageSurfaces(color: (token: string) => string): string[] {
  const steps = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
  return steps.flatMap((left) =>
    steps.map((right) =>
      veiled(
        color('primary'),
        left * shares.glowPrimary,
        veiled(color('secondary'), right * shares.glowSecondary, color('page')),
      ),
    ),
  );
}

const meanings = ['neutral', 'info', 'success', 'warning'];

describe.each(names)('the theme %s', (name) => {
  const color = tokensOf(name);
  const card = color('card');
  const surfaces = [
    ...pageSurfaces(color),
    card,
    mixed(color('page'), shares.item, card),
    mixed(color('primary'), shares.tint, card),
  ];
  const least = (token: string, on: readonly string[]) =>
    Math.min(...on.map((surface) => wcagContrast(color(token), surface)));

  it.each([
    'text',
    'muted',
    'link',
    'link-hover',
    'error-ink',
    ...meanings.map((meaning) => `${meaning}-ink`),
  ])('can be read: %s on every surface', (token) => {
    expect(least(token, surfaces)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(meanings)('can be read: the ink of %s on its badge', (meaning) => {
    expect(least(`${meaning}-ink`, [mixed(color(meaning), shares.badge, card)])).toBeGreaterThanOrEqual(4.5);
  });

  it('can be read: a link on the badge of primary', () => {
    expect(least('link', [mixed(color('primary'), shares.badge, card)])).toBeGreaterThanOrEqual(4.5);
  });

  it('can be read: the purple that no theme has on its badge', () => {
    const ink = mixed(purple, shares.purpleInk, color('text'));
    expect(wcagContrast(ink, mixed(purple, shares.badge, card))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['primary', 'neutral'])('can be read: the label on %s', (fill) => {
    expect(least(`${fill}-content`, [color(fill)])).toBeGreaterThanOrEqual(4.5);
  });

  it('can be read: the label of primary under the pointer', () => {
    expect(least('primary-content', [color('primary-hover')])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ring', 'field'])('can be seen: %s on every surface', (token) => {
    expect(least(token, surfaces)).toBeGreaterThanOrEqual(3);
  });

  it('keeps its divider in sight on the card and around it', () => {
    expect(least('line', [card])).toBeGreaterThanOrEqual(1.2);
    expect(least('line', [color('page')])).toBeGreaterThanOrEqual(1.1);
  });

  it('changes its primary fill and its link visibly under the pointer', () => {
    expect(color('primary-hover')).not.toBe(color('primary'));
    expect(color('link-hover')).not.toBe(color('link'));
  });
});

it('raises every card over its page: it is never the darker of the two', () => {
  for (const name of names) {
    const color = tokensOf(name);
    expect(wcagContrast(color('card'), '#000000'), name).toBeGreaterThanOrEqual(
      wcagContrast(color('page'), '#000000'),
    );
  }
});

import { readFileSync } from 'node:fs';
import {
  blend,
  converter,
  formatHex,
  interpolate,
  parse,
  type Rgb,
  wcagContrast,
  wcagLuminance,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { themeNames } from '../../../model/theme-name.ts';
import { lightnessContrast } from './color.ts';
import type { CustomTheme } from './palette.ts';
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

const badge = readFileSync(new URL('../../../ui/badge.css', import.meta.url), 'utf8');
const categories = [
  ...badge.matchAll(/--badge-fill: (#[0-9a-f]{6});\s*--badge-ink: var\(--color-([\w-]+)\)/g),
];
/** Hues of HSL that people call by these names: below 20 degrees an orange is a red. */
const named: Readonly<Record<string, readonly [number, number]>> = {
  'blue-ink': [200, 240],
  'orange-ink': [20, 45],
  'green-ink': [90, 160],
  'purple-ink': [260, 300],
};

/** The share by which a style sheet mixes a colour, as it says it in percent. */
function share(css: string, before: string): number {
  const [, percent] = css.split(before)[1]?.match(/^ (\d+)%/) ?? [];
  if (percent === undefined) throw new Error(`no ${before} in the style sheet`);
  return Number(percent) / 100;
}

/** The alpha of a glow, the last two digits of its colour, in the themes that have one. */
function glowOf(token: string): number {
  const [, alpha = ''] = new RegExp(`--color-glow-${token}:#\\w{6}(\\w\\w)`).exec(sheet) ?? [];
  return Number.parseInt(alpha, 16) / 255;
}

const shares = {
  item: share(sheet, '--color-item:color-mix(in oklab,var(--color-inset)'),
  tint: share(sheet, '--color-tint:color-mix(in oklab,var(--color-primary)'),
  glowPrimary: glowOf('primary'),
  glowSecondary: glowOf('secondary'),
  quiet: share(sheet, '--color-quiet:color-mix(in oklab,var(--color-text)'),
  badge: share(badge, 'background: color-mix(in oklab, var(--badge-fill)'),
};

/** `color-mix(in oklab, top share, under)`, painted as a browser does. */
const mixed = (top: string, share: number, under: string) =>
  formatHex(interpolate([under, top], 'oklab')(share));

/** A translucent colour over an opaque one, painted as a browser does. */
const veiled = (top: string, alpha: number, under: string) =>
  formatHex(blend([under, { ...(parse(top) as Rgb), alpha }], 'normal', 'rgb'));

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
const inks = ['text', 'muted', 'link', 'link-hover', ...meanings.map((name) => `${name}-ink`)];

it('a theme whose primary colour is a grey has no glow', () => {
  for (const [name, glow] of [
    ['lofi', 'transparent'],
    ['black', 'transparent'],
    ['light', expect.stringMatching(/^#\w{8}$/)],
  ] as const)
    expect(/--color-glow-primary:([^;]+)/.exec(blocks.get(name) ?? '')?.[1], name).toEqual(glow);
});

it.each([
  ['#888888', '#ffffff', 63.06],
  ['#ffffff', '#888888', 68.54],
  ['#000000', '#aaaaaa', 58.15],
  ['#aaaaaa', '#000000', 56.24],
  ['#112233', '#ddeeff', 91.67],
  ['#112233', '#444444', 8.32],
])('APCA is computed as its author does: %s on %s', (text, ground, contrast) => {
  expect(lightnessContrast(text, ground)).toBeCloseTo(contrast, 1);
});

describe.each(names)('the theme %s', (name) => {
  const color = tokensOf(name);
  const card = color('card');
  const surfaces = [
    ...pageSurfaces(color),
    card,
    color('head'),
    mixed(color('page'), shares.item, card),
    mixed(color('primary'), shares.tint, card),
  ];
  const badgeOf = (fill: string) => mixed(fill, shares.badge, card);
  const expectContrast = (least: number, ink: string, on: readonly string[]) =>
    expect(Math.min(...on.map((ground) => wcagContrast(ink, ground)))).toBeGreaterThanOrEqual(least);

  it.each(inks)('can be read: %s on every surface', (ink) => expectContrast(4.5, color(ink), surfaces));

  it('can be read on dark grounds as on light ones, by APCA', () => {
    for (const [ink, least] of [
      ['text', 75],
      ['muted', 60],
      ['link', 55],
      ...[...meanings, 'blue', 'orange', 'green', 'purple'].map((name) => [`${name}-ink`, 55] as const),
    ] as const)
      for (const ground of [card, color('page')])
        expect(lightnessContrast(color(ink), ground), ink).toBeGreaterThanOrEqual(least);
    // An owner's fill may be a grey on which neither black nor white reaches it.
    if (name.startsWith('custom')) return;
    expect(lightnessContrast(color('primary-content'), color('primary'))).toBeGreaterThanOrEqual(50);
  });

  it('can be read: each ink on its badge', () => {
    for (const meaning of meanings) expectContrast(4.5, color(`${meaning}-ink`), [badgeOf(color(meaning))]);
    expectContrast(4.5, color('link'), [badgeOf(color('primary'))]);
  });

  it('has the specified blue, orange, green and purple, which can be read', () => {
    expect(categories).toHaveLength(4);
    for (const [, fill = '', ink = ''] of categories) {
      expectContrast(4.5, color(ink), [badgeOf(fill), ...surfaces]);
      expect(converter('oklch')(color(ink))?.c, ink).toBeGreaterThan(0.03);
      // Near white and black the screen has no such hue, as an owner's own theme may need.
      if (name.startsWith('custom')) continue;
      const [least, most] = named[ink] ?? [];
      const shown = converter('hsl')(color(ink))?.h;
      expect(shown, ink).toBeGreaterThanOrEqual(least ?? Number.NaN);
      expect(shown, ink).toBeLessThanOrEqual(most ?? Number.NaN);
    }
  });

  it('can be read: the labels of buttons, also under the pointer', () => {
    expectContrast(4.5, color('primary-content'), [color('primary'), color('primary-hover')]);
    const text = color('text');
    expectContrast(4.5, text, [veiled(text, shares.quiet, card), veiled(text, shares.quiet, color('page'))]);
  });

  it('can be seen: focus rings, the edges of fields, and faintly the dividers', () => {
    for (const line of ['ring', 'field']) expectContrast(3, color(line), surfaces);
    expectContrast(1.2, color('line'), [card]);
    expectContrast(1.1, color('line'), [color('page')]);
  });

  it('changes its primary fill and its link visibly under the pointer', () => {
    expect(color('primary-hover')).not.toBe(color('primary'));
    expect(color('link-hover')).not.toBe(color('link'));
  });

  it('raises its cards over the page: they are never darker', () => {
    expect(wcagLuminance(card)).toBeGreaterThanOrEqual(wcagLuminance(color('page')));
  });
});

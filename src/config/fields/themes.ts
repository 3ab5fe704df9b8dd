import { colorsNamed, parse } from 'culori';
import { z } from 'zod';
import { names } from '../../model/names.ts';
import { type CustomTheme, type ThemeName, themeNames } from '../../model/theme-name.ts';
import { type TextFormat, textFormat } from '../format/text-format.ts';
import { nearest } from '../messages/nearest.ts';
import { formatted, list } from './field.ts';

/** The themes and how one of them is chosen. */
export interface ThemesConfig {
  /** The theme of a first visit; 'custom' is the one of your own colours. Default: 'light'. */
  defaultTheme?: ThemeName;
  /** Whether the theme switcher is hidden and everybody sees the default theme. Default: false. */
  disableSwitch?: boolean;
  /** Whether a visitor whose system prefers dark sees 'dark' first. Default: false. */
  respectPrefersColorScheme?: boolean;
  /** Whether your portrait has a ring in the theme's colour. Default: true. */
  displayAvatarRing?: boolean;
  /**
   * The themes that the switcher offers; the default theme always is. Default: all 36, and your own.
   * @example ['light', 'dark', 'lofi']
   */
  themes?: ThemeName[];
  /** Colours of your own: the theme 'custom'. Left out: there is no such theme. */
  customTheme?: CustomTheme;
}

/** A colour that hides what is behind it, in any of CSS's ways to write one. */
export const color: TextFormat = {
  allowed: "a colour as CSS has them, such as '#fc055b', 'rgb(252 5 91)' or 'teal'",
  hint(value) {
    const digits = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
    if (digits.test(value)) return `Put a hash in front: '#${value}'.`;
    const parsed = parse(value);
    if (parsed) {
      return (parsed.alpha ?? 1) < 1
        ? 'Write it without transparency: a text has to be readable on it, whatever is behind.'
        : undefined;
    }
    if (/^#?[\da-f]+$/i.test(value)) return 'Write six digits behind the hash.';
    if (value.includes('var(')) return 'Write the colour itself: the page does not have that variable.';
    const meant = nearest(value, Object.keys(colorsNamed));
    return meant
      ? `Did you mean '${meant}'?`
      : 'Copy it from the browser’s or an image editor’s colour picker.';
  },
};

export const cornerRadius = textFormat(
  "a length in rem or px, such as '1rem' or '16px'",
  /^(?:0|(?:\d+|\d*\.\d+)(?:rem|px))$/,
  (value) => `Write a number and its unit${/^[\d.]+$/.test(value) ? `: '${value}rem' or '${value}px'` : ''}.`,
);

const colors = names(
  'primary primary-content secondary secondary-content accent accent-content neutral',
  'neutral-content base-100 base-200 base-300 base-content info success warning error',
);

const givenColor = () => formatted(color).optional();

const theme = z.enum([...themeNames, 'custom']);

export const themeConfig = z.strictObject({
  defaultTheme: theme.default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
  displayAvatarRing: z.boolean().default(true),
  themes: list(theme).transform((themes) => [...new Set(themes)]),
  customTheme: z
    .strictObject({
      base: z.enum(themeNames).optional(),
      ...(Object.fromEntries(colors.map((key) => [key, givenColor()])) as Record<
        (typeof colors)[number],
        ReturnType<typeof givenColor>
      >),
      '--rounded-box': formatted(cornerRadius).optional(),
      '--rounded-btn': formatted(cornerRadius).optional(),
    })
    .optional(),
});

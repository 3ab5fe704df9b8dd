import { z } from 'zod';
import { names } from '../../model/names.ts';
import { type CustomTheme, type ThemeName, themeNames } from '../../model/theme-name.ts';
import { color, cornerRadius } from '../format/color.ts';
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

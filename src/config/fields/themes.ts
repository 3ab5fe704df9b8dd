import { z } from 'zod';
import { type GivenTheme, type ThemeName, themeNames } from '../../model/theme-name.ts';
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
  customTheme?: CustomThemeConfig;
}

/**
 * A theme of one's own, in the words of daisyUI. A colour is anything that CSS takes for one; where a text could not be
 * read on another, it is made lighter or darker as far as needed.
 */
export interface CustomThemeConfig {
  /** The theme from which everything comes that you leave out. Default: 'light', with a dark `base-100` 'dark'. */
  base?: GivenTheme;
  /**
   * The colour of buttons, links and icons.
   * @example '#fc055b'
   */
  primary?: string;
  /**
   * What is written on `primary`. Left out: a shade of it that can be read there, as with the other three.
   * @example '#ffffff'
   */
  'primary-content'?: string;
  /**
   * The second colour, such as in the page's upper right corner.
   * @example '#219aaf'
   */
  secondary?: string;
  /**
   * What is written on `secondary`.
   * @example '#ffffff'
   */
  'secondary-content'?: string;
  /**
   * The third colour, seldom seen.
   * @example '#e8d03a'
   */
  accent?: string;
  /**
   * What is written on `accent`.
   * @example '#1f1f1f'
   */
  'accent-content'?: string;
  /**
   * The colour of what has none, such as a badge without a meaning.
   * @example '#2a2730'
   */
  neutral?: string;
  /**
   * What is written on `neutral`.
   * @example '#ffffff'
   */
  'neutral-content'?: string;
  /**
   * The colour of the cards.
   * @example '#ffffff'
   */
  'base-100'?: string;
  /**
   * The colour of the page around them. Left out: a little darker than `base-100`.
   * @example '#f4f4f8'
   */
  'base-200'?: string;
  /**
   * The colour of lines. Left out: darker still.
   * @example '#e3e3ed'
   */
  'base-300'?: string;
  /**
   * The colour of texts. Left out: black or white, with a hint of `base-100`.
   * @example '#1c1b22'
   */
  'base-content'?: string;
  /**
   * The colour of notes and of blue badges.
   * @example '#0a6ebd'
   */
  info?: string;
  /**
   * The colour of what is done, and of green badges.
   * @example '#197a3e'
   */
  success?: string;
  /**
   * The colour of warnings and of orange badges.
   * @example '#b25e09'
   */
  warning?: string;
  /**
   * The colour of mistakes.
   * @example '#c4262e'
   */
  error?: string;
  /** How round cards are; more than '1.5rem' would cut into what they hold and counts as that. */
  '--rounded-box'?: string;
  /**
   * How round buttons are.
   * @example '0.5rem'
   */
  '--rounded-btn'?: string;
}

const colors = [
  'primary',
  'primary-content',
  'secondary',
  'secondary-content',
  'accent',
  'accent-content',
  'neutral',
  'neutral-content',
  'base-100',
  'base-200',
  'base-300',
  'base-content',
  'info',
  'success',
  'warning',
  'error',
] as const;

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

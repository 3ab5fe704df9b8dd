import { names } from './names.ts';

/** The 36 themes, in the order in which the picker offers them. */
export const themeNames = names(
  'light dark cupcake bumblebee emerald corporate synthwave retro cyberpunk valentine halloween',
  'garden forest aqua lofi pastel fantasy wireframe black luxury dracula cmyk autumn business acid',
  'lemonade night coffee winter dim nord sunset caramellatte abyss silk procyon',
);

export type GivenTheme = (typeof themeNames)[number];

/** A theme that the page can have: one of the 36, or the one of the owner's own colours (`themeConfig.customTheme`). */
export type ThemeName = GivenTheme | 'custom';

/**
 * A theme of one's own, in the words of daisyUI. A colour is anything that CSS takes for one; where a text could not be
 * read on another, it is made lighter or darker as far as needed.
 */
export interface CustomTheme {
  /** The theme from which everything comes that you leave out. Default: 'light', with a dark `base-100` 'dark'. */
  base?: GivenTheme;
  /** The colour of buttons, links and icons. @example '#fc055b' */
  primary?: string;
  /**
   * What is written on `primary`. Left out: a shade of it that can be read there, as with the other three.
   * @example '#ffffff'
   */
  'primary-content'?: string;
  /** The second colour, such as in the page's upper right corner. @example '#219aaf' */
  secondary?: string;
  /** What is written on `secondary`. @example '#ffffff' */
  'secondary-content'?: string;
  /** The third colour, seldom seen. @example '#e8d03a' */
  accent?: string;
  /** What is written on `accent`. @example '#1f1f1f' */
  'accent-content'?: string;
  /** The colour of what has none, such as a badge without a meaning. @example '#2a2730' */
  neutral?: string;
  /** What is written on `neutral`. @example '#ffffff' */
  'neutral-content'?: string;
  /** The colour of the cards. @example '#ffffff' */
  'base-100'?: string;
  /** The colour of the page around them. Left out: a little darker than `base-100`. @example '#f4f4f8' */
  'base-200'?: string;
  /** The colour of lines. Left out: darker still. @example '#e3e3ed' */
  'base-300'?: string;
  /** The colour of texts. Left out: black or white, with a hint of `base-100`. @example '#1c1b22' */
  'base-content'?: string;
  /** The colour of notes and of blue badges. @example '#0a6ebd' */
  info?: string;
  /** The colour of what is done, and of green badges. @example '#197a3e' */
  success?: string;
  /** The colour of warnings and of orange badges. @example '#b25e09' */
  warning?: string;
  /** The colour of mistakes. @example '#c4262e' */
  error?: string;
  /** How round cards are; more than '1.5rem' would cut into what they hold and counts as that. */
  '--rounded-box'?: string;
  /** How round buttons are. @example '0.5rem' */
  '--rounded-btn'?: string;
}

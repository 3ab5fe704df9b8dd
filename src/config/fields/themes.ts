import { blend, colorsNamed, formatHex, parse } from 'culori';
import { z } from 'zod';
import { themeNames } from '../../model/theme-name.ts';
import { type TextFormat, textFormat } from '../format/text-format.ts';
import { guess } from '../messages/nearest.ts';
import { block, formatted, list, optionalBlock } from './field.ts';

/** A colour that hides what is behind it, in any of CSS's ways to write one. */
export const color: TextFormat = {
  allowed: "a colour as CSS has them, such as '#fc055b', 'rgb(252 5 91)' or 'teal'",
  faultIn(value) {
    if (/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return { correct: `#${value}` };
    const parsed = parsedColor(value);
    if (parsed && (parsed.alpha ?? 1) === 1) return undefined;
    if (parsed)
      return {
        correct: formatHex(blend(['white', parsed])),
        isGuess: true,
        advice: 'It is without transparency, as on white: a text has to be readable on it.',
      };
    if (value.includes('var('))
      return { advice: 'Write the colour itself: the page does not have that variable.' };
    return guess(value, Object.keys(colorsNamed));
  },
};

function parsedColor(value: string): ReturnType<typeof parse> {
  try {
    return parse(value);
  } catch {
    // culori throws on a bracket that is not closed, such as 'rgb(0a'.
    return undefined;
  }
}

const cornerRadius = textFormat({
  allowed: "a length in rem or px, such as '1rem' or '16px'",
  form: /^(?:0|(?:\d+|\d*\.\d+)(?:rem|px))$/,
  advice: (value) => (/^[\d.]+$/.test(value) ? `Write '${value}rem' or '${value}px'.` : undefined),
});

const ownColor = () => formatted(color).exactOptional();

const theme = z.enum([...themeNames, 'custom']);

export const themeConfig = block({
  /** The theme of a first visit; 'custom' is the one of your own colours. Default: 'light'. */
  defaultTheme: theme.default('light'),
  /** Whether the theme switcher is hidden and everybody sees the default theme. Default: false. */
  disableSwitch: z.boolean().default(false),
  /** Whether a visitor whose system prefers dark sees 'dark' first. Default: false. */
  respectPrefersColorScheme: z.boolean().default(false),
  /** Whether your portrait has a ring in the theme's colour. Default: true. */
  displayAvatarRing: z.boolean().default(true),
  /** The themes that the switcher offers besides the default. Default: all of them. @example ['light', 'dark', 'lofi'] */
  themes: list(theme),
  /**
   * Colours of your own: the theme 'custom', in the words of daisyUI. A colour is anything that CSS takes for one; where a
   * text could not be read on another, it is made lighter or darker as far as needed. Left out: there is no such theme.
   */
  customTheme: optionalBlock({
    /** The theme from which everything comes that you leave out. Default: 'light', with a dark `base-100` 'dark'. */
    base: z.enum(themeNames).exactOptional(),
    /** The colour of buttons, links and icons. @example '#fc055b' */
    primary: ownColor(),
    /** The text on `primary`. Left out: a readable shade of it, as with the other three. @example '#ffffff' */
    'primary-content': ownColor(),
    /** The second colour, such as in the page's upper right corner. @example '#219aaf' */
    secondary: ownColor(),
    /** The text on `secondary`. @example '#ffffff' */
    'secondary-content': ownColor(),
    /** The third colour, seldom seen. @example '#e8d03a' */
    accent: ownColor(),
    /** The text on `accent`. @example '#1f1f1f' */
    'accent-content': ownColor(),
    /** The colour of what has none, such as a badge without a meaning. @example '#2a2730' */
    neutral: ownColor(),
    /** The text on `neutral`. @example '#ffffff' */
    'neutral-content': ownColor(),
    /** The colour of the cards. @example '#ffffff' */
    'base-100': ownColor(),
    /** The colour of the page around them. Left out: a little darker than `base-100`. @example '#f4f4f8' */
    'base-200': ownColor(),
    /** The colour of lines. Left out: darker still. @example '#e3e3ed' */
    'base-300': ownColor(),
    /** The colour of texts. Left out: black or white, with a hint of `base-100`. @example '#1c1b22' */
    'base-content': ownColor(),
    /** The colour of notes and of blue badges. @example '#0a6ebd' */
    info: ownColor(),
    /** The colour of what is done, and of green badges. @example '#197a3e' */
    success: ownColor(),
    /** The colour of warnings and of orange badges. @example '#b25e09' */
    warning: ownColor(),
    /** The colour of mistakes. @example '#c4262e' */
    error: ownColor(),
    /** How round cards are; more than '1.5rem' would cut into what they hold and counts as that. */
    '--rounded-box': formatted(cornerRadius).exactOptional(),
    /** How round buttons are. @example '0.5rem' */
    '--rounded-btn': formatted(cornerRadius).exactOptional(),
  }),
});

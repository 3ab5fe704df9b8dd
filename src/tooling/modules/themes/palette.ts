import daisy from 'daisyui/theme/object';
import type { GivenTheme } from '../../../model/theme-name.ts';

/** Filled colours, each with the label on it, its `-content`. */
export const fills = ['primary', 'secondary', 'accent', 'neutral'] as const;
type Fill = (typeof fills)[number];
/** Used as a faint tint with ink, never as a fill with a label. */
type Meaning = 'info' | 'success' | 'warning' | 'error';
/** The raised surface, the ground, the line, and the text on all of them. */
type Base = 'base-100' | 'base-200' | 'base-300' | 'base-content';
type Shape = 'color-scheme' | 'radius-box' | 'radius-field' | 'border';

/** What a designer gives for a theme, in daisyUI's words. Colours are any CSS colour. */
export type Palette = Readonly<Record<Base | Fill | `${Fill}-content` | Meaning | Shape, string>>;

const procyon: Palette = {
  'color-scheme': 'light',
  'base-100': '#e3e3ed',
  'base-200': '#d1d1db',
  'base-300': '#bfbfc9',
  'base-content': '#2a2730',
  primary: '#fc055b',
  'primary-content': '#ffffff',
  secondary: '#219aaf',
  'secondary-content': '#ffffff',
  accent: '#e8d03a',
  'accent-content': '#2a2730',
  neutral: '#2a2730',
  'neutral-content': '#ffffff',
  info: '#219aaf',
  success: '#16a34a',
  warning: '#e8d03a',
  error: '#dc2626',
  'radius-box': '3rem',
  'radius-field': '3rem',
  border: '1px',
};

/** In these three base-200 is lighter than base-100, which would sink every card below the page. */
const sunken: readonly GivenTheme[] = ['black', 'luxury', 'synthwave'];

export function givenPalette(name: GivenTheme): Palette {
  if (name === 'procyon') return procyon;
  const renamed = Object.entries(daisy[name]).map(([key, value]) => [
    key.replace(/^--(?:color-)?/, ''),
    value,
  ]);
  const palette: Palette = Object.fromEntries(renamed);
  return sunken.includes(name)
    ? { ...palette, 'base-100': palette['base-200'], 'base-200': palette['base-100'] }
    : palette;
}

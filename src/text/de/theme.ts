import { english, type Phrase } from '../../model/phrase.ts';

/** The words of the theme card. 'Theme', 'Default' and the themes' names are English, the rest is German. */
export const themeText = {
  section: 'Theme',
  title: english('Theme'),
  defaultTheme: english('Default'),
  change: 'Wechseln',
  /** The button's whole name, for those who do not see what it stands beside; it holds the visible word. */
  changeTheme: 'Theme wechseln',
};

/** A theme's name as a visitor reads it: 'lofi' → 'Lofi'; the default theme is called 'Default'. */
export function themeLabel(name: string, defaultTheme: string): Phrase {
  return name === defaultTheme
    ? themeText.defaultTheme
    : english(name.charAt(0).toUpperCase() + name.slice(1));
}

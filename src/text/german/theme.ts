import { english, type Phrase } from '../../model/phrase.ts';
import type { themeText as mixed } from '../de/theme.ts';

export const themeText: typeof mixed = {
  section: 'Farbschema',
  title: 'Farbschema',
  defaultTheme: 'Standard',
  change: 'Wechseln',
  changeTheme: 'Farbschema wechseln',
};

/** A theme's name as a visitor reads it: 'lofi' → 'Lofi'; the default theme is called 'Standard'. */
export function themeLabel(name: string, defaultTheme: string): Phrase {
  return name === defaultTheme
    ? themeText.defaultTheme
    : english(name.charAt(0).toUpperCase() + name.slice(1));
}

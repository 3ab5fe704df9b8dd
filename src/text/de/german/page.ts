import type { Phrase } from '../../../model/phrase.ts';
import { english } from '../english.ts';
import type * as mixed from '../page.ts';

export * from '../page.ts';

export const themeText: typeof mixed.themeText = {
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

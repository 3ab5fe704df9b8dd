import type { Phrase } from '../../../model/phrase.ts';
import { english } from '../english.ts';
import { formatUntil } from '../formats.ts';
import * as mixed from '../page.ts';

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

export const errorText: typeof mixed.errorText = {
  ...mixed.errorText,
  invalidConfig: {
    ...mixed.errorText.invalidConfig,
    title: 'Fehlerhafte Konfiguration',
    subtitle: 'Bitte berichtigen Sie config.ts.',
  },
  limited: {
    ...mixed.errorText.limited,
    title: 'Zu viele Anfragen',
    before: 'Das ',
    link: 'Abfragelimit',
    after: (until, now) => ` ist erreicht. Es endet ${formatUntil(until, now)}.`,
  },
  unknownUser: {
    ...mixed.errorText.unknownUser,
    title: 'Unbekannter GitHub-Benutzername',
    subtitle: 'Bitte geben Sie in config.ts einen richtigen GitHub-Benutzernamen an.',
  },
  failed: { ...mixed.errorText.failed, title: 'Hoppla!', subtitle: 'Etwas ist schiefgegangen.' },
};

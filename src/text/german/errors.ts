import { formatUntil } from '../de/dates.ts';
import { errorText as mixed } from '../de/errors.ts';

export const errorText: typeof mixed = {
  ...mixed,
  invalidConfig: {
    ...mixed.invalidConfig,
    title: 'Fehlerhafte Konfiguration',
    subtitle: 'Bitte berichtigen Sie config.ts.',
  },
  limited: {
    ...mixed.limited,
    title: 'Zu viele Anfragen',
    before: 'Das ',
    link: 'Abfragelimit',
    after: (until, now) => ` ist erreicht. Es endet ${formatUntil(until, now, 'de')}.`,
  },
  unknownUser: {
    ...mixed.unknownUser,
    title: 'Unbekannter GitHub-Benutzername',
    subtitle: 'Bitte geben Sie in config.ts einen richtigen GitHub-Benutzernamen an.',
  },
  failed: { ...mixed.failed, title: 'Hoppla!', subtitle: 'Etwas ist schiefgegangen.' },
};

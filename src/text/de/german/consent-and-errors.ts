import * as mixed from '../consent-and-errors.ts';
import { formatUntil } from '../formats.ts';
import { freshnessText, navigationText } from '../page.ts';

export * from '../consent-and-errors.ts';

export const errorText = {
  ...mixed.errorText,
  invalidConfig: { title: 'Fehlerhafte Konfiguration', subtitle: 'Bitte berichtigen Sie config.ts.' },
  limited: {
    title: 'Zu viele Anfragen',
    before: 'GitHub lässt gerade keine Abfragen zu. Das ',
    link: 'Abfragelimit',
    after: (until: number, now: number) => ` endet ${formatUntil(until, now)}.`,
  },
  unknownUser: {
    title: 'Unbekannter GitHub-Benutzername',
    subtitle: 'Bitte geben Sie in config.ts einen richtigen GitHub-Benutzernamen an.',
  },
  failed: { title: 'Hoppla!', subtitle: 'Etwas ist schiefgegangen.' },
  unreachable: (provider: string) => freshnessText.unreachable([provider]),
  retries: freshnessText.retries,
  retriesAtReset: freshnessText.retriesAtReset,
  retry: navigationText.retry,
};

import type { AnalyticsName as AnalyticsProvider } from '../../model/site.ts';
import { navigationText } from './navigation.ts';

const purposes: Record<AnalyticsProvider, string> = {
  'google-analytics': 'Google Analytics zählt, was besucht und angeklickt wird',
  hotjar: 'Hotjar zeichnet auf, wie Sie sich auf der Seite bewegen',
};

/** The question for consent to statistics. */
export const consentText = {
  heading: 'Darf ich die Nutzung auswerten?',
  /** @param services at least one */
  question: (services: readonly AnalyticsProvider[]) =>
    `Nur wenn Sie zustimmen: ${services.map((service) => purposes[service]).join(', ')}. Dafür werden Cookies gesetzt und Daten an ${
      services.length > 1 ? 'diese Anbieter' : 'den Anbieter'
    } übertragen${services.includes('google-analytics') ? ', auch in die USA' : ''}. Ihre Wahl können Sie unter „${navigationText.consentSettings}“ am Ende der Seite jederzeit ändern.`,
  more: 'Näheres in der Datenschutzerklärung',
  accept: 'Akzeptieren',
  refuse: 'Ablehnen',
  /** What holds now, when the visitor comes back to the question. */
  current: {
    granted: 'Zurzeit gilt: Sie haben zugestimmt.',
    denied: 'Zurzeit gilt: Sie haben abgelehnt.',
  },
};

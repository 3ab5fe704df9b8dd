import type { AnalyticsName } from '../../model/site.ts';
import { navigationText } from './navigation.ts';

const purposes: Record<AnalyticsName, string> = {
  'google-analytics': 'Google Analytics zählt, was besucht und angeklickt wird',
  hotjar: 'Hotjar zeichnet auf, wie Sie sich auf der Seite bewegen',
};

/** The question for consent to statistics. */
export const consentText = {
  heading: 'Darf ich die Nutzung auswerten?',
  /** @param providers at least one */
  question: (providers: readonly AnalyticsName[]) =>
    `Nur wenn Sie zustimmen: ${providers.map((name) => purposes[name]).join(', ')}. Dafür werden Cookies gesetzt und Daten an ${
      providers.length > 1 ? 'diese Anbieter' : 'den Anbieter'
    } übertragen${providers.includes('google-analytics') ? ', auch in die USA' : ''}. Ihre Wahl können Sie unter „${navigationText.consentSettings}“ am Ende der Seite jederzeit ändern.`,
  more: 'Näheres in der Datenschutzerklärung',
  accept: 'Akzeptieren',
  refuse: 'Ablehnen',
  /** What holds now, when the visitor comes back to the question. */
  current: {
    granted: 'Zurzeit gilt: Sie haben zugestimmt.',
    denied: 'Zurzeit gilt: Sie haben abgelehnt.',
  },
};

// Sentences that are loaded when they are shown: the question for consent, the error screens.
import { english } from '../../model/phrase.ts';
import { formatUntil as formatUntilInEnglish } from '../en/formats.ts';
import { navigationText } from './page.ts';

const purposes = {
  'google-analytics': 'Google Analytics zählt, was besucht und angeklickt wird',
  hotjar: 'Hotjar zeichnet auf, wie Sie sich auf der Seite bewegen',
};

export const consentText = {
  heading: 'Darf ich die Nutzung auswerten?',
  /** @param providers at least one */
  question: (providers: readonly (keyof typeof purposes)[]) =>
    `Nur wenn Sie zustimmen: ${providers.map((provider) => purposes[provider]).join(', ')}. Dafür werden Cookies gesetzt und Daten an ${
      providers.length > 1 ? 'diese Anbieter' : 'den Anbieter'
    } übertragen${providers.includes('google-analytics') ? ', auch in die USA' : ''}. Ihre Wahl können Sie unter „${navigationText.consentSettings}“ am Ende der Seite jederzeit ändern.`,
  more: 'Näheres in der Datenschutzerklärung',
  accept: 'Akzeptieren',
  refuse: 'Ablehnen',
  current: { granted: 'Zurzeit gilt: Sie haben zugestimmt.', denied: 'Zurzeit gilt: Sie haben abgelehnt.' },
};

export const errorText = {
  invalidConfig: {
    title: english('Invalid Config!'),
    subtitle: english('Please provide a correct config in config.ts.'),
  },
  limited: {
    title: english('Too Many Requests!'),
    /** The words around the link to GitHub's documentation of its limits. */
    before: english('Oh no, you hit the '),
    link: english('rate limit'),
    after: (until: number, now: number) => english(`! Try again later ${formatUntilInEnglish(until, now)}.`),
  },
  unknownUser: {
    title: english('Invalid GitHub Username!'),
    subtitle: english('Please provide a correct GitHub username in config.ts.'),
  },
  failed: { title: english('Oops!!'), subtitle: english('Something went wrong.') },
  unreachable: (provider: string) => english(`${provider} cannot be reached at the moment.`),
  retries: english('The page tries again by itself.'),
  retriesAtReset: english('After that, the page tries again by itself.'),
  retry: english('Try again'),
  offline: {
    title: 'Keine Verbindung',
    subtitle: 'Die Seite lädt von selbst, sobald Sie wieder online sind.',
  },
  notFound: 'Unter dieser Adresse gibt es nichts.',
};

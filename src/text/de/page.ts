import type { AnalyticsProvider } from '../../config/analytics.ts';
import type { NamedPage } from '../../model/page.ts';
import type { Phrase } from '../../model/phrase.ts';
import { formatUntil as formatUntilInEnglish } from '../en/formats.ts';
import { english } from './english.ts';
import { formatDateTime, formatUntil } from './formats.ts';

/** The sentences around the portfolio's cards. */

/** What each page is called, in tabs and where a link leads to it. */
export const pageNames: Readonly<Record<NamedPage, string>> = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutz',
  'not-found': 'Seite nicht gefunden',
};

/** Words of the page's frame: skip link, footer, ways back. */
export const navigationText = {
  skipLinks: 'Sprungmarken',
  skip: 'Zum Inhalt springen',
  loading: 'Inhalte werden geladen',
  legal: 'Rechtliches',
  consentSettings: 'Cookie-Einstellungen',
  back: 'Zurück zum Portfolio',
  notLoaded:
    'Das ließ sich nicht laden. Vielleicht fehlt die Verbindung zum Netz, oder ein Inhaltsblocker hält es auf.',
};

/** The switch to another language, at the top and at the end of the page. */
export const languageText = {
  top: 'Sprache',
  end: 'Sprache, am Ende der Seite',
  /** Where much is in another language. */
  partly: 'Teile dieser Seite sind nicht übersetzt.',
};

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

/** The status line: why the page is not live, and how old the oldest part of it is. */
export const freshnessText = {
  offline: 'Sie sind offline.',
  limited: 'Das Abfragelimit ist erreicht.',
  failed: 'Einige Inhalte ließen sich nicht aktualisieren.',
  /** @param oldest milliseconds since the epoch */
  stand: (oldest: number) => `Stand: ${formatDateTime(oldest)} Uhr.`,
  sample: 'Sie sehen Beispieldaten.',
  putAway: 'Hinweis ausblenden',
  renew: 'Aktualisieren',
  /** @param until and `now`: milliseconds since the epoch */
  resets: (until: number, now: number) => `Es endet ${formatUntil(until, now)}.`,
};

/** The notices about the site as an app: a new version, installing it. */
export const noticeText = {
  update: {
    waiting: 'Eine neue Version dieser Seite ist da.',
    replaced: 'Diese Seite wurde in einem anderen Tab erneuert.',
    apply: 'Neu laden',
    postpone: 'Später',
  },
  install: {
    offer: 'Diese Seite als App installieren: auf dem Startbildschirm und auch ohne Netz lesbar.',
    install: 'Installieren',
    decline: 'Nicht jetzt',
    ios: 'Diese Seite gibt es auch ohne Netz: erst auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.',
    understood: 'Verstanden',
  },
};

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

/** The error screens, in the words that such pages use. */
export const errorText = {
  invalidConfig: {
    status: 500,
    title: english('Invalid Config!'),
    subtitle: english('Please provide a correct config in config.ts.'),
  },
  limited: {
    status: 429,
    title: english('Too Many Requests!'),
    /** The words around the link to GitHub's documentation of its limits. */
    before: english('Oh no, you hit the '),
    link: english('rate limit'),
    /** @param until and `now`: milliseconds since the epoch */
    after: (until: number, now: number) => english(`! Try again later ${formatUntilInEnglish(until, now)}.`),
  },
  unknownUser: {
    status: 404,
    title: english('Invalid GitHub Username!'),
    subtitle: english('Please provide a correct GitHub username in config.ts.'),
  },
  failed: {
    status: 500,
    title: english('Oops!!'),
    subtitle: english('Something went wrong.'),
  },
  offline: 'Keine Verbindung zum Netz. Die Seite lädt von selbst, sobald Sie wieder online sind.',
  retriesAtReset: 'Die Seite versucht es danach von selbst noch einmal.',
  retriesOnline: 'Die Seite versucht es noch einmal, sobald es wieder eine Verbindung gibt.',
  retries: 'Die Seite versucht es von selbst noch einmal.',
  retry: 'Erneut versuchen',
  notLoaded: 'Nicht geladen',
  notFound: {
    status: 404,
    subtitle: 'Unter dieser Adresse gibt es nichts.',
  },
};

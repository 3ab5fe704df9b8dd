import type { CommonPage } from '../../model/page.ts';
import { english, type Phrase } from '../../model/phrase.ts';
import { formatDateTime, formatUntil } from './formats.ts';

/** The sentences around the portfolio's cards. */

/** What each page is called, in tabs and where a link leads to it. */
export const pageNames: Readonly<Record<CommonPage, string>> = {
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
  notLoadedTitle: 'Nicht geladen',
  notLoaded:
    'Das ließ sich nicht laden. Vielleicht fehlt die Verbindung zum Netz, oder ein Inhaltsblocker hält es auf.',
  retry: 'Erneut versuchen',
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

/** A theme's name as a visitor reads it: 'lofi' → 'Lofi'. */
export const themeName = (name: string): Phrase => english(name.charAt(0).toUpperCase() + name.slice(1));

/** The status line: why the page is not live, and how old the oldest part of it is. */
export const freshnessText = {
  offline: 'Sie sind offline.',
  limited: (provider: string) => `${provider} lässt gerade keine Abfragen zu.`,
  failed: 'Einige Inhalte ließen sich nicht aktualisieren.',
  /** @param oldest milliseconds since the epoch */
  stand: (oldest: number) => `Stand: ${formatDateTime(oldest)} Uhr.`,
  sample: 'Sie sehen Beispieldaten.',
  putAway: 'Hinweis ausblenden',
  renew: 'Aktualisieren',
  /** @param until and `now`: milliseconds since the epoch */
  resets: (until: number, now: number) => `Das Abfragelimit endet ${formatUntil(until, now)}.`,
  retriesAtReset: 'Die Seite versucht es danach von selbst noch einmal.',
  retriesOnline: 'Die Seite versucht es noch einmal, sobald es wieder eine Verbindung gibt.',
  retries: 'Die Seite versucht es von selbst noch einmal.',
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

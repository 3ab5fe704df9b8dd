import { english, type LocalizedText } from '../../model/phrase.ts';
import { formatDateTime, formatUntil } from './formats.ts';

// Each on its own, so that a site without a page does not carry its name.
export const impressumName: string = 'Impressum';
export const datenschutzName: string = 'Datenschutz';
export const notFoundName: string = 'Seite nicht gefunden';

export const navigationText = {
  skipLinks: 'Sprungmarken',
  skip: 'Zum Inhalt springen',
  skipTo: (title: string) => `Zu „${title}“ springen`,
  loading: 'Inhalte werden geladen',
  pages: 'Weitere Seiten',
  consentSettings: 'Cookie-Einstellungen',
  back: 'Zurück zum Portfolio',
  notLoadedTitle: 'Nicht geladen',
  notLoaded:
    'Das ließ sich nicht laden. Vielleicht fehlt die Verbindung zum Netz, oder ein Inhaltsblocker hält es auf.',
  notDrawn: 'Dieser Teil der Seite lässt sich gerade nicht anzeigen.',
  retry: 'Erneut versuchen',
  newTab: 'öffnet einen neuen Tab',
};

export const languageText = {
  top: 'Sprache',
  end: 'Sprache, am Ende der Seite',
  partly: 'Teile dieser Seite sind nicht übersetzt.',
};

export const themeText = {
  section: 'Theme',
  title: english('Theme'),
  defaultTheme: english('Default'),
  change: 'Wechseln',
  /** The button's accessible name; contains the visible word. */
  changeTheme: 'Theme wechseln',
};

/** A theme's name as a visitor reads it: 'lofi' → 'Lofi'. */
export const themeName = (name: string): LocalizedText =>
  english(name.charAt(0).toUpperCase() + name.slice(1));

export const freshnessText = {
  offline: 'Sie sind offline.',
  limited: (provider: string) => `${provider} lässt gerade keine Abfragen zu.`,
  unreachable: (providers: readonly string[]) =>
    `${providers.join(' und ')} ${providers.length > 1 ? 'sind' : 'ist'} gerade nicht erreichbar.`,
  failed: 'Einige Inhalte ließen sich nicht aktualisieren.',
  asOf: (oldest: number) => `Stand: ${formatDateTime(oldest).replaceAll(' ', '\u00a0')}\u00a0Uhr.`,
  sample: 'Sie sehen Beispieldaten.',
  dismiss: 'Hinweis ausblenden',
  refresh: 'Aktualisieren',
  resets: (until: number, now: number) => `Das Abfragelimit endet ${formatUntil(until, now)}.`,
  retriesAtReset: 'Die Seite versucht es danach von selbst noch einmal.',
  retriesOnline: 'Die Seite versucht es noch einmal, sobald es wieder eine Verbindung gibt.',
  retries: 'Die Seite versucht es von selbst noch einmal.',
};

export const noticeText = {
  update: {
    waiting: 'Eine neue Version dieser Seite ist da.',
    replaced: 'Diese Seite wurde in einem anderen Tab aktualisiert.',
    apply: 'Neu laden',
    postpone: 'Später',
  },
  install: {
    question: 'Diese Seite als App installieren: auf dem Startbildschirm und auch ohne Netz lesbar.',
    install: 'Installieren',
    decline: 'Nicht jetzt',
    ios: 'Diese Seite gibt es auch ohne Netz: erst auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.',
    understood: 'Verstanden',
  },
};

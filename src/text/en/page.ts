import type { CommonPage } from '../../model/page.ts';
import type { Phrase } from '../../model/phrase.ts';
import { formatDateTime, formatUntil } from './formats.ts';

/** The sentences around the portfolio's cards. */

/** What each page is called, in tabs and where a link leads to it. */
export const pageNames: Readonly<Record<CommonPage, string>> = {
  impressum: 'Legal notice (German)',
  datenschutz: 'Privacy policy (German)',
  'not-found': 'Page not found',
};

/** Words of the page's frame: skip link, footer, ways back. */
export const navigationText = {
  skipLinks: 'Skip links',
  skip: 'Skip to content',
  loading: 'Loading content',
  legal: 'Legal',
  consentSettings: 'Cookie settings',
  back: 'Back to the portfolio',
  notLoadedTitle: 'Not loaded',
  notLoaded: 'This could not be loaded. There may be no network, or a content blocker prevents it.',
  retry: 'Try again',
};

/** The switch to another language, at the top and at the end of the page. */
export const languageText = {
  top: 'Language',
  end: 'Language, at the end of the page',
  /** Where much is in another language. */
  partly: 'Parts of this page are not translated.',
};

/** The words of the theme card. */
export const themeText = {
  section: 'Theme',
  title: 'Theme',
  defaultTheme: 'Default',
  change: 'Change',
  /** The button's whole name, for those who do not see what it stands beside; it holds the visible word. */
  changeTheme: 'Change theme',
};

/** A theme's name as a visitor reads it: 'lofi' → 'Lofi'. */
export const themeName = (name: string): Phrase => name.charAt(0).toUpperCase() + name.slice(1);

/** The status line: why the page is not live, and how old the oldest part of it is. */
export const freshnessText = {
  offline: 'You are offline.',
  limited: (provider: string) => `${provider} accepts no requests at the moment.`,
  failed: 'Some content could not be updated.',
  /** @param oldest milliseconds since the epoch */
  stand: (oldest: number) => `As of ${formatDateTime(oldest)} (German time).`,
  sample: 'You are looking at sample data.',
  putAway: 'Hide this message',
  renew: 'Refresh',
  /** @param until and `now`: milliseconds since the epoch */
  resets: (until: number, now: number) => `The limit ends ${formatUntil(until, now)}.`,
  retriesAtReset: 'After that, the page tries again by itself.',
  retriesOnline: 'The page tries again as soon as there is a connection.',
  retries: 'The page tries again by itself.',
};

/** The notices about the site as an app: a new version, installing it. */
export const noticeText = {
  update: {
    waiting: 'There is a new version of this page.',
    replaced: 'This page was renewed in another tab.',
    apply: 'Reload',
    postpone: 'Later',
  },
  install: {
    offer: 'Install this page as an app: on your home screen, and readable offline.',
    install: 'Install',
    decline: 'Not now',
    ios: 'This page also works offline: tap “Share” first, then “Add to Home Screen”.',
    understood: 'Got it',
  },
};

import type { LocalizedText } from '../../model/phrase.ts';
import { formatDateTime, formatUntil } from './formats.ts';

export const impressumName = 'Legal notice (German)';
export const datenschutzName = 'Privacy policy (German)';
export const notFoundName = 'Page not found';

export const navigationText = {
  skipLinks: 'Skip links',
  skip: 'Skip to content',
  skipTo: (title: string) => `Skip to “${title}”`,
  loading: 'Loading content',
  pages: 'More pages',
  consentSettings: 'Cookie settings',
  back: 'Back to the portfolio',
  notLoadedTitle: 'Not loaded',
  notLoaded: 'This could not be loaded. There may be no network, or a content blocker prevents it.',
  notDrawn: 'This part of the page cannot be shown right now.',
  retry: 'Try again',
  newTab: 'opens a new tab',
};

export const languageText = {
  top: 'Language',
  end: 'Language, at the end of the page',
  partly: 'Parts of this page are not translated.',
};

export const themeText = {
  section: 'Theme',
  title: 'Theme',
  defaultTheme: 'Default',
  change: 'Change',
  changeTheme: 'Change theme',
};

export const themeName = (name: string): LocalizedText => name.charAt(0).toUpperCase() + name.slice(1);

export const freshnessText = {
  offline: 'You are offline.',
  limited: (provider: string) => `${provider} accepts no requests at the moment.`,
  unreachable: (providers: readonly string[]) =>
    `${providers.join(' and ')} cannot be reached at the moment.`,
  failed: 'Some content could not be updated.',
  asOf: (oldest: number) => `As of ${formatDateTime(oldest)} (German time).`,
  sample: 'You are looking at sample data.',
  dismiss: 'Hide this message',
  refresh: 'Refresh',
  resets: (until: number, now: number) => `The limit ends ${formatUntil(until, now)}.`,
  retriesAtReset: 'After that, the page tries again by itself.',
  retriesOnline: 'The page tries again as soon as there is a connection.',
  retries: 'The page tries again by itself.',
};

export const noticeText = {
  update: {
    waiting: 'There is a new version of this page.',
    replaced: 'This page was updated in another tab.',
    apply: 'Reload',
    postpone: 'Later',
  },
  install: {
    question: 'Install this page as an app: on your home screen, and readable offline.',
    install: 'Install',
    decline: 'Not now',
    ios: 'This page also works offline: tap “Share” first, then “Add to Home Screen”.',
    understood: 'Got it',
  },
};

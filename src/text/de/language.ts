// German with headings and labels in English, as developers are used to. This folder defines the files and keys of all
// languages. Pages load the files as `#text/…` (site-imports.ts).
export * as consentAndErrors from './consent-and-errors.ts';
export * as cv from './cv.ts';
export * as formats from './formats.ts';
export * as page from './page.ts';
export * as sections from './sections.ts';

/** In the language itself. */
export const name: string = 'Deutsch';
/** Language and country, for shared links. */
export const locale: string = 'de_DE';
/** Whether its pages are partly in another language on purpose. */
export const isMixed: boolean = true;

/** At its page on a page in another language. */
export const hint = {
  text: 'Diese Seite gibt es auch auf Deutsch.',
  accept: 'Auf Deutsch lesen',
  decline: 'Ausblenden',
};

/** How owners write that something began, ended or goes on. */
export const writtenDates = {
  since: ['seit', 'ab'],
  until: ['bis'],
  present: ['jetzt', 'aktuell', 'derzeit', 'zurzeit', 'gegenwärtig', 'laufend', 'dato', 'fortlaufend'],
};

/** Further words of the CV as PDF, Word and Markdown. */
export const cvFile = {
  summary: 'Kurzprofil',
  experience: 'Beruflicher Werdegang',
  email: 'E-Mail',
  phone: 'Telefon',
  website: 'Website',
  asOf: (month: string) => `Stand ${month}`,
  pageOf: { page: 'Seite', of: 'von' },
};

/** Shown by the device once the site is installed. */
export const device = {
  description: (owner: string) => `Portfolio von ${owner}`,
  /** Shortcuts of the app's icon. */
  sections: { 'private-projects': 'Projekte', profile: 'Kontakt', services: 'Dienstleistungen' },
  wideScreenshot: 'Das Portfolio auf einem breiten Bildschirm',
  narrowScreenshot: 'Das Portfolio auf einem Telefon',
};

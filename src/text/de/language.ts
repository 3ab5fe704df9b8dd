import * as consentAndErrors from './consent-and-errors.ts';
import * as cv from './cv.ts';
import * as formats from './formats.ts';
import * as germanConsentAndErrors from './german/consent-and-errors.ts';
import * as germanPage from './german/page.ts';
import * as germanSections from './german/sections.ts';
import * as page from './page.ts';
import * as sections from './sections.ts';

/** German with headings and labels in English, as developers are used to. */
export const german = {
  /** In the language itself. */
  name: 'Deutsch',
  /** Language and country, for shared links. */
  locale: 'de_DE',
  /** The hint at its page on a page in another language. */
  hint: {
    text: 'Diese Seite gibt es auch auf Deutsch.',
    accept: 'Auf Deutsch lesen',
    decline: 'Ausblenden',
  },
  page,
  consentAndErrors,
  sections,
  cv,
  formats,
  /** Further words of the CV as PDF, Word and Markdown. */
  cvFile: {
    summary: 'Kurzprofil',
    experience: 'Beruflicher Werdegang',
    email: 'E-Mail',
    phone: 'Telefon',
    website: 'Website',
    asOf: (month: string) => `Stand ${month}`,
    pageOf: { page: 'Seite', of: 'von' },
  },
  /** Shown by the device once the site is installed. */
  device: {
    description: (owner: string) => `Portfolio von ${owner}`,
    /** Shortcuts of the app's icon. */
    sections: { 'private-projects': 'Projekte', profile: 'Kontakt', services: 'Dienstleistungen' },
    wideScreenshot: 'Das Portfolio auf einem breiten Bildschirm',
    narrowScreenshot: 'Das Portfolio auf einem Telefon',
  },
  /** Whether its pages are partly in another language on purpose. */
  isMixed: true,
};

/** This folder defines the files and keys of all languages. Pages load the files as `#text/…` (site-imports.ts). */
export type Language = typeof german;

/** What differs without those. */
export const germanThroughout = {
  page: germanPage,
  consentAndErrors: germanConsentAndErrors,
  sections: germanSections,
  isMixed: false,
};

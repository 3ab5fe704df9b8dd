import type { Language } from '../language.ts';
import * as consentAndErrors from './consent-and-errors.ts';
import * as cv from './cv.ts';
import * as formats from './formats.ts';
import * as germanConsentAndErrors from './german/consent-and-errors.ts';
import * as germanPage from './german/page.ts';
import * as germanSections from './german/sections.ts';
import * as page from './page.ts';
import * as sections from './sections.ts';

/** German with headings and labels in English, as developers are used to; and `german`, without them. */
export const german: Language = {
  name: 'Deutsch',
  locale: 'de_DE',
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
  cvFile: {
    summary: 'Kurzprofil',
    experience: 'Beruflicher Werdegang',
    email: 'E-Mail',
    phone: 'Telefon',
    website: 'Website',
    asOf: (month) => `Stand ${month}`,
    pageOf: { page: 'Seite', of: 'von' },
  },
  device: {
    description: (owner) => `Portfolio von ${owner}`,
    sections: { 'private-projects': 'Projekte', profile: 'Kontakt', services: 'Dienstleistungen' },
    wideScreenshot: 'Das Portfolio auf einem breiten Bildschirm',
    narrowScreenshot: 'Das Portfolio auf einem Telefon',
  },
  isMixed: true,
  wordings: {
    german: {
      page: germanPage,
      consentAndErrors: germanConsentAndErrors,
      sections: germanSections,
      isMixed: false,
    },
  },
};

import type { Language } from '../de/language.ts';
import * as consentAndErrors from './consent-and-errors.ts';
import * as cv from './cv.ts';
import * as formats from './formats.ts';
import * as page from './page.ts';
import * as sections from './sections.ts';

export const english: Language = {
  name: 'English',
  locale: 'en_GB',
  hint: {
    text: 'This page is also available in English.',
    accept: 'Read in English',
    decline: 'Hide',
  },
  page,
  consentAndErrors,
  sections,
  cv,
  formats,
  cvFile: {
    summary: 'Summary',
    experience: 'Experience',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    asOf: (month) => `As of ${month}`,
    pageOf: { page: 'Page', of: 'of' },
  },
  device: {
    description: (owner) => `Portfolio of ${owner}`,
    sections: { 'private-projects': 'Projects', profile: 'Contact', services: 'Services' },
    wideScreenshot: 'The portfolio on a wide screen',
    narrowScreenshot: 'The portfolio on a phone',
  },
  isMixed: false,
};

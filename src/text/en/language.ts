export * as consentAndErrors from './consent-and-errors.ts';
export * as cv from './cv.ts';
export * as formats from './formats.ts';
export * as page from './page.ts';
export * as sections from './sections.ts';

export const name = 'English';
export const locale = 'en_GB';
export const isMixed = false;

export const hint = {
  text: 'This page is also available in English.',
  accept: 'Read in English',
  decline: 'Hide',
};

export const writtenDates = {
  since: ['since', 'from'],
  until: ['until', 'till', 'til', 'to'],
  present: ['today', 'now', 'date', 'current', 'currently', 'ongoing', 'to-date'],
};

export const cvFile = {
  summary: 'Summary',
  experience: 'Experience',
  email: 'E-mail',
  phone: 'Phone',
  website: 'Website',
  asOf: (month: string) => `As of ${month}`,
  pageOf: { page: 'Page', of: 'of' },
};

export const device = {
  description: (owner: string) => `Portfolio of ${owner}`,
  sections: { 'private-projects': 'Projects', profile: 'Contact', services: 'Services' },
  wideScreenshot: 'The portfolio on a wide screen',
  narrowScreenshot: 'The portfolio on a phone',
};

import type { Language } from '../languages.ts';
import * as cv from './cv.ts';
import * as formats from './formats.ts';
import * as occasions from './occasions.ts';
import * as page from './page.ts';
import * as sections from './sections.ts';

export const english: Language = {
  name: 'English',
  locale: 'en_GB',
  offer: {
    offer: 'This page is also available in English.',
    accept: 'Read in English',
    decline: 'Hide',
  },
  page,
  occasions,
  sections,
  cv,
  formats,
  descriptions: {
    cv: (owner) =>
      `Project history and skills of ${owner}: projects, roles, technologies and years of experience.`,
  },
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
  defaults: {
    contributions: 'GitHub activity',
    latestRepositories: 'Latest public projects',
    featuredRepositories: 'GitHub projects',
    privateProjects: 'Private project showcase',
    externalProjects: 'My projects',
    testimonials: 'What clients say',
    services: 'Services',
    myServices: 'My services',
    onRequest: 'On request',
  },
  knownWords: {
    completed: ['Completed'],
    inProgress: ['In development'],
    planned: ['Planned'],
    paused: ['Paused'],
    development: ['Development'],
    infrastructure: ['Infrastructure'],
    consulting: ['Consulting'],
    support: ['Support'],
    onRequest: ['On request'],
    today: ['present', 'today'],
  },
  isMixed: false,
};

// German throughout.
export * from '../language.ts';
export * as consentAndErrors from './consent-and-errors.ts';
export * as page from './page.ts';
export * as sections from './sections.ts';

export const isMixed = false;

import type { SiteLanguage } from '../model/site-language.ts';

/** What each language calls itself. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = { de: 'Deutsch', en: 'English' };

/** Says on a page in another language, in the one that the visitor prefers, that there is one in that. */
export const languageOffers: Readonly<
  Record<SiteLanguage, { offer: string; accept: string; decline: string }>
> = {
  de: { offer: 'Diese Seite gibt es auch auf Deutsch.', accept: 'Auf Deutsch lesen', decline: 'Ausblenden' },
  en: { offer: 'This page is also available in English.', accept: 'Read in English', decline: 'Hide' },
};

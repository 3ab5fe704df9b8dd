import type { SiteLanguage } from '../model/site-language.ts';

/** What each language calls itself. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = { de: 'Deutsch', en: 'English' };

import type { SiteLanguage } from '../model/site-language.ts';
import * as germanThroughout from '../text/de/german/language.ts';
import * as german from '../text/de/language.ts';
import * as english from '../text/en/language.ts';

type German = typeof german;
/** The texts of every language. How many forms its words have for counts is its own. */
export type Language = Omit<German, 'formats'> & {
  formats: Omit<German['formats'], 'counted' | 'pluralForm'> & { pluralForm(count: number): number };
};

export const languages: Readonly<Record<SiteLanguage, Language>> = { de: german, en: english };

/** Other wordings, by their names in config.ts. */
const wordings: Partial<Record<string, typeof languages>> = {
  german: { ...languages, de: germanThroughout },
};

export const languageFor = (site: { language: SiteLanguage; wording: string }): Language =>
  (wordings[site.wording] ?? languages)[site.language];

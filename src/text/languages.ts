import type { SiteLanguage } from '../model/site-language.ts';
import { german, germanThroughout, type Language } from './de/language.ts';
import { english } from './en/language.ts';

export const languages: Readonly<Record<SiteLanguage, Language>> = { de: german, en: english };

/** Other wordings of a language, by their names in config.ts. */
const wordings: Partial<Record<string, Partial<Record<SiteLanguage, Partial<Language>>>>> = {
  german: { de: germanThroughout },
};

export const languageFor = ({
  language,
  wording,
}: {
  language: SiteLanguage;
  wording: string;
}): Language => ({
  ...languages[language],
  ...wordings[wording]?.[language],
});

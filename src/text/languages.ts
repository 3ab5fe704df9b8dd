import type { SiteLanguage } from '../model/site-language.ts';
import { german } from './de/language.ts';
import { english } from './en/language.ts';
import type { Language, WordedLanguage } from './language.ts';

export const languages: Readonly<Record<SiteLanguage, WordedLanguage>> = { de: german, en: english };

/** The language of a site in its wording. */
export function languageFor({ language, wording }: { language: SiteLanguage; wording: string }): Language {
  const { wordings, ...main } = languages[language];
  return { ...main, ...wordings?.[wording] };
}

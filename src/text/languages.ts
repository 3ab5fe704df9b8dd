import type { SiteLanguage } from '../model/site-language.ts';
import { german } from './de/language.ts';
import { english } from './en/language.ts';
import type { Language } from './language.ts';

export const languages: Readonly<Record<SiteLanguage, Language>> = { de: german, en: english };

export function languageFor({ language, wording }: { language: SiteLanguage; wording: string }): Language {
  const main = languages[language];
  return { ...main, ...main.wordings?.[wording] };
}

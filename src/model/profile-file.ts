import { pagePath } from './page.ts';
import { homePath, type SiteLanguage } from './site-language.ts';

export const profileFormats = ['pdf', 'docx', 'json'] as const;
export type ProfileFormat = (typeof profileFormats)[number];

/** Below the base: beside a language's page, and under its name. */
export const profileFile = (
  format: ProfileFormat,
  all: readonly SiteLanguage[],
  language: SiteLanguage,
): string =>
  format === 'json'
    ? `${homePath(all, language).slice(1)}resume.json`
    : `${pagePath('profile', all, language)}.${format}`;

export const profileFilesIn = (all: readonly SiteLanguage[]): string[] =>
  all.flatMap((language) => profileFormats.map((format) => profileFile(format, all, language)));

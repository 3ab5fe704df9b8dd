import { homePath, type SiteLanguage } from '../model/site-language.ts';
import { pagePath } from './pages.ts';

const cvFormats = ['pdf', 'docx', 'json'] as const;
export type CvFormat = (typeof cvFormats)[number];

/** A CV's file below the base: beside a language's page, and under its name. */
export const cvFile = (format: CvFormat, all: readonly SiteLanguage[], language: SiteLanguage): string =>
  format === 'json'
    ? `${homePath(all, language).slice(1)}resume.json`
    : `${pagePath('cv', all, language)}.${format}`;

export const cvFilesIn = (all: readonly SiteLanguage[]): string[] =>
  all.flatMap((language) => cvFormats.map((format) => cvFile(format, all, language)));

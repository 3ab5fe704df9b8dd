import { styleText } from 'node:util';
import { leastTranslated, type Translation } from '../../../config/compile-site.ts';
import { textPerLanguage } from '../../../config/messages/problem.ts';
import { homePath, type SiteLanguage } from '../../../model/site-language.ts';

/** How far the owner's texts are translated into a further language, and the paths of what is missing. */
export function translationReport(
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
  { count, missing }: Translation,
): string {
  const home = homePath(languages, language);
  if (count === 0) return `${home}: there is nothing to translate.`;
  const share = Math.floor(((count - missing.length) / count) * 100);
  const heading = `${home}: ${count - missing.length} of ${count} texts are translated (${share} %).`;
  if (missing.length === 0) return heading;
  const consequence =
    missing.length > count * (1 - leastTranslated)
      ? ` Below ${leastTranslated * 100} % search engines are told not to list the page, and it says that parts of it are in another language.`
      : '';
  return [
    `${heading}${consequence} Write ${textPerLanguage} for:`,
    ...missing.map((path) => `  ${styleText('bold', path)}`),
  ].join('\n');
}

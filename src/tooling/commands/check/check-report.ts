import { styleText } from 'node:util';
import { leastTranslated, type Translation } from '../../../config/compile-site.ts';
import { type Problem, textPerLanguage } from '../../../config/messages/problem.ts';
import { homePath, type SiteLanguage } from '../../../model/site-language.ts';
import { kinds, report } from '../../inputs/site/report.ts';

export interface Finding extends Problem {
  kind: (typeof kinds)[number];
}

/** @param right the last line without mistakes */
export function checkReport(file: string, findings: readonly Finding[], right: string): string {
  const parts = kinds.map((kind) => {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    return ofKind.length > 0 && report(file, ofKind, kind);
  });
  const isRight = findings.every(({ kind }) => kind !== 'mistake');
  return [...parts, isRight && styleText('green', `${file}: ${right}`)].filter(Boolean).join('\n\n');
}

/** The state of a translation. @param missing the paths of untranslated texts */
export function translationReport(
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
  { count }: Translation,
  missing: readonly string[],
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
  const listed = missing.map((path) => `\n  ${styleText('bold', path)}`).join('');
  return `${heading}${consequence} Write ${textPerLanguage(languages)} for:${listed}`;
}

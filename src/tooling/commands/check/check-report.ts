import { styleText } from 'node:util';
import { leastTranslated, type Translation } from '../../../config/compile-site.ts';
import { placeOf } from '../../../config/messages/place.ts';
import { type Problem, textPerLanguage } from '../../../config/messages/problem.ts';
import { homePath, type SiteLanguage } from '../../../model/site-language.ts';
import { report } from '../../inputs/site/report.ts';

/** What a look at the network says about `config.ts`: where, what is wrong, and the cure. */
export interface Finding extends Problem {
  /**
   * - `mistake`: certain, and what was configured is not shown.
   * - `warning`: odd, or perhaps only so today.
   * - `unanswered`: it could not be looked at, which says nothing about the configuration.
   */
  kind: 'mistake' | 'warning' | 'unanswered';
}

interface CheckResult {
  /** The file as messages call it. */
  file: string;
  hints: readonly Problem[];
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** What the network says; null without one, undefined when it was not asked. */
  findings: readonly Finding[] | null | undefined;
}

/** Tells the owner everything, the worst last, where the eye ends up. */
export function checkReport({ file, hints, problems, warnings, findings }: CheckResult): string {
  const of = (kind: Finding['kind']) => (findings ?? []).filter((finding) => finding.kind === kind);
  const unanswered = of('unanswered');
  const odd = [...warnings, ...of('warning')];
  const mistakes = [...problems, ...of('mistake')];
  const parts = [
    ...(hints.length > 0 ? [report(file, hints, 'hint')] : []),
    ...(unanswered.length > 0 ? [notLookedAt(file, unanswered)] : []),
    ...(findings === null ? ['There is no network: only the configuration itself was checked.'] : []),
    ...(odd.length > 0 ? [report(file, odd, 'warning')] : []),
    ...(mistakes.length > 0
      ? [report(file, mistakes, 'mistake')]
      : [styleText('green', `${file}: no mistakes${odd.length > 0 ? ', but see the warnings' : ''}.`)]),
  ];
  return parts.join('\n\n');
}

function notLookedAt(file: string, findings: readonly Finding[]): string {
  const lines = findings.map(
    (finding) => `  ${styleText('bold', placeOf(file, finding))}\n    ${finding.message}`,
  );
  return ['Could not be checked:', ...lines].join('\n\n');
}

/** Tells what is wrong with a deployed site, the worst last, or how far it is right. */
export function liveReport(address: string, findings: readonly Finding[]): string {
  const mistakes = findings.filter(({ kind }) => kind === 'mistake');
  const odd = findings.filter(({ kind }) => kind !== 'mistake');
  const right =
    'served as it should be. Every file that its worker keeps is there and is the right one, so it can install; that ' +
    'it does, only a browser can show.';
  return [
    ...(odd.length > 0 ? [report(address, odd, 'warning')] : []),
    mistakes.length > 0 ? report(address, mistakes, 'mistake') : styleText('green', `${address}: ${right}`),
  ].join('\n\n');
}

/** How far the owner's texts are translated into a further language. @param missing the places of those that are not */
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
  return [
    `${heading}${consequence} Write ${textPerLanguage} for:`,
    ...missing.map((place) => `  ${styleText('bold', place)}`),
  ].join('\n');
}

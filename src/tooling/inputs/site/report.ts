import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { inspect, styleText } from 'node:util';
import { normalizePath, type ResolvedConfig } from 'vite';
import { leastTranslated, type Translation } from '../../../config/compile-site.ts';
import { locationOf } from '../../../config/messages/location.ts';
import { type Problem, textPerLanguage } from '../../../config/messages/problem.ts';
import { homePath, type SiteLanguage } from '../../../model/site-language.ts';

/** The kinds of problems, the worst last, where the eye ends up. Only a mistake is certain. */
const colors = { hint: 'cyan', unanswered: 'cyan', warning: 'yellow', mistake: 'red' } as const;
type Kind = keyof typeof colors;
const kinds = Object.keys(colors) as Kind[];

export function report(file: string, problems: readonly Problem[], kind: Kind): string {
  const noun = kind === 'unanswered' ? 'could not be checked' : `${kind}${problems.length === 1 ? '' : 's'}`;
  const lines = problems.map(
    (problem) => `\n\n  ${styleText('bold', locationOf(file, problem))}\n    ${problem.message}`,
  );
  return styleText(colors[kind], `${file}: ${problems.length} ${noun}`) + lines.join('');
}

export interface Finding extends Problem {
  kind: Kind;
}

/** In GitHub's workflows: shows mistakes and warnings at their lines, and lists them in the summary of the job. */
export function annotate(file: string, findings: readonly Finding[], environment = process.env): void {
  if (environment.GITHUB_ACTIONS !== 'true') return;
  const annotated = findings.filter(({ kind }) => kind === 'mistake' || kind === 'warning');
  if (annotated.length === 0) return;
  const source = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  // Paths in annotations begin at the root of the repository.
  const path = normalizePath(relative(environment.GITHUB_WORKSPACE ?? '', resolve(file)));
  for (const { kind, message, line, path: field } of annotated) {
    const column = line === undefined ? 1 : (source[line - 1]?.search(/\S/) ?? 0) + 1;
    const place = line === undefined ? '' : `,line=${line},col=${Math.max(1, column)}`;
    const properties = `file=${property(path)}${place},title=${property(field)}`;
    process.stdout.write(
      `::${kind === 'mistake' ? 'error' : 'warning'} ${properties}::${escapedData(message)}\n`,
    );
  }
  if (!environment.GITHUB_STEP_SUMMARY) return;
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
  const rows = annotated.map(
    (finding) => `| ${finding.kind} | ${cell(locationOf(file, finding))} | ${cell(finding.message)} |`,
  );
  appendFileSync(
    environment.GITHUB_STEP_SUMMARY,
    ['', '| | where | what |', '|---|---|---|', ...rows, ''].join('\n'),
  );
}

/** The escapes of GitHub's workflow commands. */
const escapedData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

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

/** Fails a build. Shown without a stack, which means nothing to owners. */
export class InvalidConfigError extends Error {
  override readonly name = 'InvalidConfigError';
  [inspect.custom] = () => this.message;
}

/** Prints warnings and mistakes. @throws InvalidConfigError in a build with mistakes, unless a test wants the 500 screen */
export function printProblems(
  file: string,
  { mistakes, warnings }: Record<'mistakes' | 'warnings', readonly Problem[]>,
  { command, logger }: ResolvedConfig,
): void {
  const timestamp = command === 'serve';
  if (!timestamp) {
    const ofKind = (kind: Kind, problems: readonly Problem[]) =>
      problems.map((problem) => ({ ...problem, kind }));
    annotate(file, [...ofKind('mistake', mistakes), ...ofKind('warning', warnings)]);
  }
  if (warnings.length > 0) logger.warn(`${report(file, warnings, 'warning')}\n`, { timestamp });
  if (mistakes.length === 0) return;
  const message = report(file, mistakes, 'mistake');
  if (command === 'build' && process.env.ALLOW_INVALID_CONFIG !== '1') throw new InvalidConfigError(message);
  logger.error(`${message}\n`, { timestamp });
}

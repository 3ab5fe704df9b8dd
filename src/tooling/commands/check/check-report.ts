import { styleText } from 'node:util';
import type { Problem } from '../../../config/messages/problem.ts';
import { report } from '../../inputs/site/owner-config.ts';
import type { Finding } from './finding.ts';

interface CheckResult {
  /** The file as messages call it. */
  file: string;
  /** What may be worth adding. */
  hints: readonly Problem[];
  /** What the configuration itself says. */
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
    ...(unanswered.length > 0 ? [notLookedAt(unanswered)] : []),
    ...(findings === null ? ['There is no network: only the configuration itself was checked.'] : []),
    ...(odd.length > 0 ? [report(file, odd, 'warning')] : []),
    ...(mistakes.length > 0
      ? [report(file, mistakes, 'mistake')]
      : [styleText('green', `${file}: no mistakes${odd.length > 0 ? ', but see the warnings' : ''}.`)]),
  ];
  return parts.join('\n\n');
}

function notLookedAt(findings: readonly Finding[]): string {
  const lines = findings.map(({ path, message }) => `  ${styleText('bold', path)}\n    ${message}`);
  return ['Could not be looked at:', ...lines].join('\n\n');
}

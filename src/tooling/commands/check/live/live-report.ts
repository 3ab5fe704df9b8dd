import { styleText } from 'node:util';
import { report } from '../../../inputs/site/owner-config.ts';
import type { Finding } from '../finding.ts';

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

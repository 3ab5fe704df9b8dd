import { compileSite } from '../../../../config/compile-site.ts';
import type { Problem } from '../../../../config/messages/problem.ts';
import { contactHeading, labelOf } from './accounts.ts';
import type { FurtherTexts } from './further-texts.ts';
import { at, type Fields, type Note, put } from './values.ts';

/** More rounds than a configuration needs: each takes all mistakes at once. */
const mostRounds = 20;

/** Makes a configuration without mistakes: cures those that say what is right, and leaves the others out. */
export function accepted(
  config: Fields,
  files: readonly string[],
  further: FurtherTexts,
  notes: Note[],
): Fields {
  const cured = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const compiled = compileSite(config, { files });
    const problems = 'problems' in compiled ? compiled.problems : compiled.missing;
    if (problems.length === 0) break;
    for (const problem of problems) {
      const right = cured.has(problem.path) ? undefined : problem.correct;
      cured.add(problem.path);
      if (right === undefined) leaveOut(problem);
      else put(config, problem.path, right);
    }
    compact(config);
  }
  return config;

  function leaveOut({ path, message }: Problem): void {
    const [, account] = /^social\.(\w+)$/.exec(path) ?? [];
    const where = account ? ` It is in a section of your own, '${contactHeading}', without a link.` : '';
    if (account) further.add(contactHeading, `${labelOf(account)}: ${at(config, path)}`);
    notes.push({ path, message: withoutList(message) + where });
    put(config, path, undefined);
    // Without a field that it needs, the block cannot be shown.
    const block = path.replace(/\.?[^.[\]]+$/, '');
    if (message.startsWith('Missing') && block) put(config, block, undefined);
  }
}

/** A message without the allowed values, of which three dozen names of themes help nobody here. */
function withoutList(message: string): string {
  if (message.includes('one of these') && message.length < 200) return message;
  return message
    .replace(/\. Write one of these\. Allowed:.*$/s, ', which does not exist here.')
    .replace(/ Allowed(?: here)?:.*$/s, '');
}

function compact(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const filled = value.filter((one) => one !== undefined && JSON.stringify(one) !== '{}');
    value.splice(0, value.length, ...filled);
  }
  for (const one of Object.values(value)) compact(one);
}

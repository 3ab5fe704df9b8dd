import { compileSite } from '../../../../config/compile-site.ts';
import { valueAt } from '../../../../config/messages/problem.ts';
import { contactHeading, labelOf } from './accounts.ts';
import type { FurtherTexts } from './further-texts.ts';
import type { Fields, Note } from './plain.ts';

/** More rounds than a configuration needs: each takes all mistakes at once. */
const mostRounds = 20;

/** What the message of a mistake says to write instead. */
const cures = [
  /Write (?:only the name: )?'([^']+)'/,
  /Did you mean '([^']+)'/,
  /Put a hash in front: '([^']+)'/,
];

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
    for (const { path, message } of problems) {
      const steps = stepsOf(path);
      const found = valueAt(config, steps);
      const said = cures.map((cure) => cure.exec(message)?.[1]).find(Boolean);
      // The nearest file may be another picture: only the case of its name may differ.
      const isOther = message.includes('There is no file') && !isSameFile(found, said);
      const right = isOther ? undefined : said;
      const most = /Write (\d+) or less/.exec(message)?.[1];
      const isNew = !cured.has(path) && typeof found === 'string' && right !== found;
      cured.add(path);
      if (most) replace(config, steps, Number(most));
      else if (isNew && right && !right.includes('<')) replace(config, steps, right);
      else leaveOut(path, steps, found, message);
    }
    compact(config);
  }
  return config;

  function leaveOut(
    path: string,
    steps: readonly (string | number)[],
    found: unknown,
    message: string,
  ): void {
    replace(config, steps, undefined);
    const [block, key] = steps;
    // Without a field that it needs, the block cannot be shown.
    if (message.startsWith('Missing.') && steps.length > 1) replace(config, steps.slice(0, -1), undefined);
    const isAccount =
      block === 'social' && typeof key === 'string' && key !== 'links' && typeof found === 'string';
    if (isAccount) further.add(contactHeading, `${labelOf(key)}: ${found}`);
    const where = isAccount ? ` It is in a section of your own, '${contactHeading}', without a link.` : '';
    // Three dozen names of themes help nobody here.
    const isList = message.includes('one of these') && message.length < 200;
    const told = isList
      ? message
      : message
          .replace(/\. Write one of these\. Allowed:.*$/s, ', which does not exist here.')
          .replace(/ Allowed(?: here)?:.*$/s, '');
    notes.push({ path, message: told + where });
  }
}

const isSameFile = (found: unknown, said = ''): boolean =>
  String(found).toLowerCase().endsWith(said.toLowerCase());

const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/\["([^"]+)"\]|\[(\d+)\]|([\w$-]+)/g)].map(([, quoted, index, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );

/** Undefined leaves a hole, so that the places of the other entries stay true until the end of the round. */
function replace(config: Fields, steps: readonly (string | number)[], value: unknown): void {
  const parent = Object(valueAt(config, steps.slice(0, -1)));
  const [last = ''] = steps.slice(-1);
  if (value === undefined && !Array.isArray(parent)) delete parent[last];
  else parent[last] = value;
}

function compact(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const filled = value.filter((one) => one !== undefined && JSON.stringify(one) !== '{}');
    value.splice(0, value.length, ...filled);
  }
  for (const one of Object.values(value)) compact(one);
}

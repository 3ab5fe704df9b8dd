import type { z } from 'zod';
import { isByLanguage } from '../fields/field.ts';
import type { Fault } from '../format/text-format.ts';
import { allowedBy, type Field, fieldAt, issuesAt, keysOf, nested, schemaTree } from '../schema-tree.ts';
import { contradictions } from './contradictions.ts';
import { guess, languageNamed } from './nearest.ts';
import { formatPath, type Problem, problemOf, valueAt } from './problem.ts';
import { unknownKey } from './unknown-key.ts';

/** Explains what the schema found wrong. @param data the configuration as plain data */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown): Problem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key, data));
  const found = valueAt(data, path);
  const field = fieldAt(path) ?? schemaTree;
  const keys = field.perLanguage ? Object.keys(Object(found)) : [];
  const unknown = keys.filter((key) => !isByLanguage({ [key]: '' }));
  // A block without any language was not meant as translations.
  if (unknown.length > 0 && keys.some(languageNamed))
    return unknown.map((key) => unknownKey(path, key, data));
  const fault = found === undefined ? missing(path) : faultOf(issue, found, field);
  return [problemOf(formatPath(path), found, fault, allowedBy(field))];
}

function missing(path: readonly PropertyKey[]): Fault {
  const key = path.at(-1);
  if (typeof key !== 'string') return { advice: 'End the file with `export default defineConfig({ … })`.' };
  const isInList = path.some((step) => typeof step === 'number');
  return { advice: `Add \`${key}\`${isInList ? ', or remove the whole entry' : ''}.` };
}

function faultOf(issue: z.core.$ZodIssue, found: unknown, field: Field): Fault {
  switch (issue.code) {
    case 'custom':
      return issue.params as Fault;
    case 'invalid_value':
      return faultInChoice(found, issue.values.map(String));
    case 'too_big':
      return { correct: Number(issue.maximum) };
    case 'too_small': {
      const block = found === 0 && blockToSwitchOff(issue.path);
      return block
        ? { advice: `To show none, write \`display: false\` in \`${formatPath(block)}\`.` }
        : { correct: Number(issue.minimum) };
    }
    default:
      return faultOfType(found, field, issue.path);
  }
}

/** The innermost block around a field that has a switch. */
const blockToSwitchOff = (path: readonly PropertyKey[]) =>
  path
    .map((_, index) => path.slice(0, index))
    .findLast((block) => keysOf(fieldAt(block)).includes('display'));

/** Words for which owners write others. */
const choices: Readonly<Record<string, string>> = {
  netto: 'excluded',
  net: 'excluded',
  brutto: 'included',
  gross: 'included',
  inklusive: 'included',
  kleinunternehmer: 'smallBusiness',
  grundkenntnisse: 'A2',
  fließend: 'C1',
  fluent: 'C1',
  verhandlungssicher: 'C1',
  native: 'Muttersprache',
};

function faultInChoice(found: unknown, allowed: readonly string[]): Fault {
  if (isByLanguage(found)) return { advice: 'Write one of these, in quotes: it is translated for you.' };
  if (typeof found !== 'string') return {};
  const name = found.toLowerCase();
  const choice =
    allowed.find((option) => option.toLowerCase() === name) ?? choices[name] ?? languageNamed(found) ?? '';
  return allowed.includes(choice) ? { correct: choice } : guess(found, allowed);
}

/** A value of a wrong type: the same in a form that the field takes, or else why it takes none. */
function faultOfType(found: unknown, field: Field, path: readonly PropertyKey[]): Fault {
  if (typeof found === 'symbol')
    return { advice: 'Write plain data: texts, numbers, true or false, lists and blocks.' };
  if (isByLanguage(found))
    return field.items
      ? { advice: 'Write one list, and the languages within its entries.' }
      : { advice: 'It is the same in every language: write it once.' };
  const correct = otherForms(found).find((form) => isAllowed(path, form));
  const isPrice = typeof found === 'number' && /^(?:pricing|rate)$/.test(String(path.at(-1)));
  if (isPrice) return { correct: `${String(found).replace('.', ',')} €`, isGuess: true };
  if (correct === undefined && found === false && field.properties)
    return { advice: 'Remove it: what is left out is switched off.' };
  return { correct };
}

const switches: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'ja', 'on', 'an', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'nein', 'off', 'aus', '0'].map((word) => [word, false] as const),
]);

function otherForms(found: unknown): unknown[] {
  if (typeof found === 'boolean') return [{ display: found }, ...(found ? [] : [[]])];
  if (typeof found === 'number') return [switches.get(`${found}`), `${found}`];
  if (typeof found !== 'string') return [];
  const [digits, ...others] = found.match(/\d+/g) ?? [];
  const count = others.length === 0 ? Number(digits) : undefined;
  return [switches.get(found.toLowerCase()), count, found.split(/[,;]| \/ /).map((entry) => entry.trim())];
}

function isAllowed(path: readonly PropertyKey[], value: unknown): boolean {
  const isHere = (problem: Problem) => problem.path.startsWith(formatPath(path));
  return (
    value !== undefined &&
    issuesAt(path, value).length === 0 &&
    !contradictions(nested(path, value)).some(isHere)
  );
}

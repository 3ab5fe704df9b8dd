import type { z } from 'zod';
import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import { isByLanguage } from '../fields/field.ts';
import type { Fault } from '../format/text-format.ts';
import { allowedBy, type Field, fieldAt, issuesAt, keysOf, schemaTree } from '../schema-tree.ts';
import { guess, nearest } from './nearest.ts';
import { formatPath, type Problem, problemOf, valueAt } from './problem.ts';
import { unknownKey } from './unknown-key.ts';

/** Explains what the schema found wrong. @param data the configuration as plain data */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown): Problem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key, data));
  const found = valueAt(data, path);
  const field = fieldAt(path) ?? schemaTree;
  if (field.perLanguage && isBlock(found)) {
    const keys = Object.keys(found);
    const unknown = keys.filter((key) => !siteLanguages.some((known) => known === key));
    // A block without any language was not meant as translations.
    if (unknown.length > 0 && keys.some(languageMeant))
      return unknown.map((key) => unknownLanguage(path, key));
  }
  const fault = found === undefined ? missing(path) : faultOf(issue, found, field);
  // Such as a list of one language that does not exist.
  if (fault.correct !== undefined && issuesAt(path, fault.correct).length > 0) delete fault.correct;
  return [problemOf(formatPath(path), found, fault, allowedBy(field))];
}

const isBlock = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unknownLanguage(path: readonly PropertyKey[], key: string): Problem {
  const meant = languageMeant(key);
  const cure = meant ? ` Did you mean \`${meant}\`?` : '';
  const message = `Found a text in the unknown language '${key}'.${cure} Allowed: ${siteLanguages.join(', ')}.`;
  return { path: formatPath([...path, key]), message };
}

/** The language that is meant by 'englisch', 'English' or 'en-GB'. */
function languageMeant(name: string): SiteLanguage | undefined {
  const namesOf = (language: SiteLanguage) =>
    siteLanguages.map((other) => String(new Intl.DisplayNames(other, { type: 'language' }).of(language)));
  const [word = ''] = name.split('-');
  return siteLanguages.find((language) => nearest(word, [language, ...namesOf(language)]));
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
    allowed.find((known) => known.toLowerCase() === name) ?? choices[name] ?? languageMeant(found) ?? '';
  return allowed.includes(choice) ? { correct: choice } : guess(found, allowed);
}

const switches: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'ja', 'on', 'an', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'nein', 'off', 'aus', '0'].map((word) => [word, false] as const),
]);

/** The few values of a wrong type of which it is known what they mean; otherwise the message says what is allowed. */
function faultOfType(found: unknown, field: Field, path: readonly PropertyKey[]): Fault {
  if (typeof found === 'symbol')
    return { advice: 'Write plain data: texts, numbers, true or false, lists and blocks.' };
  switch (field.type) {
    case 'boolean':
      return typeof found === 'object' ? {} : { correct: switches.get(String(found).toLowerCase()) };
    case 'integer': {
      const numbers = typeof found === 'string' ? (found.match(/\d+/g) ?? []) : [];
      return numbers.length === 1 ? { correct: Number(numbers[0]) } : {};
    }
    case 'array':
      if (isByLanguage(found)) return { advice: 'Write one list, and the languages within its entries.' };
      if (found === false) return { correct: [] };
      return typeof found === 'string' && !field.items?.properties
        ? { correct: found.split(/[,;]| \/ /).map((text) => text.trim()) }
        : {};
    case 'object':
      if (typeof found === 'boolean' && keysOf(field).includes('display'))
        return { correct: { display: found } };
      return found === false ? { advice: 'Remove it: what is left out is switched off.' } : {};
    default:
      if (isByLanguage(found))
        return { advice: 'It is the same in every language: write one text in quotes.' };
      if (typeof found !== 'number') return {};
      return /^(?:pricing|rate)$/.test(String(path.at(-1)))
        ? { correct: `${String(found).replace('.', ',')} €`, isGuess: true }
        : { correct: String(found) };
  }
}

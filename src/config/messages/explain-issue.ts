import type { z } from 'zod';
import { isAddress, isOutside } from '../../model/http-link.ts';
import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import { isByLanguage } from '../fields/field.ts';
import { linkAddress } from '../format/address.ts';
import type { Fault } from '../format/text-format.ts';
import { allowedBy, type Field, fieldAt, keysOf, schemaTree } from '../schema-tree.ts';
import { guess, nearest } from './nearest.ts';
import { code, formatPath, type Problem, problemOf, textPerLanguage, valueAt } from './problem.ts';
import { unknownKey } from './unknown-key.ts';

/** Explains what the schema found wrong. @param data the configuration as plain data */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown): Problem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(issue.path, key, data));
  const found = valueAt(data, issue.path);
  const field = fieldAt(issue.path) ?? schemaTree;
  const given = field.perLanguage ? blockKeys(found) : [];
  const strays = given.filter((key) => !siteLanguages.some((known) => known === key));
  if (strays.length > 0 && given.some(languageMeant))
    return strays.map((key) => ({ path: formatPath([...issue.path, key]), message: strayLanguage(key) }));
  const fault = found === undefined ? missing(issue.path) : faultOf(issue, found, field);
  return [problemOf(formatPath(issue.path), found, fault, allowedBy(field))];
}

const isBlock = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const blockKeys = (value: unknown): string[] => (isBlock(value) ? Object.keys(value) : []);

/** The language that is meant by 'englisch', 'English' or 'en-GB'. */
function languageMeant(name: string): SiteLanguage | undefined {
  const namesOf = (language: SiteLanguage) =>
    siteLanguages.map((other) => String(new Intl.DisplayNames(other, { type: 'language' }).of(language)));
  const [word = ''] = name.split('-');
  return siteLanguages.find((language) => nearest(word, [language, ...namesOf(language)]));
}

function strayLanguage(key: string): string {
  const meant = languageMeant(key);
  const cure = meant ? ` Did you mean \`${meant}\`?` : '';
  return `Found a text in the unknown language '${key}'.${cure} Allowed: ${siteLanguages.join(', ')}.`;
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
      const block = blockWithDisplay(issue.path);
      const isNone = found === 0 && issue.path.at(-1) === 'limit';
      return isNone
        ? { advice: `To show none, set \`display: false\` in \`${block}\`.` }
        : { correct: Number(issue.minimum) };
    }
    default:
      return faultOfType(found, field, issue.path);
  }
}

function blockWithDisplay(path: readonly PropertyKey[]): string {
  const blocks = path.map((_, index) => path.slice(0, index));
  return formatPath(blocks.findLast((block) => keysOf(fieldAt(block)).includes('display')) ?? []);
}

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

function faultOfType(found: unknown, field: Field, path: readonly PropertyKey[]): Fault {
  if (typeof found === 'symbol')
    return { advice: 'Write plain data: texts, numbers, true or false, lists and blocks.' };
  switch (field.type) {
    case 'boolean':
      return faultInSwitch(found);
    case 'integer': {
      const numbers = typeof found === 'string' ? (found.match(/\d+/g) ?? []) : [];
      return numbers.length === 1 ? { correct: Number(numbers[0]) } : {};
    }
    case 'array':
      return faultInList(found, field);
    case 'object':
      return faultInBlock(found, field);
    default:
      return field.anyOf && isBlock(found) ? faultInEither(found, field) : faultInText(found, field, path);
  }
}

const switches = new Map([
  ...['true', 'yes', 'ja', 'on', 'an', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'nein', 'off', 'aus', '0'].map((word) => [word, false] as const),
]);

function faultInSwitch(found: unknown): Fault {
  const correct = typeof found === 'object' ? undefined : switches.get(String(found).toLowerCase());
  return correct === undefined ? {} : { correct };
}

/** A block with keys of its own, where a text or another block is allowed. */
function faultInEither(found: object, field: Field): Fault {
  const keys = keysOf(field);
  const given = Object.keys(found);
  const stray = given.find((key) => !keys.includes(key));
  const lacking = keys.filter((key) => !given.includes(key));
  const isMeant = stray !== undefined && lacking.length < keys.length;
  const advice = `${isMeant ? `Did you mean \`${lacking[0]}\` instead of \`${stray}\`? ` : ''}A block has ${keys.join(' and ')}.`;
  return { ...(!isMeant && textIn(found)), advice };
}

function faultInText(found: unknown, field: Field, path: readonly PropertyKey[]): Fault {
  if (isByLanguage(found)) return { advice: 'It is the same in every language: write one text in quotes.' };
  if (isBlock(found) && field.perLanguage)
    return { advice: `Write one text in quotes, or one for each language: ${textPerLanguage()}.` };
  if (typeof found === 'number' && ['pricing', 'rate'].includes(String(path.at(-1))))
    return { correct: `${String(found).replace('.', ',')} €`, isGuess: true };
  if (Number.isFinite(found)) return { correct: String(found) };
  const texts = Array.isArray(found) && found.every((entry) => typeof entry === 'string') ? found : [];
  return texts.length > 0 ? { correct: texts.join(', '), isGuess: texts.length > 1 } : textIn(found);
}

/** The name in a block that other portfolios have in place of a text. */
function textIn(found: unknown): Fault {
  const [name] = Object.values(Object(found)).filter((one) => typeof one === 'string' && !/\s/.test(one));
  return isBlock(found) && name ? { correct: name, isGuess: true } : {};
}

function faultInList(found: unknown, { items = {} }: Field): Fault {
  if (isByLanguage(found)) return { advice: `Name the languages within the list: [${textPerLanguage()}].` };
  if (found === false) return { correct: [] };
  if (typeof found !== 'string') return { advice: 'A list has square brackets: [ … ].' };
  if (items.properties) return { advice: `Write ${code([blockOf(found, items)])}.` };
  return { correct: found.split(/[,;]| \/ /).map((text) => text.trim()) };
}

function faultInBlock(found: unknown, field: Field): Fault {
  const keys = keysOf(field);
  if (Array.isArray(found)) {
    if (keys.includes('external'))
      return { advice: 'Write a block: { external: { projects: [ … ] } }, or `private` in its place.' };
    // A list further down is hardly what was meant.
    const list = keys.slice(0, 5).find((key) => fieldAt([key], field)?.items);
    return list ? { advice: `Write ${code({ [list]: found })}.` } : {};
  }
  if (typeof found === 'boolean' && keys.includes('display')) return { correct: { display: found } };
  if (found === false) return { advice: 'Remove it: what is left out is switched off.' };
  return typeof found === 'string' ? { advice: `Write ${code(blockOf(found, field))}.` } : {};
}

/** A block of a single text: of an address in the first field that takes one, otherwise in the first. */
function blockOf(text: string, block: Field): object {
  const keys = keysOf(block);
  const isLink = isAddress(text) && linkAddress.faultIn(text) === undefined;
  const takes = (kind: Field['address']) => kind && (kind !== 'web' || isOutside(text));
  const key = (isLink && keys.find((name) => takes(fieldAt([name], block)?.address))) || keys[0];
  return { [key ?? '']: text };
}

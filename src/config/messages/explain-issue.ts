import type { z } from 'zod';
import { isAddress, isOutside } from '../../model/http-link.ts';
import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import { isByLanguage } from '../fields/field.ts';
import { linkAddress } from '../format/address.ts';
import { allowedBy, type Field, fieldAt, keysOf, schemaTree } from '../schema-tree.ts';
import { didYouMean, nearest } from './nearest.ts';
import { describeValue, formatPath, type Problem, quote, textPerLanguage, valueAt } from './problem.ts';
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
  const finding = found === undefined ? 'Missing' : `Found ${describeValue(found)}`;
  const hint = found === undefined ? hintForMissing(issue.path) : hintFor(issue, found, field);
  return [{ path: formatPath(issue.path), message: `${finding}. ${hint} Allowed: ${allowedBy(field)}.` }];
}

const blockKeys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

function languageMeant(key: string): SiteLanguage | undefined {
  const namesOf = (language: SiteLanguage) =>
    siteLanguages.map((other) => String(new Intl.DisplayNames(other, { type: 'language' }).of(language)));
  const [name = ''] = key.split('-');
  return siteLanguages.find((language) => nearest(name, [language, ...namesOf(language)]));
}

function strayLanguage(key: string): string {
  const meant = languageMeant(key);
  const hint = meant ? `Did you mean \`${meant}\`?` : 'Remove it: no page is made of it.';
  return `Found a text in the unknown language '${key}'. ${hint} Allowed: ${siteLanguages.join(', ')}.`;
}

function hintForMissing(path: readonly PropertyKey[]): string {
  const key = path.at(-1);
  if (typeof key !== 'string') return 'End the file with `export default defineConfig({ … })`.';
  const isInList = path.some((step) => typeof step === 'number');
  return `Add \`${key}\`${isInList ? ', or remove the whole entry' : ''}.`;
}

function hintFor(issue: z.core.$ZodIssue, found: unknown, field: Field): string {
  switch (issue.code) {
    case 'custom':
      return String(issue.params?.hint);
    case 'invalid_value':
      if (isByLanguage(found)) return 'Write one of these, in quotes: it is translated for you.';
      return hintForChoice(found, issue.values.map(String));
    case 'too_big':
      return `Write ${issue.maximum} or less.`;
    case 'too_small':
      return found === 0 && issue.path.at(-1) === 'limit'
        ? `Write ${issue.minimum} or more; to show none, set \`display: false\` in \`${blockWithDisplay(issue.path)}\`.`
        : `Write ${issue.minimum} or more.`;
    default:
      return hintForType(found, field, issue.path);
  }
}

/** Words for which owners write others. */
const choices: Readonly<Record<string, string>> = {
  netto: 'excluded',
  net: 'excluded',
  brutto: 'included',
  gross: 'included',
  kleinunternehmer: 'smallBusiness',
  grundkenntnisse: 'A2',
  fließend: 'C1',
  fluent: 'C1',
  verhandlungssicher: 'C1',
  native: 'Muttersprache',
};

function hintForChoice(found: unknown, allowed: readonly string[]): string {
  if (typeof found !== 'string') return 'Write one of these, in quotes.';
  const choice = choices[found.toLowerCase()];
  if (choice && allowed.includes(choice)) return `Write '${choice}'.`;
  return didYouMean(found, allowed) ?? 'Write one of these.';
}

function blockWithDisplay(path: readonly PropertyKey[]): string {
  const blocks = path.map((_, index) => path.slice(0, index));
  return formatPath(blocks.findLast((block) => keysOf(fieldAt(block)).includes('display')) ?? []);
}

function hintForType(found: unknown, field: Field, path: readonly PropertyKey[]): string {
  if (typeof found === 'symbol') return 'Write plain data: texts, numbers, true or false, lists and blocks.';
  switch (field.type) {
    case 'boolean':
      return hintForSwitch(found);
    case 'integer':
      return hintForNumber(found);
    case 'array':
      return hintForList(found, field);
    case 'object':
      return hintForBlock(found, field);
    default:
      if (Array.isArray(field.type)) return 'Write a text in quotes, or a whole number without.';
      return field.anyOf ? hintForTextOrBlock(found, field, path) : hintForText(found, field, path);
  }
}

function hintForNumber(found: unknown): string {
  const numbers = typeof found === 'string' ? (found.match(/\d+/g) ?? []) : [];
  return numbers.length === 1
    ? `Write ${numbers[0]} without quotes.`
    : 'Write a whole number without quotes.';
}

function hintForTextOrBlock(found: unknown, field: Field, path: readonly PropertyKey[]): string {
  const keys = keysOf(field);
  const given = blockKeys(found);
  const stray = given.find((key) => !keys.includes(key));
  const lacking = keys.filter((key) => !given.includes(key));
  // With a key of the block in it, it is meant as one.
  const hint =
    stray && lacking.length < keys.length
      ? `Did you mean \`${lacking[0]}\` instead of \`${stray}\`?`
      : hintForText(found, field, path);
  return given.length > 0 ? `${hint} A block has ${keys.join(' and ')}.` : hint;
}

function hintForText(found: unknown, field: Field, path: readonly PropertyKey[]): string {
  if (typeof found === 'object' && !Array.isArray(found) && field.perLanguage)
    return `Write one text in quotes, or one for each language: ${textPerLanguage()}.`;
  if (isByLanguage(found)) return 'It is the same in every language: write one text in quotes.';
  if (typeof found === 'number' && ['pricing', 'rate'].includes(String(path.at(-1))))
    return `Put it in quotes, with its currency: '${String(found).replace('.', ',')} €'.`;
  const [name] = Object.values(Object(found)).filter((one) => typeof one === 'string' && !/\s/.test(one));
  if (blockKeys(found).length > 0 && name) return `Write one text in quotes: ${quote(String(name))}.`;
  if (typeof found === 'boolean' || Number.isFinite(found)) return `Put it in quotes: '${found}'.`;
  const texts = Array.isArray(found) && found.every((entry) => typeof entry === 'string') ? found : [];
  return texts.length > 0 ? `Write one text: ${quote(texts.join(', '))}.` : 'Write a text in quotes.';
}

function hintForList(found: unknown, { items = {} }: Field): string {
  if (isByLanguage(found)) return `Name the languages within the list: [${textPerLanguage()}].`;
  if (found === false) return 'Write an empty list: [].';
  if (typeof found !== 'string') return 'Put it in brackets: [ … ].';
  if (items.properties) return `Put blocks in brackets: [{ ${keyFor(found, items)}: ${quote(found)} }].`;
  const texts = found.split(/[,;]| \/ /).map((text) => quote(text.trim()));
  return `Put it in brackets: [${texts.join(', ')}].`;
}

function hintForBlock(found: unknown, field: Field): string {
  const keys = keysOf(field);
  if (Array.isArray(found) && keys.includes('external'))
    return 'Write a block: { external: { projects: [ … ] } }, or `private` in its place.';
  if (typeof found === 'boolean' && keys.includes('display')) return `Write a block: { display: ${found} }.`;
  if (found === false) return 'Remove it: what is left out is switched off.';
  // A list further down is hardly what was meant.
  const list = keys.slice(0, 5).find((key) => fieldAt([key], field)?.items);
  if (Array.isArray(found) && list) return `Write a block: { ${list}: [ … ] }.`;
  return `Write a block: { ${keyFor(found, field)}: ${typeof found === 'string' ? quote(found) : '…'} }.`;
}

/** The key for which a single value was probably meant: for an address the first that takes one, otherwise the first. */
function keyFor(found: unknown, block: Field): string | undefined {
  const keys = keysOf(block);
  const isLink = typeof found === 'string' && isAddress(found) && linkAddress.hint(found) === undefined;
  const takes = (kind: Field['address']) => kind && (kind !== 'web' || isOutside(String(found)));
  return (isLink && keys.find((key) => takes(fieldAt([key], block)?.address))) || keys[0];
}

function hintForSwitch(found: unknown): string {
  const word = typeof found === 'object' ? '' : String(found).toLowerCase();
  const isTrue = ['true', 'yes', 'ja', 'on', 'an', '1'].includes(word);
  const isFalse = ['false', 'no', 'nein', 'off', 'aus', '0'].includes(word);
  return `Write ${isTrue || isFalse ? isTrue : 'true or false'} without quotes.`;
}

import { plainName } from '../../../../config/messages/nearest.ts';
import otherWords from '../../../../config/messages/other-words.json' with { type: 'json' };
import { type Field, fieldAt, keysOf } from '../../../../config/schema-tree.ts';
import { entriesOf, type Fields, isFields, isPicture, joined, take, textsOf } from './given.ts';
import { incidental } from './template.ts';

/** Takes out of a block what a field of the schema has a place for. */
export function fitTo(block: Fields, key: string, field: Field): unknown {
  const value = block[key];
  if (value === undefined || isHidden(value, field)) return undefined;
  if (field.items) return fitList(block, key, field);
  if (field.properties && isFields(value)) return fitBlock(value, field);
  if (field.properties) return typeof value === 'string' ? fitFirst(block, key, field) : undefined;
  if (field.type !== 'boolean' && field.type !== 'integer') return joined(take(block, key)) || undefined;
  delete block[key];
  // In gitprofile 0 means its default.
  return value || value === false ? value : undefined;
}

/** Fields that no visitor of the former site saw. */
const isHidden = (value: unknown, field: Field): boolean =>
  isFields(value) && value.display === false && !keysOf(field).includes('display');

function fitBlock(block: Fields, field: Field): Fields {
  const inside = keysOf(field).map((key) => [key, fitTo(block, key, fieldAt([key], field) ?? {})] as const);
  return Object.fromEntries(inside.filter(([, value]) => value !== undefined));
}

/** A text in the place of a block is that of its first field. */
function fitFirst(block: Fields, key: string, field: Field): Fields {
  const [first = ''] = keysOf(field);
  return { [first]: fitTo(block, key, fieldAt([first], field) ?? {}) };
}

/** A list, which forks put into a block: `{ header: …, list: [ … ] }`. */
function fitList(block: Fields, key: string, field: Field): unknown[] {
  const value = block[key];
  const isList = (one: unknown) => Array.isArray(one) && one.every(isFields);
  const inside = isFields(value) && Object.keys(value).find((name) => isList(value[name]));
  if (isFields(value) && inside) return fitList(value, inside, field);
  return entriesOf(block, key).map(([list, index]) => fitEntry(list, index, field));
}

/** An entry of a list. Texts that it has no field for follow its description. */
function fitEntry(list: Fields, index: string, { items = {}, needed = items.required }: Field): unknown {
  const value = list[index];
  const keys = keysOf(items);
  if (keys.length === 0 || !isFields(value)) return fitTo(list, index, items);
  const entry: Fields = {};
  // Fields by their own names come before other words for them.
  const given = Object.keys(value).toSorted((a, b) => Number(keys.includes(b)) - Number(keys.includes(a)));
  for (const name of given) {
    const known = keys.find((one) => isSameWord(name, one) && entry[one] === undefined);
    if (known) entry[known] = fitTo(value, name, fieldAt([known], items) ?? {});
  }
  const target = ['description', 'body', 'degree', 'text'].find((one) => keys.includes(one));
  const others = Object.keys(value).filter((name) => !textsOf(value[name]).every(isPicture));
  for (const name of target ? others : [])
    entry[target ?? ''] = joined([...textsOf(entry[target ?? '']), ...take(value, name)]);
  return named(entry, needed);
}

/** An entry is shown if it has what it is called by: one of its other texts, if need be. */
function named(entry: Fields, needed: readonly string[] = []): Fields {
  const [name = ''] = needed;
  const other = Object.keys(entry).find((one) => !incidental.includes(one) && entry[one] !== undefined);
  if (!other || needed.length === 0 || needed.some((one) => entry[one] !== undefined)) return entry;
  return { ...entry, [name]: entry[other], [other]: undefined };
}

const words: Readonly<Record<string, string>> = otherWords;

/** Whether a key is a field here, in one of the words that messages know. */
export const isSameWord = (key: string, known: string): boolean =>
  plainName(key) === plainName(known) || !!words[known]?.split(' ').includes(plainName(key));

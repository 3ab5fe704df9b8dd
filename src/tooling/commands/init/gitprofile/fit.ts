import { plainName } from '../../../../config/messages/nearest.ts';
import otherWords from '../../../../config/messages/other-words.json' with { type: 'json' };
import { type Field, fieldAt, keysOf } from '../../../../config/schema-tree.ts';
import { type Fields, type Given, isPicture, joined } from './given.ts';
import { incidental } from './own-values.ts';

/** The value as a field of the schema takes it; what has no place in it stays unread. */
export function fitTo(given: Given, field: Field): unknown {
  if (!given.isUnread) return undefined;
  if (field.items) return fitList(given, field);
  if (!field.properties) return fitValue(given, field);
  const inside = given.fields.flatMap(([key, child]) => {
    const known = fieldAt([key], field);
    const fitted = known && fitTo(child, known);
    return fitted === undefined ? [] : [[key, fitted] as const];
  });
  return inside.length > 0 ? Object.fromEntries(inside) : undefined;
}

function fitValue(given: Given, { type }: Field): unknown {
  if (type === 'boolean') {
    if (typeof given.value !== 'boolean') return undefined;
    given.tickOff();
    return given.value;
  }
  const texts = given.texts();
  // In gitprofile 0 means its default.
  if (type === 'integer') return Math.max(0, Math.round(Number(joined(texts)))) || undefined;
  return joined(texts) || undefined;
}

/** A list, which forks put into a block: `{ header: …, list: [ … ] }`. */
function fitList(given: Given, field: Field): unknown[] | undefined {
  const inside = given.isBlock
    ? given.fields.find(([, child]) => child.isList && child.entries.every((one) => one.isBlock))?.[1]
    : undefined;
  const list = (inside ?? given).entries.flatMap((one) => fitEntry(one, field) ?? []);
  return list.length > 0 ? list : undefined;
}

/** An entry of a list. Texts that it has no field for follow its description. */
function fitEntry(given: Given, { items = {}, needed = items.required }: Field): unknown {
  const keys = keysOf(items);
  const [first] = keys;
  if (first === undefined) return fitValue(given, items);
  if (!given.isBlock) return { [first]: joined(given.texts()) };
  const entry: Fields = {};
  const others: Given[] = [];
  // Fields by their own names come before other words for them.
  const fields = given.fields.toSorted(([a], [b]) => Number(keys.includes(b)) - Number(keys.includes(a)));
  for (const [key, child] of fields) {
    const meant = keys.find((known) => isSameWord(key, known) && entry[known] === undefined);
    const known = meant && fieldAt([meant], items);
    if (known) entry[meant] = fitValue(child, known);
    else if (!child.unreadTexts.every(isPicture)) others.push(child);
  }
  const target = ['description', 'body', 'degree', 'text'].find((key) => keys.includes(key));
  if (target && others.length > 0)
    entry[target] = joined(
      [entry[target], ...others.flatMap((one) => one.texts())].flatMap((one) => one ?? []) as string[],
    );
  name(entry, needed);
  return Object.keys(entry).length > 0 ? entry : undefined;
}

/** An entry is shown if it has what it is called by: one of its other texts, if need be. */
function name(entry: Fields, needed: readonly string[] = []): void {
  const [key] = needed;
  const other = Object.keys(entry).find((one) => !incidental.includes(one) && entry[one] !== undefined);
  if (!key || !other || needed.some((one) => entry[one] !== undefined)) return;
  entry[key] = entry[other];
  delete entry[other];
}

const words: Readonly<Record<string, string>> = otherWords;

/** Whether a key is a field here, in one of the words that messages know. */
export const isSameWord = (key: string, known: string): boolean =>
  plainName(key) === plainName(known) || !!words[known]?.split(' ').includes(plainName(key));

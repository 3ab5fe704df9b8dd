import { valueAt, valuesIn } from '../../../../config/messages/problem.ts';
import { keysOf, schemaTree } from '../../../../config/schema-tree.ts';

export type Fields = Record<string, unknown>;

/** A text that was left out or put elsewhere, where it was, and why. */
export interface Note {
  path: string;
  message: string;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts and numbers in a value. */
export const textsOf = (value: unknown): string[] =>
  valuesIn(value).flatMap(({ value }) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : [],
  );

/** Takes the texts and numbers of a field out of its block: `leftIn` tells what nobody takes. */
export function take(block: Fields, key: string): string[] {
  const texts = textsOf(block[key]);
  delete block[key];
  return texts;
}

/** The entries of a list, each as a field of it; anything else is its only one. */
export function entriesOf(block: Fields, key: string): [list: Fields, index: string][] {
  const value = block[key];
  if (!Array.isArray(value)) return [[block, key]];
  return Object.keys(value).map((index) => [value as unknown as Fields, index]);
}

/** Texts that nobody has taken: by their field, or a block that is unknown here as a whole. */
export function leftIn(data: Fields): Note[] {
  const found = new Map<string, string[]>();
  for (const { value, steps, path } of valuesIn(data)) {
    if (typeof value === 'object' || value === undefined) continue;
    const block = String(steps[0]);
    const place = keysOf(schemaTree).includes(block) ? path.replace(/\[.*$/, '') : block;
    found.set(place, [...(found.get(place) ?? []), ...textsOf(value)]);
  }
  return [...found].map(([path, texts]) => leftOut(path, texts));
}

/** Names what is lost; of pictures, which have no words, the number. */
export function leftOut(path: string, texts: readonly string[]): Note {
  const all = [...new Set(texts)];
  const lost =
    all.length > 1 && all.every(isPicture) ? [`${all.length} pictures`] : all.map((text) => `'${text}'`);
  return { path, message: `is left out${lost.length > 0 ? `: ${lost.join(', ')}` : ''}` };
}

export const isPicture = (text: string): boolean =>
  /^\S+\.(?:png|jpe?g|svg|webp|avif|gif|ico)(?:[?#]\S*)?$/i.test(text);

/** Several texts as one: sentences follow each other. */
export const joined = (texts: readonly string[]): string =>
  texts.reduce((all, text) => (all ? all + (/[.!?:;…]$/.test(all) ? ' ' : ' · ') + text : text), '');

/** The value at a path such as `projects.external.projects[0].link`. */
export const at = (data: unknown, path: string): unknown => valueAt(data, stepsOf(path));

/** Sets a value, or with undefined removes it. A list keeps a hole, so that the paths of its other entries stay true. */
export function put(data: Fields, path: string, value: unknown): void {
  const [last = '', ...before] = stepsOf(path).toReversed();
  const parent = before.toReversed().reduce<Fields>((block, step) => {
    block[step] ??= {};
    return block[step] as Fields;
  }, data);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

export const stepsOf = (path: string): string[] =>
  [...path.matchAll(/\["([^"]+)"\]|[\w$-]+/g)].map(([step, quoted]) => quoted ?? step);

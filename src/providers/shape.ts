import { type AnswerShape, isObject, type JsonObject, readableItems } from '../../sw/answer-shape.ts';
import { httpLink } from '../model/http-link.ts';
import { excerpt, printable } from '../text/plain-text.ts';
import { ProviderError } from './resource.ts';

/** Readers of outside data. Each returns a value that is safe to show, or undefined, and none throws. */

/** So that no text fills the device's storage. */
const longestText = 1_000;
/** Earlier dates are placeholders, such as 1970. */
const earliest = Date.UTC(1990, 0);
const isoInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

export const objectOf = (value: unknown): JsonObject | undefined => (isObject(value) ? value : undefined);

/** One printable line. */
export const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && excerpt(printable(value), longestText)) || undefined;

export const countOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

export const linkOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? httpLink(value) : undefined;

/** ISO 8601 in UTC, also for a time without a zone, which browsers would read as local. */
export function instantOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [iso, , , zone] = isoInstant.exec(value.trim()) ?? [];
  if (iso === undefined) return undefined;
  const time = Date.parse(iso.replace(' ', 'T') + (zone ? '' : 'Z'));
  return time >= earliest ? new Date(time).toISOString() : undefined;
}

/** The distinct texts of a list, at most ten. */
export function tagsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.slice(0, 100).flatMap((tag) => textOf(tag) ?? []))].slice(0, 10);
}

/**
 * The readable items of an answer, each key once.
 * @throws ProviderError when the answer is not good
 */
export function itemsOf<Item>(
  body: unknown,
  shape: AnswerShape,
  read: (item: JsonObject) => Item | undefined,
  keyOf: (item: Item) => string,
  url: string,
): Item[] {
  const found = readableItems(body, shape);
  if (typeof found === 'string')
    throw new ProviderError(found, { url, status: 200, detail: textOf(objectOf(body)?.message) });
  const items = new Map<string, Item>();
  for (const object of found) {
    const item = read(object);
    if (item !== undefined && !items.has(keyOf(item))) items.set(keyOf(item), item);
  }
  return [...items.values()];
}

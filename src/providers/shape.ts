import { httpLink } from '../model/http-link.ts';
import { excerpt, printable } from '../text/plain-text.ts';
import { ProviderError } from './resource.ts';

/** Readers of what outside providers send: each gives what is safe to show, or undefined, and none throws. */

/** Longer ones are cut: no provider's names or descriptions are as long, and one must not fill the device's store. */
const longestText = 1_000;
/** The first days of the web: an earlier date is a placeholder, such as year 1 or 1970. */
const earliest = Date.UTC(1990, 0);
const isoInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

export type JsonObject = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): JsonObject | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonObject) : undefined;
}

/** One printable line; undefined when there is nothing to read in it. */
export const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && excerpt(printable(value), longestText)) || undefined;

export const countOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** An http(s) address. */
export const linkOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? httpLink(value) : undefined;

/** ISO 8601 in UTC. A time without a zone is UTC too; browsers would take it for local time, or for none. */
export function instantOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [iso, , , zone] = isoInstant.exec(value.trim()) ?? [];
  if (iso === undefined) return undefined;
  const time = Date.parse(iso.replace(' ', 'T') + (zone ? '' : 'Z'));
  return time >= earliest ? new Date(time).toISOString() : undefined;
}

/** The distinct texts of a list, at most ten: more tags than that are not meant for readers. */
export function tagsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.slice(0, 100).flatMap((tag) => textOf(tag) ?? []))].slice(0, 10);
}

/**
 * The items of a list that can be read, each key once.
 * @throws ProviderError when there is no list, or none of its items can be read: an answer in a shape that nobody
 *   knows must not look like an empty one, which would replace what a visitor has seen.
 */
export function itemsOf<Item>(
  list: unknown,
  read: (item: JsonObject) => Item | undefined,
  keyOf: (item: Item) => string,
  url: string,
): Item[] {
  if (!Array.isArray(list)) throw new ProviderError('malformed', { url, detail: 'there is no list' });
  const items = new Map<string, Item>();
  for (const entry of list) {
    const object = objectOf(entry);
    const item = object && read(object);
    if (item !== undefined && !items.has(keyOf(item))) items.set(keyOf(item), item);
  }
  if (list.length > 0 && items.size === 0) {
    throw new ProviderError('malformed', { url, detail: `none of ${list.length} items can be read` });
  }
  return [...items.values()];
}

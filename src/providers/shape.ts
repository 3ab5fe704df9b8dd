import { httpLink } from '../model/http-link.ts';
import { excerpt, printable } from '../text/plain-text.ts';
import { ProviderError } from './resource.ts';

/** Readers of outside data. Each returns a value that is safe to show, or undefined, and none throws. */

/** So that no text fills the device's storage. */
const longestText = 1_000;
/** Earlier dates are placeholders, such as 1970. */
const earliest = Date.UTC(1990, 0);
const isoInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

export type JsonObject = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): JsonObject | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonObject) : undefined;
}

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
 * The readable items of a list, each key once.
 * @throws ProviderError without a list or a readable item: an unknown shape must not pass for an empty list, which would
 *   replace stored items
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

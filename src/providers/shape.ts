import { isObject, type JsonObject, type ResponseShape, readableItems } from '../../sw/response-shape.ts';
import { httpLink } from '../model/http-link.ts';
import { excerpt, printable } from '../model/plain-text.ts';
import { ProviderError } from './resource.ts';

/** Readers of outside data. Each returns a value that is safe to show, or undefined, and none throws. */

/** So that no text fills the device's storage. */
const longestText = 1_000;
/** Earlier dates are placeholders, such as 1970. */
const earliest = Date.UTC(1990, 0);
/** Later years have five digits, which no format expects. */
const latest = Date.UTC(9999, 11, 31);
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
  return time >= earliest && time <= latest ? new Date(time).toISOString() : undefined;
}

export function tagsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.slice(0, 100).flatMap((tag) => textOf(tag) ?? []))].slice(0, 10);
}

/** The readable items of a response. @throws ProviderError when it is not good */
export function goodItems(body: unknown, shape: ResponseShape, url: string): JsonObject[] {
  const items = readableItems(body, shape);
  if (typeof items !== 'string') return items;
  throw new ProviderError(items, { url, status: 200, detail: textOf(objectOf(body)?.message) });
}

/** Reads the items of a response. @throws ProviderError when it is not good */
export const itemsOf = <Item extends { link: string }>(
  body: unknown,
  shape: ResponseShape,
  read: (item: JsonObject) => Item | undefined,
  url: string,
): Item[] => eachLinkOnce(goodItems(body, shape, url).flatMap((item) => read(item) ?? []));

function eachLinkOnce<Item extends { link: string }>(items: readonly Item[]): Item[] {
  const byLink = new Map<string, Item>();
  for (const item of items) if (!byLink.has(item.link)) byLink.set(item.link, item);
  return [...byLink.values()];
}

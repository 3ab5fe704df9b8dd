export type JsonObject = Readonly<Record<string, unknown>>;

/** Describes the body of a good response as data. Page, snapshot and worker judge by it. */
export interface ResponseShape {
  /** Required values of fields of the body; another value reports a failure. */
  fields?: Readonly<Record<string, string>>;
  /** The list of items: the body or a field of it. Left out: the body is the only item. */
  list?: 'body' | { field: string };
  /** A field that is true when the provider did not look everywhere: an empty list then means nothing. */
  incomplete?: string;
  /** The field of an item that must contain text. */
  text: string;
  /** Fields of an item of which one must be a web address. */
  links?: readonly string[];
}

/**
 * The readable items of a response, or what is wrong with it: captive portals, proxies and rss2json's errors come with
 * status 200 too. An unknown shape must not pass for an empty list, which would replace stored items.
 */
export function readableItems(
  body: unknown,
  { fields = {}, list, incomplete = '', text, links }: ResponseShape,
): JsonObject[] | 'failed' | 'malformed' {
  const object = isObject(body) ? body : {};
  const wrong = Object.keys(fields).filter((field) => object[field] !== fields[field]);
  if (wrong.length > 0) return wrong.some((field) => isText(object[field])) ? 'failed' : 'malformed';
  let items: unknown = [body];
  if (list === 'body') items = body;
  else if (list) items = object[list.field];
  if (!Array.isArray(items)) return 'malformed';
  const readable = items
    .filter(isObject)
    .filter((item) => isText(item[text]) && (links?.some((field) => isLink(item[field])) ?? true));
  if (readable.length > 0) return readable;
  if (items.length > 0) return 'malformed';
  return object[incomplete] === true ? 'failed' : [];
}

const isText = (value: unknown): boolean => typeof value === 'string' && /[\p{L}\p{N}]/u.test(value);

/** Stricter than the URL parser. Not `URL.canParse`, which older Safaris lack. */
function isLink(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 2048) return false;
  const match = /^https?:\/\/[\w.-]+(?::(\d{1,5}))?(?:[/?#]|$)/.exec(value);
  return match !== null && Number(match[1] ?? 0) < 65_536;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

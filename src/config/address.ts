import { isPublicFile, link, picture } from './format/address.ts';
import type { TextFormat } from './format/text-format.ts';
import { configSchema } from './schema.ts';
import { fieldAt, noteOn } from './schema-tree.ts';

/**
 * Makes the path of a file in `public/` absolute: `images/a b.svg` below `/sub/` is `/sub/images/a%20b.svg`.
 * A web address stays as it is.
 * @param base begins and ends with a slash
 */
export function addressBelow(base: string, address: string): string {
  if (!isPublicFile(address)) {
    return address;
  }
  const { pathname, search, hash } = new URL(base + address.replace(/^(\.?\/)+/, ''), 'http://site');
  return pathname + search + hash;
}

/**
 * Copies configuration data, sending every link and picture through `replace`. Which fields these are, the
 * schema says: those that are `formatted` as link or picture.
 */
export function mapAddresses<Data>(
  data: Data,
  replace: (address: string, path: readonly PropertyKey[]) => string,
): Data {
  return copy(data, []) as Data;

  function copy(value: unknown, path: readonly PropertyKey[]): unknown {
    if (Array.isArray(value)) {
      return value.map((entry, index) => copy(entry, [...path, index]));
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, copy(entry, [...path, key])]),
      );
    }
    return typeof value === 'string' && isAddress(path) ? replace(value, path) : value;
  }
}

/** The form that the text at a path must have, if it must have one. */
export function formatAt(path: readonly PropertyKey[]): TextFormat | undefined {
  const field = fieldAt(configSchema, path);
  return field && noteOn(field)?.format;
}

function isAddress(path: readonly PropertyKey[]): boolean {
  const format = formatAt(path);
  return format === link || format === picture;
}

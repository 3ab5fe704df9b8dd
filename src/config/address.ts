import { isAddress } from '../model/http-link.ts';
import { configSchema } from './config.ts';
import type { FieldNote } from './fields/field.ts';
import { isPublicFile, linkAddress, pictureAddress } from './format/address.ts';
import { sentenceOrAddress } from './format/legal.ts';
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
  // A percent sign of a file's name, as in '100 %.pdf', begins no encoded character.
  const path = address.replace(/^(\.?\/)+/, '').replaceAll(/%(?![\da-f]{2})/gi, '%25');
  const { pathname, search, hash } = new URL(base + path, 'http://site');
  return pathname + search + hash;
}

/**
 * Copies configuration data, sending every link and picture through `replace`. Which fields these are, the
 * schema says.
 */
export function mapAddresses<Data>(
  data: Data,
  replace: (address: string, path: readonly PropertyKey[], note: FieldNote) => string,
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
    if (typeof value !== 'string') return value;
    const field = fieldAt(configSchema, path);
    const note = field && noteOn(field);
    const isPlace =
      note?.format === linkAddress ||
      note?.format === pictureAddress ||
      (note?.format === sentenceOrAddress && isAddress(value));
    return isPlace ? replace(value, path, note) : value;
  }
}

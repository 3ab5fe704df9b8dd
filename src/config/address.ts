import { isAddress } from '../model/http-link.ts';
import type { ConfiguredPicture } from '../model/picture.ts';
import type { Config } from './config.ts';
import { configSchema } from './config.ts';
import type { FieldNote } from './fields/field.ts';
import { inEachLanguage } from './fields/field.ts';
import { pictureInText } from './fields/page.ts';
import { addressBelow, linkAddress, pictureAddress, sentenceOrAddress } from './format/address.ts';
import { formatPath } from './messages/problem.ts';
import { markdownHtml } from './safe-html.ts';
import { fieldAt, noteOn } from './schema-tree.ts';

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
    if (Array.isArray(value)) return value.map((entry, index) => copy(entry, [...path, index]));
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

/**
 * The pictures of a finished site, in the order of the configuration: all fields that the schema declares as a
 * `picture()`, also of those that are shown only on a click.
 * @param given what the owner wrote; where entries of a list were dropped, only this knows the owner's count
 */
export function configuredPictures(site: { base: string }, given: unknown): ConfiguredPicture[] {
  const written = picturesIn(given);
  return picturesIn(site).map((picture) => {
    const { path } =
      written.find(
        ({ kind, address }) => kind === picture.kind && addressBelow(site.base, address) === picture.address,
      ) ?? picture;
    return { ...picture, path };
  });
}

export const picturesInTexts = (given: Config, base: string): ConfiguredPicture[] =>
  filesInTexts(given).map(({ file, path }) => ({
    ...pictureInText,
    address: addressBelow(base, file),
    path,
  }));

/** Where in `public/` they lie, as the owner wrote it. */
export function filesInTexts({ customSections = [] }: Config): { file: string; path: string }[] {
  return customSections.flatMap((section, index) =>
    inEachLanguage(section?.text)
      .flatMap((text) => markdownHtml(text, '/').pictures)
      .map((file) => ({ file, path: `customSections[${index}].text` })),
  );
}

function picturesIn(data: unknown): ConfiguredPicture[] {
  const pictures: ConfiguredPicture[] = [];
  mapAddresses(data, (address, path, { picture }) => {
    if (picture) pictures.push({ ...picture, address, path: formatPath(path) });
    return address;
  });
  return pictures;
}

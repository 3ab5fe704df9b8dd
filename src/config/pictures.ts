import type { ConfiguredPicture } from '../model/picture.ts';
import { addressBelow, mapAddresses } from './address.ts';
import type { Config } from './config.ts';
import { inEachLanguage } from './fields/field.ts';
import { pictureInText } from './fields/page.ts';
import { formatPath } from './messages/problem.ts';
import { markdownHtml } from './safe-html.ts';

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

/** The pictures in the owner's texts, in whichever language. */
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

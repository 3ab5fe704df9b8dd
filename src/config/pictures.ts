import { addressBelow, mapAddresses } from './address.ts';
import type { PictureNote } from './fields/field.ts';
import { formatPath } from './messages/problem.ts';

/** A picture of the page that the configuration names. */
export interface ConfiguredPicture extends PictureNote {
  /** http(s), or an absolute path below the base. */
  address: string;
  /** Where the owner wrote it, such as `certifications[2].badge`. */
  path: string;
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

function picturesIn(data: unknown): ConfiguredPicture[] {
  const pictures: ConfiguredPicture[] = [];
  mapAddresses(data, (address, path, { picture }) => {
    if (picture) pictures.push({ ...picture, address, path: formatPath(path) });
    return address;
  });
  return pictures;
}

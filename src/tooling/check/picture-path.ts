import { mapAddresses } from '../../config/address.ts';
import type { Config } from '../../config/config.ts';
import { formatPath } from '../../config/problem.ts';
import { pictureAddress } from '../../ui/picture-address.ts';

/**
 * Where in the configuration a picture is named, such as `certifications[2].badge`; undefined when nowhere.
 * @param given what the owner wrote, as plain data
 * @param address as the page spells it
 */
export function picturePath(given: Config, address: string): string | undefined {
  let found: string | undefined;
  mapAddresses(given, (written, path) => {
    if (pictureAddress(written) === address) found ??= formatPath(path);
    return written;
  });
  return found;
}

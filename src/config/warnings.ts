import type { Config } from './config.ts';
import type { Problem } from './problem.ts';
import { accountWarnings } from './warnings/accounts.ts';
import { addressWarnings } from './warnings/addresses.ts';
import { choiceWarnings } from './warnings/choices.ts';
import { dateWarnings } from './warnings/dates.ts';
import { footerWarnings } from './warnings/footer.ts';
import { listWarnings } from './warnings/lists.ts';
import { postalAddressWarnings } from './warnings/postal-address.ts';
import { sharePictureWarnings } from './warnings/share-picture.ts';
import { siteAddressWarnings } from './warnings/site-address.ts';
import { sizeWarnings } from './warnings/sizes.ts';

/**
 * Oddities in a valid configuration: the site works, but perhaps not as the owner meant.
 * @param given what the owner wrote, as plain data that passed the schema; lists may have holes
 * @param hasFile tells whether `public/` has a file; without it, files are not looked for
 */
export function warnings(given: Config, hasFile: ((path: string) => boolean) | undefined): Problem[] {
  return [
    ...choiceWarnings(given),
    ...listWarnings(given),
    ...sizeWarnings(given),
    ...dateWarnings(given),
    ...accountWarnings(given),
    ...addressWarnings(given, hasFile),
    ...siteAddressWarnings(given),
    ...sharePictureWarnings(given),
    ...postalAddressWarnings(given),
    ...footerWarnings(given),
  ];
}

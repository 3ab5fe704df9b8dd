import type { Config } from '../config.ts';
import type { Site } from '../site.ts';
import type { Problem } from './problem.ts';
import { addressWarnings } from './warnings/addresses.ts';
import { choiceWarnings } from './warnings/choices.ts';
import { dateWarnings } from './warnings/dates.ts';
import { hiddenContentWarnings } from './warnings/hidden-content.ts';
import { legalWarnings, postalAddressWarnings } from './warnings/legal.ts';
import { sizeWarnings } from './warnings/sizes.ts';

/**
 * Oddities in a valid configuration: the site works, but perhaps not as the owner meant.
 * @param given what the owner wrote, as plain data that passed the schema; lists may have holes
 * @param site what was made of it
 * @param hasFile tells whether `public/` has a file; without it, files are not looked for
 */
export function warnings(
  given: Config,
  site: Site,
  hasFile: ((path: string) => boolean) | undefined,
): Problem[] {
  return [
    ...choiceWarnings(given),
    ...hiddenContentWarnings(given),
    ...sizeWarnings(given),
    ...dateWarnings(given),
    ...addressWarnings(given, hasFile),
    ...postalAddressWarnings(site),
    ...legalWarnings(site),
  ];
}

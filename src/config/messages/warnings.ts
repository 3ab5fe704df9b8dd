import type { Site } from '../../model/site.ts';
import type { Config } from '../config.ts';
import { dayOf, wordFindings } from '../law/law.ts';
import { layoutWarnings } from './layout.ts';
import { type Problem, textsIn } from './problem.ts';
import { addressWarnings } from './warnings/addresses.ts';
import { choiceWarnings } from './warnings/choices.ts';
import { dateWarnings } from './warnings/dates.ts';
import { hiddenContentWarnings } from './warnings/hidden-content.ts';
import { legalWarnings } from './warnings/legal.ts';
import { priceWarnings } from './warnings/prices.ts';
import { sizeWarnings } from './warnings/sizes.ts';
import { unreadMarkupWarnings } from './warnings/unread-markup.ts';

/** What is known besides the configuration. */
interface Surroundings {
  /** Tells whether `public/` has a file; without it, files are not looked for. */
  hasFile: ((path: string) => boolean) | undefined;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Oddities in a valid configuration: the site works, but perhaps not as the owner meant.
 * @param given what the owner wrote, as plain data that passed the schema; lists may have holes
 * @param site what was made of it
 */
export function warnings(given: Config, site: Site, { hasFile, now }: Surroundings): Problem[] {
  return [
    ...choiceWarnings(given),
    ...hiddenContentWarnings(given, site),
    ...sizeWarnings(given),
    ...unreadMarkupWarnings(given),
    ...dateWarnings(given, now),
    ...addressWarnings(given, hasFile),
    ...priceWarnings(given, site),
    ...legalWarnings(site),
    ...wordFindings(textsIn(given), site, dayOf(now), 'warning'),
    ...layoutWarnings(given, site),
  ];
}

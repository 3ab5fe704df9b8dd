import type { Site } from '../../model/site.ts';
import type { Config } from '../config.ts';
import { dayOf, wordFindings } from '../law/law.ts';
import { layoutWarnings } from './layout.ts';
import { type Problem, textsIn } from './problem.ts';
import { addressWarnings } from './warnings/addresses.ts';
import { choiceWarnings } from './warnings/choices.ts';
import { contentWarnings } from './warnings/content.ts';
import { dateWarnings } from './warnings/dates.ts';
import { legalWarnings, priceWarnings } from './warnings/legal.ts';

interface Surroundings {
  /** Tells whether `public/` has a file; without it, files are not looked for. */
  hasFile: ((path: string) => boolean) | undefined;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Oddities in a valid configuration: the site works, but perhaps not as the owner meant.
 * @param given what the owner wrote, as plain data; lists may have holes
 */
export function warnings(given: Config, site: Site, { hasFile, now }: Surroundings): Problem[] {
  return [
    ...choiceWarnings(given),
    ...contentWarnings(given, site),
    ...dateWarnings(given, now),
    ...addressWarnings(given, hasFile),
    ...priceWarnings(given, site),
    ...legalWarnings(site),
    ...wordFindings(textsIn(given), site, dayOf(now), 'warning'),
    ...layoutWarnings(given, site),
  ];
}

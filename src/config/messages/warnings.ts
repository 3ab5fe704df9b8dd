import type { Site } from '../../model/site.ts';
import { dayOf } from '../../text/quantities.ts';
import type { Config } from '../config.ts';
import { wordFindings } from '../law/law.ts';
import { layoutWarnings } from './layout.ts';
import { type Problem, textsIn } from './problem.ts';
import { addressWarnings, choiceWarnings } from './warnings/choices.ts';
import { contentWarnings } from './warnings/content.ts';
import { dateWarnings } from './warnings/dates.ts';
import { engagementWarnings } from './warnings/engagements.ts';
import { exampleWarnings } from './warnings/example.ts';
import { legalWarnings } from './warnings/legal.ts';
import { priceTextWarnings, priceWarnings } from './warnings/prices.ts';

/**
 * Oddities in a valid configuration: the site works, but perhaps not as the owner meant.
 * @param given what the owner wrote, as plain data; lists may have holes
 * @param now milliseconds since the epoch
 */
export function warnings(given: Config, site: Site, now: number): Problem[] {
  return [
    ...exampleWarnings(given),
    ...choiceWarnings(given),
    ...contentWarnings(given, site),
    ...dateWarnings(given, now),
    ...engagementWarnings(given, dayOf(now)),
    ...addressWarnings(given, site.base),
    ...priceWarnings(given, site),
    ...priceTextWarnings(given),
    ...legalWarnings(site),
    ...wordFindings(textsIn(given), site, dayOf(now), 'warning'),
    ...layoutWarnings(given, site),
  ];
}

import type { Site } from '../../../model/site.ts';
import { dayOf } from '../../../text/quantities.ts';
import type { Config } from '../../config.ts';
import { wordFindings } from '../../law/law.ts';
import { plainValue } from '../../plain-value.ts';
import { type Problem, textsIn } from '../problem.ts';
import { contentWarnings, translationWarnings } from './content.ts';
import { dateWarnings } from './dates.ts';
import { exampleWarnings } from './example.ts';
import { legalWarnings } from './legal.ts';
import { removedParts } from './removed-parts.ts';
import { textWarnings } from './texts.ts';

/** Oddities of a configuration without mistakes: the site can be built, but perhaps not as it was meant. */
export function warningsOf(rawConfig: unknown, site: Site, now = Date.now()): Problem[] {
  // Valid data have the schema's input type.
  const config = plainValue(rawConfig) as Config;
  const day = dayOf(now);
  return [
    ...translationWarnings(rawConfig, config, site),
    ...exampleWarnings(config),
    ...contentWarnings(config, site),
    ...dateWarnings(config, now),
    ...textWarnings(config, site, day),
    ...removedParts(config),
    ...legalWarnings(config, site),
    ...wordFindings(textsIn(config), site, day, 'warning'),
  ];
}

import type { Site } from '../../model/site.ts';
import { dayOf } from '../../text/quantities.ts';
import type { Config } from '../config.ts';
import { wordFindings } from '../law/law.ts';
import { layoutWarnings } from './layout.ts';
import { type Problem, textsIn } from './problem.ts';
import { contentWarnings } from './warnings/content.ts';
import { dateWarnings } from './warnings/dates.ts';
import { exampleWarnings } from './warnings/example.ts';
import { legalWarnings } from './warnings/legal.ts';
import { textWarnings } from './warnings/texts.ts';

/** Oddities in a valid configuration: it works, but perhaps not as the owner meant. @param now in milliseconds */
export function warnings(given: Config, site: Site, now: number): Problem[] {
  const day = dayOf(now);
  return [
    ...exampleWarnings(given),
    ...contentWarnings(given, site),
    ...dateWarnings(given, now),
    ...textWarnings(given, site, day),
    ...legalWarnings(given, site),
    ...wordFindings(textsIn(given), site, day, 'warning'),
    ...layoutWarnings(given, site),
  ];
}

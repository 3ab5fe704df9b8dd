/**
 * `npm run bench`: builds the site and measures its speed on a slow phone (150 ms, 1.6 Mbit/s, a fourth of the
 * processor), next to the same page without scripts. Also measures how the work grows with the content. Exit code 1 when a
 * target is missed.
 *
 * --runs=7        visits of each kind
 * --visits-only   skips the growth, which needs a few more builds
 * --growth-only   skips the visits and Lighthouse
 * --profile-only  only measures the cost of a project history with 0, 8 and 40 engagements
 * --lighthouse    also runs Lighthouse, fetched from the npm registry
 * --slowdown=4    by which Lighthouse multiplies the processor's time, to compare with the scores of a faster machine
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from '../../src/tooling/commands/run.mjs';
import { OwnerConfig } from '../../src/tooling/inputs/site/owner-config.ts';
import { buildSite } from './compressed-server.ts';
import { histories, measureCosts, sizes } from './costs.ts';
import { costsReport, growthReport } from './costs-report.ts';
import { judge } from './lighthouse.ts';
import { measureVisits } from './visits.ts';
import { visitsReport } from './visits-report.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    'visits-only': { type: 'boolean', default: false },
    'growth-only': { type: 'boolean', default: false },
    'profile-only': { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    slowdown: { type: 'string', default: '4' },
  },
});

const directory = await mkdtemp(join(tmpdir(), 'bench-'));
let isMissed = false;
/** Prints each part at once, so that a later failure does not lose it. */
function report(lines: readonly string[]): void {
  say(['', ...lines].join('\n'));
  isMissed ||= lines.some((line) => line.startsWith('MISSED'));
}

try {
  const base = await new OwnerConfig().base(root);
  if (values['profile-only']) {
    report(costsReport(await measureCosts(histories, { directory, base }, (name) => say(`${name} …`))));
  } else if (!values['growth-only']) {
    const site = { directory: join(directory, 'site'), base };
    say('Building …');
    await buildSite(site.directory);
    report(visitsReport(await measureVisits(site, Number(values.runs), (run) => say(`Visits ${run} …`))));
    if (values.lighthouse)
      report(await judge(site, Number(values.slowdown), (run) => say(`Lighthouse ${run} …`)));
  }
  if (!values['visits-only'] && !values['profile-only']) {
    report(growthReport(await measureCosts(sizes, { directory, base }, (name) => say(`Growth, ${name} …`))));
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
process.exitCode = isMissed ? 1 : 0;

/**
 * `npm run bench`: builds the site and measures how fast it is on a slow phone (150 ms, 1.6 Mbit/s, a fourth of the
 * processor), beside the same page without scripts, and how the work grows with what the owner writes. Exit code 1 when a
 * target is missed.
 *
 * --runs=7        how many visits of each kind
 * --visits-only   leaves out the growth, which takes a few builds more
 * --growth-only   leaves out the visits and Lighthouse
 * --profile-only  measures what a project history of 0, 8 and 40 engagements costs, and nothing else
 * --lighthouse    also lets Lighthouse judge the pages; fetched from the npm registry
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
  },
});

const directory = await mkdtemp(join(tmpdir(), 'bench-'));
let isMissed = false;
/** Each part at once: a later one that fails takes nothing away. */
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
    if (values.lighthouse) report(await judge(site, (run) => say(`Lighthouse ${run} …`)));
  }
  if (!values['visits-only'] && !values['profile-only']) {
    report(growthReport(await measureCosts(sizes, { directory, base }, (name) => say(`Growth, ${name} …`))));
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
process.exitCode = isMissed ? 1 : 0;

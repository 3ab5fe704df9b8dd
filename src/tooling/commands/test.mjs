/**
 * `npm test`: installs what is missing, browsers too, then checks everything: types, lint, unit tests, the build of
 * this site and of those for the tests, and the browser tests. Ends with the line `N passed, N failed`.
 *
 * `npm test -- --shard=2/3` runs the second of three shards, which can run at the same time on three machines.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser, webkitPackages } from './browser.mjs';
import { installPackages } from './install.mjs';
import { root, runPackage, say } from './run.mjs';

const { shard } = parseArgs({ options: { shard: { type: 'string' } } }).values;
const results = join(root, 'e2e/.results');
const unit = '--config=src/tooling/vitest.config.ts --reporter=minimal --reporter=json';
const inBrowsers = `--config=e2e/playwright.config.ts --reporter=dot,json --quiet${shard ? ` --shard=${shard}` : ''}`;
/** @type {readonly [name: string, command: string, report?: string][]} */
const steps = [
  ['Types', '../src/tooling/commands/types.mjs'],
  ['Lint', '@biomejs/biome/bin/biome ci .'],
  ['Unused code', 'knip/bin/knip.js --no-progress'],
  ['Unit tests', `vitest/vitest.mjs run ${unit} --outputFile.json=e2e/.results/unit.json`, 'unit.json'],
  ['Build', 'tsx/dist/cli.mjs e2e/build-sites.ts'],
  ['Browser tests', `playwright/cli.js test ${inBrowsers}`, 'browser.json'],
];

await installPackages();
process.env.CHROMIUM = await provideBrowser('chromium');
const notes = [];
if (!(await provideBrowser('firefox')))
  notes.push('Without Firefox, which could not be installed. FIREFOX can be the path of one.');
if (!(await provideBrowser('webkit')))
  notes.push(`Without WebKit, which could not be installed. On Debian: apt install ${webkitPackages}`);
rmSync(results, { recursive: true, force: true });
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(results, 'browser.json');

let passed = 0;
let failed = 0;
let failedSteps = 0;
// The first shard does what needs no browser.
for (const [name, command, report] of steps.slice(!shard || shard.startsWith('1/') ? 0 : 3)) {
  say(`\n── ${name}`);
  const start = performance.now();
  const [script = '', ...args] = command.split(' ');
  let isGood = await runPackage(script, args);
  try {
    // Vitest counts by these names, Playwright by those of `stats`.
    const { numPassedTests, numFailedTests, stats } = report
      ? JSON.parse(readFileSync(join(results, report), 'utf8'))
      : { numPassedTests: 0, numFailedTests: 0 };
    passed += stats ? stats.expected + stats.flaky : numPassedTests;
    failed += stats ? stats.unexpected : numFailedTests;
    if (stats?.flaky) notes.push(`${stats.flaky} flaky: passed at the second attempt, listed above`);
  } catch {
    // Nothing was tested if there is no report.
    isGood = false;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(8);
  notes.push(`${seconds} s  ${name}${isGood ? '' : '  FAILED'}`);
  if (!isGood) failedSteps += 1;
}
say(`\n${notes.join('\n')}\n${passed} passed, ${failed || failedSteps} failed`);
process.exitCode = failedSteps > 0 ? 1 : 0;

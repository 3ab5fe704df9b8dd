/**
 * `npm test`: installs what is missing, browsers too, then checks everything: types, lint, unit tests, the build of
 * this site and of those for the tests, and the browser tests. Ends with the line `N passed, N failed`.
 *
 * `npm test -- --part=2/3` does the second of three parts that can run at the same time on three machines.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser, provideFirefox } from './browser.mjs';
import { installPackages } from './install.mjs';
import { root, runPackage, say } from './run.mjs';
import { browserOutcomes, summary, unitOutcomes } from './test-report.mjs';

/** @typedef {import('./test-report.mjs').Outcome} Outcome */

const results = 'e2e/.results';
const unitReport = `${results}/unit.json`;
const browserReport = `${results}/browser.json`;

/** @param {string} path */
const readReport = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { part } = parseArgs({ options: { part: { type: 'string' } } }).values;

/** @typedef {{ name: string; script: string; args: string[]; outcomes?: () => Outcome[] }} Step */

/** What needs no browser; the first part does it. @type {readonly Step[]} */
const withoutBrowser = [
  { name: 'Types', script: 'typescript/bin/tsc', args: ['-b'] },
  { name: 'Lint', script: '@biomejs/biome/bin/biome', args: ['ci', '.'] },
  {
    name: 'Unit tests',
    script: 'vitest/vitest.mjs',
    args: [
      'run',
      '--config=src/tooling/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    outcomes: () => unitOutcomes(readReport(unitReport), root),
  },
];

/** @type {readonly Step[]} */
const steps = [
  ...(part === undefined || part.startsWith('1/') ? withoutBrowser : []),
  { name: 'Build', script: 'tsx/dist/cli.mjs', args: ['e2e/build-sites.ts'] },
  browserTests('Browser tests', ['--project=chromium']),
  // It takes more of the machine than Chromium does.
  browserTests('The same in Firefox', ['--project=firefox', '--workers=2']),
];

/** @type {(name: string, args: string[]) => Step} */
function browserTests(name, args) {
  return {
    name,
    script: 'playwright/cli.js',
    args: ['test', '--config=e2e/playwright.config.ts', ...args, ...(part ? [`--shard=${part}`] : [])],
    outcomes: () => browserOutcomes(readReport(browserReport), 'e2e/specs'),
  };
}

await installPackages();
try {
  process.env.CHROMIUM = await provideBrowser();
} catch (error) {
  say(`${error instanceof Error ? error.message : error}\n0 passed, 1 failed`);
  process.exit(1);
}
const firefox = await provideFirefox();
rmSync(join(root, results), { recursive: true, force: true });
mkdirSync(join(root, results), { recursive: true });

/** @type {Outcome[]} */
const outcomes = [];
/** @type {{ name: string; milliseconds: number; failed: boolean }[]} */
const parts = [];
for (const { name, script, args, outcomes: read } of steps) {
  say(`\n── ${name}`);
  // What the step before has found out is not this one's.
  rmSync(join(root, browserReport), { force: true });
  const start = performance.now();
  let succeeded = await runPackage(script, args);
  try {
    outcomes.push(...(read?.() ?? []));
  } catch {
    // Without its report nobody knows what has been tested.
    succeeded = false;
  }
  parts.push({ name, milliseconds: performance.now() - start, failed: !succeeded });
}

const leftOut = [
  ...(firefox
    ? []
    : ['Firefox was left out: there is none and none could be installed. FIREFOX can name one.']),
  'WebKit was left out: these tests run in Chromium and Firefox.',
];
say(`\n${summary({ outcomes, parts, leftOut })}`);
process.exitCode = parts.some(({ failed }) => failed) ? 1 : 0;

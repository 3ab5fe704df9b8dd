/**
 * `npm test`: installs what is missing, browsers too, then checks everything: types, lint, unit tests, the build of
 * this site and of those for the tests, and the browser tests. Ends with the line `N passed, N failed`.
 *
 * `npm test -- --part=2/3` does the second of three parts that can run at the same time on three machines.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser } from './browser.mjs';
import { installPackages } from './install.mjs';
import { root, runPackage, say } from './run.mjs';
import { browserOutcomes, summary, unitOutcomes } from './test-report.mjs';

const { part } = parseArgs({ options: { part: { type: 'string' } } }).values;
const results = join(root, 'e2e/.results');
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));

/** @type {readonly [name: string, command: string, outcomes?: () => import('./test-report.mjs').Outcome[]][]} */
const steps = [
  ['Types', 'typescript/bin/tsc -b --singleThreaded'],
  ['Lint', '@biomejs/biome/bin/biome ci .'],
  [
    'Unit tests',
    'vitest/vitest.mjs run --config=src/tooling/vitest.config.ts --reporter=dot --reporter=json --outputFile.json=e2e/.results/unit.json',
    () => unitOutcomes(read('unit'), root),
  ],
  ['Build', 'tsx/dist/cli.mjs e2e/build-sites.ts'],
  [
    'Browser tests',
    `playwright/cli.js test --config=e2e/playwright.config.ts${part ? ` --shard=${part}` : ''}`,
    () => browserOutcomes(read('browser')),
  ],
];

await installPackages();
process.env.CHROMIUM = await provideBrowser('chromium');
await provideBrowser('firefox');
rmSync(results, { recursive: true, force: true });

const outcomes = [];
const parts = [];
// The first of several parts does what needs no browser.
for (const [name, command, report] of steps.slice(!part || part.startsWith('1/') ? 0 : 3)) {
  say(`\n── ${name}`);
  const start = performance.now();
  const [script = '', ...args] = command.split(' ');
  let failed = !(await runPackage(script, args));
  try {
    outcomes.push(...(report?.() ?? []));
  } catch {
    // Without a report nothing was tested.
    failed = true;
  }
  parts.push({ name, milliseconds: performance.now() - start, failed });
}
say(`\n${summary(outcomes, parts)}`);
process.exitCode = parts.some(({ failed }) => failed) ? 1 : 0;

/**
 * `npm test`: installs what is missing, a browser too, then checks everything: types, lint, unit tests, the build and
 * the browser tests. Ends with the line `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { installPackages } from './install.mjs';
import { root, runPackage, say } from './run.mjs';

/** @typedef {{ passed: number; failed: number }} Tally */

const results = 'e2e/.results';
const unitReport = `${results}/unit.json`;
const browserReport = `${results}/browser.json`;

/** @param {string} path */
const readReport = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** A check without tests of its own counts only when it fails. */
const nothing = () => ({ passed: 0, failed: 0 });

/** @type {readonly { name: string; script: string; args: string[]; tally: () => Tally }[]} */
const steps = [
  { name: 'Types', script: 'typescript/bin/tsc', args: ['-b'], tally: nothing },
  { name: 'Lint', script: '@biomejs/biome/bin/biome', args: ['ci', '.'], tally: nothing },
  {
    name: 'Unit tests',
    script: 'vitest/vitest.mjs',
    args: [
      'run',
      '--config=src/tooling/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    tally: () => {
      const { numPassedTests, numFailedTests } = readReport(unitReport);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  { name: 'Build', script: 'vite/bin/vite.js', args: ['build'], tally: nothing },
  {
    name: 'Browser tests',
    script: 'playwright/cli.js',
    args: ['test', '--config=e2e/playwright.config.ts'],
    tally: () => {
      const { expected, flaky, unexpected } = readReport(browserReport).stats;
      if (flaky > 0) say(`${flaky} passed only at the second attempt; they are marked "flaky" above.`);
      return { passed: expected + flaky, failed: unexpected };
    },
  },
];

/**
 * @param {() => Tally} tally
 * @param {boolean} endedWell
 * @returns {Tally} with at least one failure when the step did not end well, whatever its report says
 */
function count(tally, endedWell) {
  try {
    const { passed, failed } = tally();
    return { passed, failed: endedWell ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

await installPackages();
try {
  process.env.CHROMIUM = await provideBrowser();
} catch (error) {
  say(`${error instanceof Error ? error.message : error}\n0 passed, 1 failed`);
  process.exit(1);
}
rmSync(join(root, results), { recursive: true, force: true });
mkdirSync(join(root, results), { recursive: true });

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const broken = [];
for (const { name, script, args, tally } of steps) {
  say(`\n── ${name}`);
  const endedWell = await runPackage(script, args);
  const { passed, failed } = count(tally, endedWell);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
}

if (broken.length > 0) say(`\nFailed: ${broken.join(', ')}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

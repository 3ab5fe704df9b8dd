import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { visitor } from './test.ts';

/** Browser tests of the production build against the fake outside world. */
export default defineConfig({
  testDir: './specs',
  outputDir: './.results/artifacts',
  fullyParallel: true,
  // More than the processors of a small machine: part of a test is waiting.
  workers: Math.max(3, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second attempt has found something.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: './.results/browser.json' }]],
  // Generous, as they cost nothing where all is well and a busy machine may take its time.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    // The promises that matter most.
    { name: 'firefox', use: { browserName: 'firefox' }, grep: /@firefox/ },
  ],
  use: {
    ...visitor,
    screenshot: 'only-on-failure',
    trace: 'off',
    // Less than a test has, so that what hangs is named.
    navigationTimeout: 100_000,
  },
});

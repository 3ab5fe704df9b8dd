import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { visitor } from './test.ts';

/** Browser tests of the production build against the fake outside world. */
export default defineConfig({
  testDir: './specs',
  outputDir: './.results/artifacts',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  // What passes only at the second attempt is told as unsteady.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: './.results/browser.json' }]],
  // Generous, as they cost nothing where all is well and a busy machine may take its time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    // The promises that matter most, one after the other: starting it takes longer than each of them.
    { name: 'firefox', use: { browserName: 'firefox' }, grep: /@firefox/, workers: 1 },
  ],
  use: {
    ...visitor,
    screenshot: 'only-on-failure',
    trace: 'off',
    // Less than a test has, so that what hangs is named.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
  },
});

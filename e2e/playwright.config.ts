import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { visitor } from './test.ts';

/** Browser tests of the production build against the fake outside world. */
export default defineConfig({
  testDir: './specs',
  outputDir: './.results/artifacts',
  fullyParallel: true,
  // Tests wait for much of their time.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on retry is reported as flaky.
  retries: 1,
  // Generous: a timeout costs nothing while tests pass, and the machine may be busy.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50, 100, 250] } },
  projects: [
    // First those with a single worker: at the end, the others share all. Only the most important promises in Firefox.
    { name: 'firefox', use: { browserName: 'firefox' }, grep: /@firefox/, workers: 1 },
    // In WebKitGTK, over WebDriver.
    { name: 'webkit', use: { browserName: 'webkit' }, testMatch: 'webkit.spec.ts', workers: 1 },
    {
      name: 'chromium',
      use: { browserName: 'chromium' },
      testIgnore: ['webkit.spec.ts', 'back-forward.spec.ts'],
    },
  ],
  use: {
    ...visitor,
    screenshot: 'only-on-failure',
    trace: 'off',
    // Shorter than the test's timeout, so that the error names the hanging step.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
  },
});

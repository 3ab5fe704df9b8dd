import { defineConfig } from 'playwright/test';

/** Browser tests of the production build against the fake outside world. */
export default defineConfig({
  testDir: './specs',
  outputDir: './.results/artifacts',
  fullyParallel: true,
  // More than the two processors of a small machine: much of a test is waiting.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may make one attempt too slow; npm test names whoever needed the second.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: './.results/browser.json' }]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    ignoreHTTPSErrors: true,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});

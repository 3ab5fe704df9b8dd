import type { JSONReport } from 'playwright/types/testReporter';
import { expect, test } from 'vitest';
import { browserOutcomes, summary, unitOutcomes } from './test-report.mjs';

const annotations = [
  { type: 'page loads', description: '2' },
  { type: 'browser', description: 'chromium 156.0' },
];
const passed = { status: 'passed', duration: 1500, errors: [], attachments: [], annotations };
const message = '\u001b[31mError\u001b[39m: expected 429\n\n  received 500\n    at x.ts:3';
const attachments = [{ name: 'screenshot', path: 'e2e/.results/artifacts/x/test-failed-1.png' }];
const failed = { ...passed, status: 'failed', duration: 21_000, errors: [{ message }], attachments };

const file = 'offline/shell.spec.ts';
const spec = (title: string, status: string, results: object[], projectName = 'chromium') => ({
  title,
  file,
  line: 30,
  tests: [{ status, projectName, results }],
});
const specs = [
  spec('Everything stays', 'expected', [passed]),
  spec('A stall is survived', 'flaky', [failed, passed]),
];
const inner = [
  spec('the page works', 'unexpected', [failed, failed], 'firefox'),
  spec('a fork leaves out the example', 'skipped', []),
];
const suites = [{ title: file, specs, suites: [{ title: 'Without a worker', specs: inner }] }];
const report = { suites, errors: [] } as unknown as JSONReport;

const assertion = {
  fullName: 'Adds',
  status: 'failed',
  duration: 3,
  failureMessages: ['expected 3 to be 2'],
};
const unitReport = {
  testResults: [
    { name: '/project/src/a.test.ts', assertionResults: [assertion] },
    { name: '/project/src/b.test.ts', message: 'Cannot find module', assertionResults: [] },
  ],
};

const parts = [
  { name: 'Types', milliseconds: 3000, failed: false },
  { name: 'Browser tests', milliseconds: 95_000, failed: true },
];

test('The last screen says what failed, how to repeat it, what was slow and unsteady, and counts', () => {
  const outcomes = [...unitOutcomes(unitReport, '/project/'), ...browserOutcomes(report)];
  expect(summary(outcomes, parts)).toBe(
    `── What failed
  ✘ Adds
      expected 3 to be 2
      alone:    npm run test:unit -- src/a.test.ts
  ✘ src/b.test.ts
      Cannot find module
      alone:    npm run test:unit -- src/b.test.ts
  ✘ Without a worker › the page works › in Firefox
      Error: expected 429
      received 500
      alone:    npm run test:e2e -- e2e/specs/offline/shell.spec.ts:30 --project=firefox
      picture:  e2e/.results/artifacts/x/test-failed-1.png

── How long it took
     3.0 s  Types
    95.0 s  Browser tests  FAILED

── The slowest tests
    21.0 s, then    21.0 s  Without a worker › the page works › in Firefox
    21.0 s, then     1.5 s  A stall is survived
     1.5 s  Everything stays
     0.0 s  Adds
  src/b.test.ts
  Without a worker › a fork leaves out the example

── Unsteady: passed at the second attempt
    21.0 s, then     1.5 s  A stall is survived

3 browser tests, 10 page loads: chromium 156.0
1 left out on this site or this machine
2 passed, 3 failed`,
  );
});

test('A part that fails without a test to name counts as a failure, as does a run that broke off', () => {
  const failing = [{ name: 'Types', milliseconds: 3000, failed: true }];
  expect(summary([], failing)).toMatch(/\n0 passed, 1 failed$/);
  const broken = browserOutcomes({ suites: [], errors: [{ message: 'The world has no port.' }] });
  expect(summary(broken, [])).toMatch(/The world has no port\.[\s\S]*\n0 passed, 1 failed$/);
});

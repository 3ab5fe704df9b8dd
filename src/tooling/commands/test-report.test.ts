import { expect, test } from 'vitest';
import { browserOutcomes, summary, unitOutcomes } from './test-report.mjs';

const attempt = { status: 'passed', duration: 1500 };
const screenshot = { name: 'screenshot', path: 'e2e/.results/artifacts/x/test-failed-1.png' };

const browser = browserOutcomes(
  {
    suites: [
      {
        title: 'offline/shell.spec.ts',
        file: 'offline/shell.spec.ts',
        specs: [
          {
            title: 'Everything stays',
            file: 'offline/shell.spec.ts',
            line: 12,
            tests: [{ status: 'expected', results: [attempt] }],
          },
        ],
        suites: [
          {
            title: 'Without a worker',
            specs: [
              {
                title: 'the page works',
                file: 'offline/shell.spec.ts',
                line: 30,
                tests: [
                  {
                    status: 'unexpected',
                    projectName: 'firefox',
                    results: [
                      {
                        status: 'failed',
                        duration: 21_000,
                        errors: [
                          {
                            message:
                              '\u001b[31mError\u001b[39m: expected 429\n\n  received 500\n    at x.ts:3',
                          },
                        ],
                        attachments: [screenshot],
                      },
                    ],
                  },
                ],
              },
              {
                title: 'a fork leaves out the example',
                file: 'offline/shell.spec.ts',
                line: 40,
                tests: [{ status: 'skipped', results: [] }],
              },
            ],
          },
        ],
      },
    ],
  },
  'e2e/specs',
);

test('A test of the browser is told with its groups, its time, its picture and the command that runs it alone', () => {
  expect(browser).toEqual([
    {
      title: 'Everything stays',
      state: 'passed',
      milliseconds: 1500,
      again: 'npm run test:e2e -- e2e/specs/offline/shell.spec.ts:12 --project=chromium',
    },
    {
      title: 'Without a worker › the page works (Firefox)',
      state: 'failed',
      milliseconds: 21_000,
      again: 'npm run test:e2e -- e2e/specs/offline/shell.spec.ts:30 --project=firefox',
      reason: 'Error: expected 429\nreceived 500',
      picture: 'e2e/.results/artifacts/x/test-failed-1.png',
    },
    expect.objectContaining({ title: 'Without a worker › a fork leaves out the example', state: 'skipped' }),
  ]);
});

test('A run of the browser tests that broke off is a failure', () => {
  const [outcome] = browserOutcomes(
    { suites: [], errors: [{ message: 'The world has no port.' }] },
    'e2e/specs',
  );
  expect(outcome).toMatchObject({ state: 'failed', reason: 'The world has no port.' });
});

test('A unit test is told by its sentence, and a file that cannot be loaded is a failure', () => {
  const report = {
    testResults: [
      {
        name: '/project/src/a.test.ts',
        assertionResults: [
          {
            fullName: 'Adds (1 + 1)',
            status: 'failed',
            duration: 3,
            failureMessages: ['expected 3 to be 2'],
          },
        ],
      },
      { name: '/project/src/b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(unitOutcomes(report, '/project')).toEqual([
    {
      title: 'Adds (1 + 1)',
      state: 'failed',
      milliseconds: 3,
      again: "npm run test:unit -- src/a.test.ts -t 'Adds \\(1 \\+ 1\\)'",
      reason: 'expected 3 to be 2',
    },
    expect.objectContaining({ title: 'src/b.test.ts', state: 'failed', reason: 'Cannot find module' }),
  ]);
});

test('The summary says what failed, how to see it alone, how long the parts took and which tests were slow', () => {
  const parts = [
    { name: 'Types', milliseconds: 3000, failed: false },
    { name: 'Browser tests', milliseconds: 95_000, failed: true },
  ];
  const text = summary({ outcomes: browser, parts, leftOut: ['WebKit was not run.'] });
  expect(text).toContain(
    '✘ Without a worker › the page works (Firefox)\n      Error: expected 429\n      received 500',
  );
  expect(text).toContain(
    'alone:    npm run test:e2e -- e2e/specs/offline/shell.spec.ts:30 --project=firefox',
  );
  expect(text).toContain('1 min 35 s  Browser tests  FAILED');
  expect(text.indexOf('21.0 s  Without')).toBeLessThan(text.indexOf('1.5 s  Everything'));
  expect(text).toContain('WebKit was not run.');
  expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed');
});

test('A part that fails without a test to name counts as a failure', () => {
  const parts = [{ name: 'Types', milliseconds: 3000, failed: true }];
  expect(summary({ outcomes: [], parts, leftOut: [] }).split('\n').at(-1)).toBe('0 passed, 1 failed');
});

import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ type: string; description?: string }} Annotation
 * @typedef {{ title: string; state: string; attempts: readonly number[]; again: string; reason?: string | undefined; picture?: string | undefined; annotations?: readonly Annotation[] }} Outcome
 *   of a test: 'passed', 'failed' or else skipped, milliseconds of each attempt, the command that repeats it alone
 * @typedef {import('playwright/types/testReporter').JSONReport} BrowserReport
 * @typedef {{ name: string; message?: string; assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] | null }[] }} UnitFile
 */

/** @type {(report: { testResults: UnitFile[] }, root: string) => Outcome[]} */
export const unitOutcomes = ({ testResults }, root) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(root, '');
    const again = `npm run test:unit -- ${file}`;
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0 && message)
      return [{ title: file, state: 'failed', attempts: [], again, reason: message }];
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      title: fullName.trim(),
      state: status,
      attempts: [duration ?? 0],
      again,
      reason: failureMessages?.[0],
    }));
  });

/** @type {(report: Pick<BrowserReport, 'suites' | 'errors'>) => Outcome[]} */
export function browserOutcomes({ suites, errors }) {
  const states = { skipped: 'skipped', unexpected: 'failed', expected: 'passed', flaky: 'passed' };
  /** @type {(suite: BrowserReport['suites'][number], groups: readonly string[]) => Outcome[]} */
  const outcomesOf = ({ specs, suites = [] }, groups) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, projectName, results }) => ({
        title: [...groups, title, ...(projectName === 'firefox' ? ['in Firefox'] : [])].join(' › '),
        state: states[status],
        attempts: results.map(({ duration }) => duration),
        again: `npm run test:e2e -- e2e/specs/${file}:${line} --project=${projectName}`,
        reason: results.at(-1)?.errors[0]?.message,
        picture: results.at(-1)?.attachments.find(({ name }) => name === 'screenshot')?.path,
        annotations: results.flatMap(({ annotations }) => annotations),
      })),
    ),
    ...suites.flatMap((suite) => outcomesOf(suite, [...groups, suite.title])),
  ];
  const stray = { title: 'Playwright', state: 'failed', attempts: [], again: 'npm run test:e2e' };
  return suites
    .flatMap((file) => outcomesOf(file, []))
    .concat(errors.map(({ message }) => ({ ...stray, reason: message })));
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(10);
/** @type {(heading: string, lines: readonly string[]) => string[]} */
const block = (heading, lines) => (lines.length > 0 ? [`── ${heading}`, ...lines, ''] : []);

/** @param {Outcome} outcome */
const failure = ({ title, reason = '', again, picture }) => [
  `  ✘ ${title}`,
  ...stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(?:at |Call log|- )/.test(line))
    .slice(0, 4)
    .map((line) => `      ${line.trim()}`),
  `      alone:    ${again}`,
  ...(picture ? [`      picture:  ${picture}`] : []),
];

/**
 * The last screen of a run, which ends with the line `N passed, N failed`.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {readonly { name: string; milliseconds: number; failed: boolean }[]} parts
 */
export function summary(outcomes, parts) {
  const passed = outcomes.filter(({ state }) => state === 'passed');
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const unsteady = passed.filter(({ attempts }) => attempts.length > 1);
  const slowest = outcomes.toSorted((a, b) => sum(b.attempts) - sum(a.attempts)).slice(0, 10);
  const inBrowser = outcomes.filter(({ annotations = [] }) => annotations.length > 0);
  const annotations = inBrowser.flatMap(({ annotations = [] }) => annotations);
  const loads = annotations
    .filter(({ type }) => type === 'page loads')
    .map((each) => Number(each.description));
  const browsers = new Set(annotations.flatMap((each) => (each.type === 'browser' ? each.description : [])));
  /** @type {(test: Outcome) => string} */
  const line = ({ attempts, title }) => `${attempts.map(seconds).join(', then')}  ${title}`;
  return [
    ...block('What failed', failed.flatMap(failure)),
    ...block(
      'How long it took',
      parts.map((part) => `${seconds(part.milliseconds)}  ${part.name}${part.failed ? '  FAILED' : ''}`),
    ),
    ...block('The slowest tests', slowest.map(line)),
    ...block('Unsteady: passed at the second attempt', unsteady.map(line)),
    `${inBrowser.length} browser tests, ${sum(loads)} page loads: ${[...browsers].join(', ')}`,
    `${outcomes.length - passed.length - failed.length} left out on this site or this machine`,
    `${passed.length} passed, ${failed.length || parts.filter((part) => part.failed).length} failed`,
  ].join('\n');
}

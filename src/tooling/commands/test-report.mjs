import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ title: string; state: string; again: string; attempts?: number; reason?: string | undefined; picture?: string | undefined; notes?: readonly { type: string; description?: string }[] }} Outcome
 *   of a test: 'passed', 'failed' or else skipped; `again` is the command that repeats it alone
 * @typedef {import('playwright/types/testReporter').JSONReport} BrowserReport
 * @typedef {{ name: string; message?: string; assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[] }} UnitFile
 */

/** @type {(report: { testResults: UnitFile[] }, root: string) => Outcome[]} */
export const unitOutcomes = ({ testResults }, root) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(root, '');
    const again = `npm run test:unit -- ${file}`;
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0 && message)
      return [{ title: file, state: 'failed', again, reason: message }];
    return assertionResults.map(({ fullName, status, failureMessages }) => {
      return { title: fullName.trim(), state: status, again, reason: failureMessages?.[0] };
    });
  });

const states = { skipped: 'skipped', unexpected: 'failed', expected: 'passed', flaky: 'passed' };

/** @type {(report: Pick<BrowserReport, 'suites' | 'errors'>) => Outcome[]} */
export function browserOutcomes({ suites, errors }) {
  /** @type {(suite: BrowserReport['suites'][number], groups?: readonly string[]) => Outcome[]} */
  const outcomesOf = ({ specs, suites = [] }, groups = []) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, projectName, results }) => ({
        title: [...groups, title, ...(projectName === 'firefox' ? ['in Firefox'] : [])].join(' › '),
        state: states[status],
        again: `npm run test:e2e -- e2e/specs/${file}:${line} --project=${projectName}`,
        attempts: results.length,
        reason: results.at(-1)?.errors[0]?.message,
        picture: results.at(-1)?.attachments.find(({ name }) => name === 'screenshot')?.path,
        notes: results.flatMap(({ annotations }) => annotations),
      })),
    ),
    ...suites.flatMap((suite) => outcomesOf(suite, [...groups, suite.title])),
  ];
  const stray = { title: 'Playwright', state: 'failed', again: 'npm run test:e2e' };
  return [
    ...suites.flatMap((file) => outcomesOf(file)),
    ...errors.map(({ message }) => ({ ...stray, reason: message })),
  ];
}

/** @type {(heading: string, lines: readonly string[]) => string[]} */
const block = (heading, lines) => (lines.length > 0 ? [`── ${heading}`, ...lines, ''] : []);

/**
 * The last screen of a run, which ends with the line `N passed, N failed`.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {readonly { name: string; milliseconds: number; failed: boolean }[]} parts
 */
export function summary(outcomes, parts) {
  const passed = outcomes.filter(({ state }) => state === 'passed');
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const unsteady = passed.filter(({ attempts = 1 }) => attempts > 1);
  const notes = outcomes.flatMap((outcome) => outcome.notes ?? []);
  /** @param {string} type */
  const noted = (type) => notes.filter((note) => note.type === type).map((note) => note.description ?? '');
  const loads = noted('page loads').reduce((total, count) => total + Number(count), 0);
  return [
    ...block(
      'What failed',
      failed.flatMap(({ title, reason = '', again, picture }) => [
        `  ✘ ${title}`,
        `      ${stripVTControlCharacters(reason).split('\n')[0]}`,
        `      alone:    ${again}`,
        ...(picture ? [`      picture:  ${picture}`] : []),
      ]),
    ),
    ...block(
      'How long it took',
      parts.map(({ name, milliseconds, failed }) => {
        const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
        return `${seconds.padStart(10)}  ${name}${failed ? '  FAILED' : ''}`;
      }),
    ),
    ...block(
      'Unsteady: passed at the second attempt',
      unsteady.map(({ title }) => `  ${title}`),
    ),
    `${loads} page loads: ${[...new Set(noted('browser'))].join(', ')}`,
    `${outcomes.length - passed.length - failed.length} left out on this site or this machine`,
    `${passed.length} passed, ${failed.length || parts.filter((part) => part.failed).length} failed`,
  ].join('\n');
}

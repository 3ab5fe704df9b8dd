import { stripVTControlCharacters } from 'node:util';

/**
 * One test as it ended.
 *
 * @typedef {object} Outcome
 * @property {string} title its whole sentence, with those of the groups around it
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} milliseconds
 * @property {string} again the command that runs this test alone
 * @property {string} [reason] what was expected and what came instead
 * @property {string} [picture] where what the browser showed then lies
 */

/** @param {string} text without the colours of a terminal */
const plain = (text) => stripVTControlCharacters(text).trim();

/** @param {string} text @returns {string} its first lines, up to the place in the code */
const firstLines = (text) =>
  plain(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at |^Call log|^- /.test(line))
    .slice(0, 4)
    .join('\n');

/** @param {string} text for a shell, as a pattern for a title */
const asPattern = (text) => `'${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')}'`;

/**
 * Reads Vitest's JSON report.
 *
 * @param {{ testResults: { name: string; message?: string; assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] | null }[] }[] }} report
 * @param {string} root the project's directory, which the report's paths begin with
 * @returns {Outcome[]}
 */
export function unitOutcomes({ testResults }, root) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.startsWith(root) ? name.slice(root.length).replace(/^\//, '') : name;
    // A file that cannot be loaded has no tests, and has failed all the same.
    if (assertionResults.length === 0 && message) {
      const again = `npm run test:unit -- ${file}`;
      return [
        {
          title: file,
          state: /** @type {const} */ ('failed'),
          milliseconds: 0,
          again,
          reason: firstLines(message),
        },
      ];
    }
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      title: fullName.trim(),
      state: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      milliseconds: duration ?? 0,
      again: `npm run test:unit -- ${file} -t ${asPattern(fullName.trim())}`,
      ...(failureMessages?.[0] ? { reason: firstLines(failureMessages[0]) } : {}),
    }));
  });
}

/**
 * @typedef {{ status: string; duration: number; errors?: { message?: string }[]; attachments?: { name: string; path?: string }[] }} Attempt
 * @typedef {{ title: string; file: string; line: number; tests: { status: string; projectName?: string; results: Attempt[] }[] }} Spec
 * @typedef {{ title: string; file?: string; specs?: Spec[]; suites?: Suite[] }} Suite
 */

/**
 * Reads Playwright's JSON report.
 *
 * @param {{ suites: Suite[]; errors?: { message?: string }[]; config?: { rootDir?: string } }} report
 * @param {string} specs the directory of the specs, from the project's own
 * @returns {Outcome[]}
 */
export function browserOutcomes({ suites, errors = [] }, specs) {
  /** @type {(suite: Suite, groups: readonly string[]) => Outcome[]} */
  const outcomesOf = ({ specs: own = [], suites: inner = [] }, groups) => [
    ...own.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, projectName, results }) => {
        const last = results.at(-1);
        const picture = last?.attachments?.find(({ name }) => name === 'screenshot')?.path;
        const message = last?.errors?.[0]?.message;
        const isFirefox = projectName === 'firefox';
        return /** @type {Outcome} */ ({
          title: [...groups, title].join(' › ') + (isFirefox ? ' (Firefox)' : ''),
          state: status === 'skipped' ? 'skipped' : status === 'expected' ? 'passed' : 'failed',
          milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
          again: `npm run test:e2e -- ${specs}/${file}:${line} --project=${isFirefox ? 'firefox' : 'chromium'}`,
          ...(message ? { reason: firstLines(message) } : {}),
          ...(picture ? { picture } : {}),
        });
      }),
    ),
    ...inner.flatMap((suite) => outcomesOf(suite, [...groups, suite.title])),
  ];
  return [
    ...suites.flatMap((file) => outcomesOf(file, [])),
    ...errors.map(({ message = '' }) => ({
      title: 'The browser tests could not run',
      state: /** @type {const} */ ('failed'),
      milliseconds: 0,
      again: 'npm run test:e2e',
      reason: firstLines(message),
    })),
  ];
}

/** @param {number} milliseconds */
const duration = (milliseconds) =>
  milliseconds < 60_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;

/**
 * What a person wants to know at the end: what failed and how to look at it alone, how long each part took, what was
 * slow, and what was left out.
 *
 * @param {{ outcomes: readonly Outcome[]; parts: readonly { name: string; milliseconds: number; failed: boolean }[]; leftOut: readonly string[] }} run
 * @returns {string} ends with the line `N passed, N failed`
 */
export function summary({ outcomes, parts, leftOut }) {
  const failures = outcomes.filter(({ state }) => state === 'failed');
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  // A part that failed without a test of its own to name, such as the types.
  const broken = parts.filter(({ failed }) => failed);
  const lines = [
    ...(failures.length > 0 ? ['── What failed', ...failures.map(failureText), ''] : []),
    '── How long it took',
    ...parts.map(
      ({ name, milliseconds, failed }) =>
        `  ${duration(milliseconds).padStart(12)}  ${name}${failed ? '  FAILED' : ''}`,
    ),
    '',
    '── The slowest tests',
    ...slowest.map(({ title, milliseconds }) => `  ${duration(milliseconds).padStart(12)}  ${title}`),
    '',
    ...leftOut,
  ];
  const skipped = outcomes.filter(({ state }) => state === 'skipped').length;
  const passed = outcomes.filter(({ state }) => state === 'passed').length;
  const failed = failures.length > 0 ? failures.length : broken.length;
  if (skipped > 0) lines.push(`Left out on this site or this machine: ${skipped}.`);
  return [...lines, `${passed} passed, ${failed} failed`].join('\n');
}

/** @param {Outcome} failure */
const failureText = ({ title, reason, again, picture }) =>
  [
    `  ✘ ${title}`,
    ...(reason ? reason.split('\n').map((line) => `      ${line}`) : []),
    `      alone:    ${again}`,
    ...(picture ? [`      picture:  ${picture}`] : []),
  ].join('\n');

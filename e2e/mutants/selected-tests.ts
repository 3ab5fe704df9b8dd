import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Mutant } from './mutant.ts';
import { runNode } from './run-node.ts';

export type Selection = Mutant['noticedBy'];

/** How one test ended. */
interface TestResult {
  file: string;
  /** With the titles of the groups it is in. */
  title: string;
  passed: boolean;
  /** The first line of what was wrong. */
  reason: string;
}

const isBrowserTest = ([file]: Selection): boolean => file.endsWith('.spec.ts');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = ([, ...titles]: Selection): string => titles.map(escaped).join('.*');

/** Whether a test is one of those that a selection means. */
export const isSelected = (selection: Selection, { file, title }: TestResult): boolean =>
  file === selection[0] && new RegExp(patternOf(selection)).test(title);

/**
 * Runs the tests that are meant, in a copy of the project, without a second attempt for any.
 * @param all true: to the end also after one has failed
 * @throws {Error} when no test could be run, with the last words of the test runner
 */
export async function runTests(
  directory: string,
  selections: readonly Selection[],
  { all, workers }: { all: boolean; workers: number },
): Promise<TestResult[]> {
  const browser = selections.filter(isBrowserTest);
  const unit = selections.filter((selection) => !isBrowserTest(selection));
  return [
    ...(unit.length > 0 ? await runUnitTests(directory, unit, { all, workers }) : []),
    ...(browser.length > 0 ? await runBrowserTests(directory, browser, { all, workers }) : []),
  ];
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
const filesOf = (selections: readonly Selection[]): string[] => distinct(selections.map(([file]) => file));
const patternOfAll = (selections: readonly Selection[]): string =>
  distinct(selections.map(patternOf)).join('|');

interface RunOptions {
  all: boolean;
  workers: number;
}

async function runUnitTests(
  directory: string,
  selections: readonly Selection[],
  { all, workers }: RunOptions,
): Promise<TestResult[]> {
  const report = 'e2e/.results/unit.json';
  const answer = await runAndRead(directory, report, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=src/tooling/vitest.config.ts',
    '--reporter=json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
    ...(all ? [] : ['--bail=1']),
    '-t',
    patternOfAll(selections),
    ...filesOf(selections),
  ]);
  const { testResults } = answer as {
    testResults: {
      name: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        file: relative(directory, name),
        title: fullName,
        passed: status === 'passed',
        reason: firstLine(failureMessages[0]),
      })),
  );
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

async function runBrowserTests(
  directory: string,
  selections: readonly Selection[],
  { all, workers }: RunOptions,
): Promise<TestResult[]> {
  const answer = await runAndRead(directory, 'e2e/.results/browser.json', [
    'node_modules/playwright/cli.js',
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=chromium',
    '--retries=0',
    `--workers=${workers}`,
    ...(all ? [] : ['--max-failures=1']),
    '-g',
    patternOfAll(selections),
    ...filesOf(selections).map((file) => file.replace('e2e/', '')),
  ]);
  const resultsOf = ({ title, suites = [], specs }: PlaywrightSuite, above: string): TestResult[] => {
    const group = `${above} ${title}`;
    const own = specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          file: `e2e/specs/${spec.file}`,
          title: `${group} ${spec.title}`,
          passed: status === 'expected',
          reason: firstLine(results[0]?.error?.message),
        })),
    );
    return [...own, ...suites.flatMap((suite) => resultsOf(suite, group))];
  };
  return (answer as { suites: PlaywrightSuite[] }).suites.flatMap((suite) => resultsOf(suite, ''));
}

const firstLine = (message = ''): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what colours the terminal
  message.replace(/\u001b\[[\d;]*m/g, '').split('\n', 1)[0] ?? '';

/** Runs a command and reads the report that it writes. */
async function runAndRead(directory: string, report: string, args: readonly string[]): Promise<unknown> {
  const file = join(directory, report);
  rmSync(file, { force: true });
  const { output } = await runNode(directory, args);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(output.trim().split('\n').slice(-20).join('\n'));
  }
}

/**
 * Breaks one promise at a time in a copy of the project and checks that the test for it fails.
 *
 *   npm run test:mutants -- [--only WORD]
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from '../../src/tooling/commands/run.mjs';
import { type Mutant, mutants } from './mutants.ts';

const copy = join(root, 'e2e/.mutants/project');

/** Copies all files that git does not ignore. Sites built in an earlier copy are kept. */
function copyProject(): void {
  const sites = join(copy, '../sites');
  rmSync(copy, { recursive: true, force: true });
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(sites, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  symlinkSync(sites, join(copy, 'e2e/.sites'), 'dir');
}

const playwright = [
  ...['node_modules/playwright/cli.js', 'test', '--config=e2e/playwright.config.ts', '--project=chromium'],
  ...['--retries=0', '--max-failures=1', '--timeout=240000', '--reporter=line'],
];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--config=src/tooling/vitest.config.ts'];
const isInBrowser = (test: string): boolean => test.includes('.spec.ts');

/** Runs tests, all of them unit tests or all in a browser. Each is a file, or a file and the beginning of a title. */
function runTests(tests: readonly string[]): Promise<{ passed: boolean; output: string }> {
  const files = [...new Set(tests.flatMap((test) => test.split(' ', 1)))];
  const titles = tests.flatMap((test) => test.split(' ').slice(1).join(' ') || []);
  const args = [...(tests.some(isInBrowser) ? playwright : vitest), ...files];
  if (titles.length > 0) args.push('-g', titles.join('|'));
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CI: undefined };
  // Broken code may never end.
  const options = { cwd: copy, env, timeout: 1_200_000, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, out, err) =>
      resolve({ passed: error === null, output: out + err }),
    );
  });
}

async function judge(file: string, [from, to, noticedBy]: Mutant) {
  const source = readFileSync(join(copy, file), 'utf8');
  if (!source.includes(from)) return ['not valid', `${file} has no ${from}`] as const;
  writeFileSync(join(copy, file), source.split(from).join(to));
  const { passed, output } = await runTests([noticedBy]);
  writeFileSync(join(copy, file), source);
  if (/could not be built|Transform failed/.test(output)) return ['not valid', output] as const;
  return [passed ? 'not noticed' : 'noticed', output] as const;
}

const lastLines = (output: string): string => output.trim().split('\n').slice(-30).join('\n');

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const chosen = Object.entries(mutants)
  .flatMap(([file, parts]) => parts.map((mutant): [string, Mutant] => [file, mutant]))
  .filter((mutant) => mutant.flat().join(' ').includes(only));
copyProject();

// A test that fails anyway proves nothing.
const tests = chosen.map(([, [, , noticedBy]]) => noticedBy);
for (const kind of [tests.filter(isInBrowser), tests.filter((test) => !isInBrowser(test))]) {
  if (kind.length === 0) continue;
  const { passed, output } = await runTests(kind);
  if (passed) continue;
  say(`${lastLines(output)}\nWithout any mutant tests fail.`);
  process.exit(1);
}
let missed = 0;
for (const [file, mutant] of chosen) {
  const [verdict, output] = await judge(file, mutant);
  say(`${verdict.padEnd(12)} ${file}: ${mutant[0].trim()} → ${mutant[1]}`);
  if (verdict === 'noticed') continue;
  missed += 1;
  say(lastLines(output));
}
say(`\n${chosen.length - missed} of ${chosen.length} noticed`);
process.exitCode = missed > 0 ? 1 : 0;

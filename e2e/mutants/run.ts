/**
 * Breaks one promise at a time in a copy of the project and checks that the test for it fails.
 *
 *   npm run test:mutants -- [--only WORD]
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brokenModule, type Mutant, realModule } from './mutant.ts';
import { mutants } from './mutants.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(project, 'e2e/.mutants/project');

/** Copies all files that git does not ignore. Sites built in an earlier copy are kept. */
function copyProject(): void {
  const sites = join(copy, 'e2e/.sites');
  const kept = join(copy, '../sites');
  if (existsSync(sites)) renameSync(sites, kept);
  rmSync(copy, { recursive: true, force: true });
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && name !== 'node_modules')) {
    if (!existsSync(join(project, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(project, file), join(copy, file));
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  if (existsSync(kept)) renameSync(kept, sites);
}

const playwright = [
  ...['node_modules/playwright/cli.js', 'test', '--config=e2e/playwright.config.ts', '--project=chromium'],
  ...['--retries=0', '--max-failures=1', '--timeout=240000', '--reporter=line', '-g'],
];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=src/tooling/vitest.config.ts', '-t'];

/** Runs the tests of these mutants. They must be all unit tests or all browser tests. */
function runTests(tests: readonly Mutant['noticedBy'][]): Promise<{ passed: boolean; output: string }> {
  const files = [...new Set(tests.map(([file]) => file))];
  const titles = tests.map(([, title]) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const args = [...(isInBrowser(tests[0]) ? playwright : vitest), titles, ...files];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CI: undefined };
  return new Promise((resolve) => {
    // Broken code may never end.
    execFile(
      process.execPath,
      args,
      { cwd: copy, env, timeout: 1_200_000, maxBuffer: 2 ** 26 },
      (error, out, err) => resolve({ passed: error === null, output: out + err }),
    );
  });
}

const isInBrowser = (test: Mutant['noticedBy'] | undefined): boolean =>
  test?.[0].endsWith('.spec.ts') === true;

/** Replaces a module while the test for it runs. */
async function judge({ seam, noticedBy }: Mutant): Promise<{ verdict: string; output: string }> {
  const [module, real] = [join(copy, seam.module), join(copy, realModule(seam.module))];
  renameSync(module, real);
  writeFileSync(module, brokenModule(seam));
  const { passed, output } = await runTests([noticedBy]);
  renameSync(real, module);
  if (output.includes('could not be built')) return { verdict: 'not valid', output };
  return { verdict: passed ? 'not noticed' : 'noticed', output };
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const lastLines = (output: string): string => output.trim().split('\n').slice(-30).join('\n');

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const chosen = mutants.filter(({ promise, seam }) => `${promise} ${seam.module}`.includes(only));
copyProject();

// A test that fails anyway proves nothing.
const tests = chosen.map(({ noticedBy }) => noticedBy);
for (const kind of [tests.filter(isInBrowser), tests.filter((test) => !isInBrowser(test))]) {
  if (kind.length === 0) continue;
  const { passed, output } = await runTests(kind);
  if (passed) continue;
  print(`${lastLines(output)}\nWithout any mutant tests fail.`);
  process.exit(1);
}

const count: Record<string, number> = { noticed: 0 };
for (const mutant of chosen) {
  const { verdict, output } = await judge(mutant);
  count[verdict] = (count[verdict] ?? 0) + 1;
  print(`${verdict.padEnd(12)} ${mutant.promise} (${mutant.seam.module}: ${mutant.seam.export})`);
  if (verdict !== 'noticed') print(lastLines(output));
}
const counted = Object.entries(count).map(([verdict, number]) => `${number} ${verdict}`);
print(`\n${counted.join(', ')}`);
process.exitCode = count.noticed === chosen.length ? 0 : 1;

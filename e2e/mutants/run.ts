/**
 * Applies the mutants one after the other to a copy of the project, runs the tests that should notice, and tells which
 * were noticed. Stopped, it goes on where it was.
 *
 *   npm run test:mutants -- [--list] [--only NAME] [--again] [--jobs 4]
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { ProjectCopy } from './project-copy.ts';
import { isSelected, runTests, type Selection } from './selected-tests.ts';
import { typeErrors } from './type-errors.ts';

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const workplace = fileURLToPath(new URL('../.mutants', import.meta.url));
const resultsFile = join(workplace, 'results.json');

interface Result {
  outcome: 'noticed' | 'not noticed' | 'not valid';
  /** By which test and why, or what is not valid. */
  detail: string;
  seconds: number;
}

/** What earlier runs have found out. */
interface Results {
  /** Selections that passed without a mutant, and the code for which that holds. */
  unchanged: { code: string; passed: string[] };
  /** By the content of the mutant. */
  mutants: Record<string, Result>;
}

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    again: { type: 'boolean', default: false },
    // More than the processors of a small machine: most of the time a test waits for what does not come any more.
    jobs: { type: 'string', default: '4' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const keyOf = (mutant: Mutant): string =>
  createHash('sha256').update(JSON.stringify(mutant)).digest('hex').slice(0, 16);
const nameOf = (selection: Selection): string => selection.join(' › ');

function readResults(): Results {
  try {
    if (!options.again) return JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  } catch {
    // The first time there are none.
  }
  return { unchanged: { code: '', passed: [] }, mutants: {} };
}

function keep(results: Results): void {
  mkdirSync(workplace, { recursive: true });
  writeFileSync(resultsFile, JSON.stringify(results, null, 2));
}

/** A red test notices nothing: each selection has to pass on the unchanged copy. */
async function checkUnchanged(copy: ProjectCopy, todo: readonly Mutant[], results: Results): Promise<void> {
  const code = copy.hash;
  if (results.unchanged.code !== code) results.unchanged = { code, passed: [] };
  const { passed } = results.unchanged;
  const unknown = todo
    .map(({ noticedBy }) => noticedBy)
    .filter((selection) => !passed.includes(nameOf(selection)));
  if (unknown.length === 0) return;
  print(`The tests of ${unknown.length} mutants on the unchanged code …`);
  const found = await runTests(copy.directory, unknown, { all: true, workers: 2 });
  for (const selection of unknown) {
    const meant = found.filter((result) => isSelected(selection, result));
    const failed = meant.find((result) => !result.passed);
    if (meant.length > 0 && !failed) passed.push(nameOf(selection));
    else
      print(
        `  fails without any mutant: ${nameOf(selection)} (${failed?.reason ?? 'there is no such test'})`,
      );
  }
  keep(results);
}

async function judge(
  copy: ProjectCopy,
  mutant: Mutant,
  typeError?: string,
): Promise<Omit<Result, 'seconds'>> {
  if (typeError) return { outcome: 'not valid', detail: typeError };
  const found = await runTests(copy.directory, [mutant.noticedBy], { all: false, workers: 1 });
  const failed = found.find((result) => !result.passed);
  if (failed?.reason.includes('could not be built')) return { outcome: 'not valid', detail: failed.reason };
  if (failed) return { outcome: 'noticed', detail: `${failed.title.trim()}: ${failed.reason}` };
  return { outcome: found.length > 0 ? 'not noticed' : 'not valid', detail: 'the tests pass' };
}

async function main(): Promise<number> {
  const wanted =
    options.only.length > 0 ? mutants.filter(({ name }) => options.only.includes(name)) : mutants;
  if (options.list) {
    for (const { name, promise, noticedBy } of wanted) print(`${name}: ${promise} (${nameOf(noticedBy)})`);
    return 0;
  }
  const unknown = options.only.find((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown) throw new Error(`There is no mutant "${unknown}".`);

  const results = readResults();
  const todo = wanted.filter(
    (mutant) => options.only.length > 0 || results.mutants[keyOf(mutant)]?.outcome !== 'noticed',
  );
  const jobs = Math.min(Number(options.jobs), todo.length);
  const copies = Array.from(
    { length: jobs },
    (_, job) => new ProjectCopy(project, join(workplace, String(job))),
  );
  const [first] = copies;
  if (first) await checkUnchanged(first, todo, results);
  const errors = first ? await typeErrors(first, todo) : new Map<Mutant, string>();
  const ready = todo.filter(({ noticedBy }) => results.unchanged.passed.includes(nameOf(noticedBy)));

  const queue = [...ready.entries()];
  const work = async (copy: ProjectCopy): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, mutant] = next;
      const start = Date.now();
      const verdict = await copy
        .with([mutant], () => judge(copy, mutant, errors.get(mutant)))
        .catch(({ message }: Error) => ({ outcome: 'not valid' as const, detail: message }));
      const seconds = Math.round((Date.now() - start) / 1000);
      results.mutants[keyOf(mutant)] = { ...verdict, seconds };
      keep(results);
      print(`${index + 1}/${ready.length} ${verdict.outcome}: ${mutant.name}, ${seconds} s`);
      if (verdict.outcome !== 'noticed')
        print(`  ${mutant.promise}\n  ${nameOf(mutant.noticedBy)}\n  ${verdict.detail}`);
    }
  };
  await Promise.all(copies.map(work));
  return report(wanted, results);
}

/** The table of all that is known. @returns the exit code */
function report(wanted: readonly Mutant[], results: Results): number {
  const count = { noticed: 0, 'not noticed': 0, 'not valid': 0, 'not tried': 0 };
  print('');
  for (const mutant of wanted) {
    const { outcome = 'not tried', detail = '', seconds = 0 } = results.mutants[keyOf(mutant)] ?? {};
    count[outcome] += 1;
    print(
      `${outcome.padEnd(12)}${String(seconds).padStart(4)} s  ${mutant.name.padEnd(44)} ${detail.split('\n', 1)[0]}`,
    );
  }
  const rest = [
    ...(count['not valid'] > 0 ? [`${count['not valid']} not valid`] : []),
    ...(count['not tried'] > 0 ? [`${count['not tried']} not tried: their tests fail without them`] : []),
  ];
  print(`\n${[`${count.noticed} noticed`, `${count['not noticed']} not noticed`, ...rest].join(', ')}`);
  return count.noticed === wanted.length ? 0 : 1;
}

process.exitCode = await main();

/**
 * `npm run init`: asks eight questions and writes a `config.ts` without mistakes. The file before is kept as config.ts.old.
 * --yes          asks nothing: answers come from options such as --name 'Max Mustermann' --github octocat
 * --force        replaces a config.ts that is no longer the example's
 * Exit codes: 0 when the file is written; 1 when an answer has to change or the file is yours; 2 for an unknown option.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { main, readOptions } from './command.ts';
import { root, say } from './run.mjs';
import {
  type Answers,
  questionNames as names,
  problemsOf,
  questions,
  startingConfig,
  startingFile,
} from './starting-config.ts';

/** In a config.ts that is still about the example's person, and may be replaced without a question. */
const ofExample = ["username: 'octocat'", 'Max Mustermann, who does not exist'];

export async function init(args: string[]): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const usage = `npm run init -- [--yes] [--force] ${names.map((name) => `[--${name} …]`).join(' ')}`;
  const options = readOptions(args, { ...texts, yes: flag, force: flag }, usage);
  if (!options) return 2;
  const { yes, force, ...given } = options;
  const file = process.env.SITE_CONFIG ?? join(root, 'config.ts');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (!force && before !== undefined && !ofExample.every((words) => before.includes(words))) {
    say('config.ts is yours already. `npm run init -- --force` replaces it.');
    return 1;
  }
  const answers = { ...Object.fromEntries(names.map((name) => [name, ''])), ...given } as Answers;
  return yes ? write(file, answers) : ask(file, answers);
}

function write(file: string, answers: Answers): number {
  const problems = problemsOf(answers);
  for (const { name, message } of problems) say(`--${name}: ${message}`);
  if (problems.length > 0) return 1;
  if (existsSync(file)) renameSync(file, `${file}.old`);
  const manual = join(root, 'docs/configuration.md');
  const reference = existsSync(manual) ? readFileSync(manual, 'utf8').replaceAll('\r', '') : '';
  writeFileSync(file, startingFile(startingConfig(answers), reference));
  say(
    `\n${file} is written. Next:\n  npm run dev      shows the page while you edit\n  npm run check    says what is still missing`,
  );
  return 0;
}

async function ask(file: string, answers: Answers): Promise<number> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  for (const name of names.filter((name) => !answers[name])) {
    const { asks, example } = questions[name];
    let problem: string | undefined = `${asks} (such as: ${example})`;
    while (problem) {
      say(problem);
      const { value, done } = await lines.next();
      if (done) {
        say('The input has ended before the last question: nothing is written.');
        return 1;
      }
      answers[name] = value.trim();
      problem = problemsOf(answers).find((found) => found.name === name)?.message;
    }
  }
  terminal.close();
  return write(file, answers);
}

await main(import.meta.url, init);

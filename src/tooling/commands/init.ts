/**
 * `npm run init`: asks eight questions and writes a `config.ts` without mistakes.
 *
 * --yes          asks nothing: answers come from options such as --name 'Max Mustermann' --github octocat
 * --force        replaces a config.ts that is no longer the example
 *
 * Exit codes: 0 when the file is written; 1 when an answer has to change or the file is yours; 2 for an unknown option.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readOptions } from './command.ts';
import { configurationFields } from './configuration-reference.ts';
import { root, say } from './run.mjs';
import {
  type Answers,
  questionNames as names,
  problemsOf,
  type Question,
  questions,
  startingConfig,
  startingFile,
} from './starting-config.ts';

const file = process.env.SITE_CONFIG ?? join(root, 'config.ts');

process.exitCode = await command(process.argv.slice(2));

async function command(args: string[]): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const usage = `npm run init -- [--yes] [--force] ${names.map((name) => `[--${name} …]`).join(' ')}`;
  const options = readOptions(args, { ...texts, yes: flag, force: flag }, usage);
  if (!options) return 2;
  const { yes, force, ...given } = options;
  if (!force && !isExample()) {
    say('config.ts is yours already. `npm run init -- --force` replaces it.');
    return 1;
  }
  const answers = { ...Object.fromEntries(names.map((name) => [name, ''])), ...given } as Answers;
  return yes ? write(answers) : ask(answers);
}

/** The name in it is the example's. */
function isExample(): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8').includes("name: 'Max Mustermann'");
}

function write(answers: Answers): number {
  const problems = problemsOf(answers);
  for (const { name, message } of problems) say(`--${name}: ${message}`);
  if (problems.length > 0) return 1;
  writeFileSync(file, startingFile(startingConfig(answers), configurationFields(root)));
  say(
    `\n${file} is written. Next:\n  npm run dev      shows the page while you edit\n  npm run check    says what is still missing`,
  );
  return 0;
}

/** Asks each question, and again those whose answer cannot be used. */
async function ask(given: Answers): Promise<number> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Record<Question, string> = { ...given };
  let open = names.filter((name) => !answers[name]);
  while (open.length > 0) {
    for (const name of open) {
      const { asks, example } = questions[name];
      say(`${asks} (such as: ${example})`);
      const { value, done } = await lines.next();
      if (done) return 1;
      answers[name] = value.trim();
    }
    const problems = problemsOf(answers);
    for (const { name, message } of problems) say(`${questions[name].asks}: ${message}`);
    open = names.filter((name) => problems.some((problem) => problem.name === name));
  }
  terminal.close();
  return write(answers);
}

/**
 * `npm run init`: asks ten questions and writes a `config.ts` without mistakes. The file before stays beside it.
 * --yes          asks nothing: answers come from options such as --name 'Max Mustermann' --github octocat
 * --from <file>  takes a configuration of gitprofile, or the folder of such a site, instead of answers; of a JSON Resume it
 *                prints the blocks, as `npm run profile` does
 * --offline      does not ask GitHub for name, bio and portrait
 * --force        replaces a config.ts that is no longer the example's
 * Exit codes: 0 when the file is written; 1 when an answer has to change or the file is yours; 2 for an unknown option.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Fetch } from '../../providers/request.ts';
import { configurationFields } from '../docs/configuration-fields.ts';
import { shortHash } from '../files.ts';
import { authorizedFetch, guardedFetch } from '../inputs/snapshot/guarded-fetch.ts';
import { explain, messageOf, readOptions } from './command.ts';
import { printBlocks } from './cv/import-resume.ts';
import { configFileIn, moveIn } from './init/from-gitprofile.ts';
import { replaceKeeping } from './init/replace-file.ts';
import { root, say } from './run.mjs';
import {
  type Answers,
  questionNames as names,
  problemsOf,
  questions,
  startingConfig,
  startingFile,
  understood,
} from './starting-config.ts';

const network = authorizedFetch(process.env, guardedFetch({ trusted: new Set() }));

export async function init(args: string[], fetch: Fetch = network): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const texts = Object.fromEntries(names.map((name) => [name, text]));
  const usage = `npm run init -- [--from FILE|FOLDER [--offline]] [--yes] [--force] ${names.map((name) => `[--${name} …]`).join(' ')}`;
  const options = readOptions(args, { ...texts, from: text, offline: flag, yes: flag, force: flag }, usage);
  if (!options) return 2;
  const { yes, force, offline, from, ...given } = options;
  if (from?.endsWith('.json')) return printBlocks(from);
  const file = process.env.SITE_CONFIG ?? join(root, 'config.ts');
  if (!force && existsSync(file) && !isExample(readFileSync(file, 'utf8'))) {
    say('config.ts is yours already. `npm run init -- --force` replaces it, and keeps it as config.ts.old.');
    return 1;
  }
  const answers = understood({ ...Object.fromEntries(names.map((name) => [name, ''])), ...given } as Answers);
  if (from !== undefined) return fromGitprofile(file, from, answers.github, offline ? undefined : fetch);
  return yes ? write(file, answers) : ask(file, answers);
}

/** A config.ts that is still the example's, in which nobody has changed anything. */
function isExample(content: string): boolean {
  // Read when it is needed: `npm run docs` imports this file, and repairs that one after a conflict.
  const { hash } = JSON.parse(
    readFileSync(join(root, 'src/tooling/commands/init/example-config.json'), 'utf8'),
  );
  return exampleHash(content) === hash;
}

/** An example's hash, whatever ends its lines. */
export const exampleHash = (content: string): string => shortHash(content.replaceAll('\r', ''));

function write(file: string, answers: Answers): number {
  const problems = problemsOf(answers);
  for (const { name, message } of problems) say(`--${name}: ${message}`);
  if (problems.length > 0) return 1;
  return save(file, startingConfig(answers), []);
}

async function fromGitprofile(file: string, from: string, account: string, fetch?: Fetch): Promise<number> {
  try {
    const source = configFileIn(from);
    const moved = await moveIn(source, {
      publicDir: process.env.SITE_PUBLIC ?? join(root, 'public'),
      account,
      fetch,
    });
    for (const { to, content } of moved.copies) replaceKeeping(to, content);
    return save(file, moved.config, moved.lines);
  } catch (error) {
    say(`--from: ${messageOf(error)}`);
    return 1;
  }
}

/** @param lines about what was left out, to be read before the next commands */
function save(file: string, config: object, lines: readonly string[]): number {
  let kept: string | undefined;
  try {
    kept = replaceKeeping(file, startingFile(config, configurationFields(root), definitionFrom(file)));
  } catch (error) {
    say(`${file} could not be written, and is as it was. ${explain(error)}`);
    return 1;
  }
  const former = kept ? ` The former file is ${basename(kept)}.` : '';
  const commands = [
    '  npm run dev      shows the page while you edit',
    '  npm run check    says what is still missing',
  ];
  say(['', ...lines, `${file} is written.${former} Next:`, ...commands].join('\n'));
  return 0;
}

/** Where `defineConfig` is, seen from a config.ts that may be elsewhere. */
function definitionFrom(file: string): string {
  const path = relative(dirname(file), join(root, 'src/config/define-config.ts')).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
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
      Object.assign(answers, understood({ ...answers, [name]: value.trim() }));
      problem = problemsOf(answers).find((other) => other.name === name)?.message;
    }
  }
  terminal.close();
  return write(file, answers);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { lastingDirectory, put } from '../directory.fixture.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { explain } from './command.ts';
import { cv } from './cv.ts';
import { dev } from './dev.ts';
import { ran } from './ran.fixture.ts';
import { root } from './run.mjs';
import { shots } from './shots.ts';
import { snapshot } from './snapshot.ts';
import { start } from './start.ts';

const directory = lastingDirectory();

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.each([
  'start',
  'init',
  'dev',
  'check',
  'build',
  'preview',
  'snapshot',
  'profile',
  'upgrade',
  'shots',
  'docs',
])('npm run %s is a command, before which the missing packages are installed', async (script) => {
  const [, name = ''] = /^node src\/tooling\/commands\/command\.mjs (\w+)/.exec(scripts[script]) ?? [];
  expect(await import(/* @vite-ignore */ `./${name}.ts`)).toHaveProperty(name, expect.any(Function));
});

const stack = /\n\s+at .+:\d+/;

test.each([
  [start, '--prot 80', "Unknown option '--prot'.\nUsage: npm start"],
  [start, '--port abc', "--port: found 'abc', which is no port."],
  // It replaces the folder, which must not be one that the owner names.
  [build, String.raw`--outDir D:\webroot`, "Unknown option '--outDir'"],
  [build, '--bas=/x/', "Unknown option '--bas'.\nUsage: npm run build"],
  [check, '--ofline', "Unknown option '--ofline'.\nUsage: npm run check"],
  [check, '--live localhost:4173', 'Begin it with https:// or http://.'],
  [dev, '--prot 80', "Unknown option '--prot'.\nUsage: npm run dev"],
  [cv, '--ful', "Unknown option '--ful'.\nUsage: npm run profile"],
  [shots, '--light', "Unknown option '--light'.\nUsage: npm run shots"],
  [snapshot, 'extra', "Unexpected argument 'extra'"],
])('%o ends with 2 for %s and says what to write', async (command, line, told) => {
  expect(await ran(command, ...line.split(' '))).toEqual({ status: 2, text: expect.stringContaining(told) });
});

test('an option that npm kept for itself is told with a cure; one that npm has, too, may be its own setting', async () => {
  vi.stubEnv('npm_config_live', 'true');
  const { status, text } = await ran(check, 'https://a.example/');
  expect(text).toMatch(/^npm kept --live for itself.+npm\.cmd.+\nUsage: npm run check -- .*--live/);
  expect(status).toBe(2);
  expect((await ran(check, '--live=a')).text).toContain('no web address');
  vi.unstubAllEnvs();
  vi.stubEnv('npm_config_offline', 'true');
  expect((await ran(check, '--live', 'a')).text).toContain('no web address');
  vi.unstubAllEnvs();
});

/** Commands in a document that owners type into a terminal. */
function commandsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n(.+?)^```/gms)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  const inline = [...text.matchAll(/`((?:npm|npx|node|git|docker|--) [^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline].filter((line) => /^(?:npm|npx|node|git|docker|--) /.test(line));
}

/** For developers of the product, or made of the schema. */
const notForOwners = ['configuration.md', 'performance.md', 'testing.md'];
const documents = readdirSync(join(root, 'docs')).filter((name) => !notForOwners.includes(name));

test.each(['README.md', ...documents.map((name) => `docs/${name}`)])(
  'the commands of %s are read alike by PowerShell, cmd and Bash',
  (document) => {
    // Single quotes, comments, placeholders in angle brackets, lists without quotes and chains mean something else in one of them.
    const strange = /'|#|[<>]|&&|(?<!")\b[\w…]+,\w/;
    const isOfHost = (line: string) => line === 'npm run snapshot && npm run build';
    expect(commandsIn(document).filter((line) => strange.test(line) && !isOfHost(line))).toEqual([]);
  },
);

test('pictures need a Chromium, which is not installed unasked', async () => {
  vi.stubEnv('CHROMIUM', '/nowhere');
  const { status, text } = await ran(shots);
  vi.unstubAllEnvs();
  expect(text).toBe(
    'CHROMIUM is /nowhere, which is not a browser.\nThere is no Chromium. Install it, such as by `npx playwright install chromium`, or set CHROMIUM to its path.\n',
  );
  expect(status).toBe(1);
});

test('a build with a mistake in config.ts says only the mistake', async () => {
  put(join(directory, 'wrong.ts'), "export default { github: { usrname: 'x' } };");
  vi.stubEnv('SITE_CONFIG', join(directory, 'wrong.ts'));
  const message = await build([]).then(String, explain);
  vi.unstubAllEnvs();
  expect(stripVTControlCharacters(message)).toMatch(/1 {2}github\.usrname\s+Found the unknown key 'usrname'/);
  expect(message).not.toMatch(stack);
});

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: something, write '/site/dist/a.js'`), { code });

test.each([
  ['ENOSPC', 'The disk is full. Free some space'],
  ['EROFS', 'The folder cannot be written.'],
  ['EACCES', 'Change its permissions'],
  ['EPERM', 'Close that program'],
])('%s is told with its file and a cure, also when the bundler passes it on', (code, told) => {
  const passedOn = Object.assign(new Error('Build failed with 1 error'), { errors: [systemError(code)] });
  const wrapped = new Error('No copy can be made', { cause: systemError(code) });
  for (const error of [systemError(code), passedOn, wrapped]) {
    expect(explain(error)).toContain(told);
    expect(explain(error)).toContain('/site/dist/a.js');
    expect(explain(error)).not.toMatch(stack);
  }
});

test('a folder that cannot be made on a read-only disk is told as such, not as missing', () => {
  const error = Object.assign(new Error("ENOENT: no such file or directory, mkdir '/site/offers'"), {
    code: 'ENOENT',
  });
  expect(explain(error)).toMatch(/^The folder cannot be made: .+ Use another one.+\n.+'\/site\/offers'$/);
});

test('the bundler’s message has no stack, and a fault of the product has one', () => {
  const message = '[plugin a]\nError: no such file\n    at copyDir (node.js:1:2)';
  expect(explain(Object.assign(new Error(message), { errors: [{}] }))).toBe(
    '[plugin a]\nError: no such file',
  );
  expect(explain(new TypeError('x is undefined'))).toMatch(stack);
});

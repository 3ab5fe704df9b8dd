import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, put } from '../../../directory.fixture.ts';
import { runConfig, unknownMark } from './run-config.ts';

const directory = emptyDirectory();

const unknown = (name: string): string => unknownMark + name + unknownMark;

function run(text: string, name = 'gitprofile.config.ts'): Promise<unknown> {
  put(join(directory, name), text);
  return runConfig(join(directory, name));
}

test.each([
  ['an object', "export default { a: 'b' };"],
  ['a constant', "const CONFIG = { a: 'b' };\nexport default CONFIG;"],
  ['CommonJS', "module.exports = { a: 'b' };"],
  ['CommonJS with a constant', "const config = { a: 'b' };\nmodule.exports = config;"],
  [
    'types',
    "interface Config { a: string }\nconst c: Config = { a: 'b' as const };\nexport default c satisfies Config;",
  ],
  ['defineConfig', "import { defineConfig } from 'gitprofile';\nexport default defineConfig({ a: 'b' });"],
  ['an export that is missing', "const CONFIG = { a: 'b' };"],
  ['an export by name', "export const config = { a: 'b' };"],
  ['a field that follows', "const config = {};\nconfig.a = 'b';\nexport default config;"],
  [
    'comments, a BOM and carriage returns',
    "\uFEFF// a: 'c',\r\nexport default {\r\n  /* a: 'd' */ a: 'b', // e\r\n};\r\n",
  ],
  ['a function that returns it', "function make() { const a = 'b'; return { a }; }\nexport default make();"],
  ['a function that is called at once', "export default (() => ({ a: 'b' }))();"],
  [
    'defineConfig with a function',
    "export default defineConfig(({ mode }) => { const a = 'b'; return { a }; });",
  ],
  ['a frozen object', "const c = Object.freeze({ a: 'b' });\nmodule.exports = Object.assign({}, c);"],
  ['export =', "let c: any = {};\nc = { a: 'x' };\nc['a'] = 'b';\nexport = c;"],
  ['exports of CommonJS by name', "exports.default = { a: 'b' };"],
  ['an export with another name', "const C = { a: 'b' };\nexport { C as default };"],
  ['names for parts', "const { a = 'x', list: [first] } = { list: ['b'] };\nexport default { a: first };"],
  ['an enum', "enum Name { A = 'b' }\nexport default { a: Name.A };"],
  ['a tagged template', 'export default { a: String.raw`b` };'],
  ['the environment of a build', "export default { a: import.meta.env.PROD ? 'b' : 'x' };"],
  ['the last of two keys', "export default { a: 'x', a: 'b' };"],
  [
    'a spread, and names of any kind',
    "const values = 1, module = 2, exports = 3, unknown = 4;\nconst all = { a: 'b' };\nexport default { a: 'x', ...all };",
  ],
])('reads %s', async (_, text) => {
  expect(await run(text)).toEqual({ a: 'b' });
});

test('reads elements of React beside it', async () => {
  const text = "const icon = <b>x</b>;\nexport default { a: 'b' };";
  expect(await run(text, 'gitprofile.config.js')).toEqual({ a: 'b' });
});

test('takes what it does not know out of its value, and keeps the rest', async () => {
  const text = `import { FaReact } from 'react-icons/fa';
    import jobs from '../elsewhere.json';
    export default {
      a: 'b', icon: FaReact, jobs, text: \`A \${fetch('https://a.example')}\`, base: process.env.BASE || '/site/',
      list: [...load(), 'c'], more: { ...load() }, file: new URL('./cv.pdf', import.meta.url).href, exit: process.exit(1),
    };`;
  put(join(directory, 'site/gitprofile.config.ts'), text);
  put(join(directory, 'elsewhere.json'), '["Acme"]');
  expect(await runConfig(join(directory, 'site/gitprofile.config.ts'))).toEqual({
    ...{ a: 'b', base: '/site/', file: './cv.pdf' },
    icon: unknown('require("react-icons/fa").FaReact'),
    jobs: unknown('require("../elsewhere.json").default'),
    text: `A ${unknown('fetch("https://a.example")')}`,
    list: [unknown('load(…)'), 'c'],
    more: { 'load(…)': unknown('load(…)') },
    exit: unknown('process.exit(…)'),
  });
});

test.each([
  ['UTF-16', Buffer.from("\uFEFFexport default { a: 'é' };", 'utf16le')],
  ['Windows-1252', Buffer.from("export default { a: 'é' };", 'latin1')],
])('reads a file in %s', async (_, content) => {
  put(join(directory, 'gitprofile.config.js'), content);
  expect(await runConfig(join(directory, 'gitprofile.config.js'))).toEqual({ a: 'é' });
});

test('follows imports as bundlers have them', async () => {
  put(join(directory, 'skills.json'), '["Go"]');
  put(
    join(directory, 'config/jobs/index.ts'),
    "import logo from '../../logo.png?url';\nexport default [{ logo }];",
  );
  put(join(directory, 'config/all.ts'), "export { default as jobs } from './jobs';");
  put(join(directory, 'logo.png'), 'x');
  // Settings of the folder's own tools, which are not used.
  put(join(directory, 'tsconfig.json'), '{ "extends": "./missing.json", ');
  const text = `import * as all from './config/all';
    import photo from '@/assets/photo.jpg';
    const skills = require('./skills.json');
    export default { skills, all, photo };`;
  expect(await run(text)).toEqual({
    ...{ skills: ['Go'], all: { jobs: [{ logo: './logo.png' }] }, photo: '@/assets/photo.jpg' },
  });
});

test.each([
  ['a missing comma', "{\n  a: 'b'\n  c: 'd',\n}", /config\.ts:3: Line 2 ends without a comma/],
  ['an exception', '{\n  a: [].b.c,\n}', /config\.ts:2: It throws TypeError: .*\. Write the value itself\.$/],
  ['a loop', '(() => { for (;;); })()', /config\.ts: It runs for more than 2000 ms/],
])('names the line of %s, and its cure', async (_, value, message) => {
  await expect(run(`export default ${value};`)).rejects.toThrow(message);
});

test.each([
  ['a constructor', "globalThis.constructor.constructor('return process')()"],
  ['a constructor of an object', "({}).constructor.constructor('return process')()"],
  ['a promise of import()', "import('node:fs').constructor.constructor('return process')()"],
  ['an import() that eval makes', `eval("import('node:fs')")`],
])('refuses code that reaches for this process through %s', async (_, code) => {
  await expect(run(`export default { a: ${code} };`)).rejects.toThrow(
    'Code generation from strings disallowed',
  );
});

test('shares no object with this process', async () => {
  const text = `const names = Object.getOwnPropertyNames(globalThis).filter((name) => name !== 'process');
    const isOwn = (value) => Object(value) !== value || value instanceof Object || value === Object.prototype;
    export default { foreign: names.filter((name) => !isOwn(globalThis[name])), version: String(process.versions) };`;
  expect(await run(text)).toEqual({ foreign: [], version: unknown('process.versions') });
});

test('returns nothing for a file that exports nothing', async () => {
  expect(await run("console.log('hello');")).toBeUndefined();
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, put } from '../../../directory.fixture.ts';
import { evaluateFile } from './evaluate.ts';
import { Computed } from './evaluator.ts';

const directory = emptyDirectory();

function evaluated(text: string, name = 'gitprofile.config.js'): unknown {
  put(join(directory, name), text);
  return evaluateFile(join(directory, name));
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
  ['elements of React beside it', "const icon = <b>x</b>;\nexport default { a: 'b' };"],
  ['the last of two keys', "export default { a: 'x', a: 'b' };"],
  ['a spread', "const all = { a: 'b' };\nexport default { a: 'x', ...all };"],
])('reads %s', (_, text) => {
  expect(evaluated(text)).toEqual({ a: 'b' });
});

test('computes what stands in the text itself', () => {
  const text = `const first = 'A'; const CONFIG = { year: 2020 };
    export default {
      template: \`\${first} and \${CONFIG.year}\`, sum: 'a' + 'b', list: [...['x'], 'y'], key: { ['k' + 1]: 1 },
      not: !true, minus: -1, either: undefined || 'fallback', choice: true ? 'yes' : 'no', joined: ['a', 'b'].join(' '),
      sorted: ['b', 'a'].sort(), year: new Date().getFullYear(),
    };`;
  expect(evaluated(text)).toEqual({
    ...{ template: 'A and 2020', sum: 'ab', list: ['x', 'y'], key: { k1: 1 } },
    ...{ not: false, minus: -1, either: 'fallback', choice: 'yes', joined: 'a b' },
    ...{ sorted: ['a', 'b'], year: new Date().getFullYear() },
  });
});

test('reads lists that are made from others, and appended to', () => {
  const text = `const all = { list: ['a'] };
    all.list.push('b', ...['c']);
    Object.assign(all, { cards: all.list.map((name, index) => ({ name, address: \`/\${name.toUpperCase()}/\${index + 1}\` })) });
    export default { ...all, some: [...all.list, ''].filter(Boolean).concat('d'), words: 'x, y'.split(', '), size: 4 * 2 };`;
  expect(evaluated(text)).toEqual({
    list: ['a', 'b', 'c'],
    cards: [
      { name: 'a', address: '/A/1' },
      { name: 'b', address: '/B/2' },
      { name: 'c', address: '/C/3' },
    ],
    ...{ some: ['a', 'b', 'c', 'd'], words: ['x', 'y'], size: 8 },
  });
});

test('ends at functions that call themselves', () => {
  const value = evaluated('const f = (n) => [f(n + 1), f(n + 2)];\nexport default { a: f(1), b: 1 };');
  expect(value).toMatchObject({ b: 1 });
});

test('tells what an unknown block would have added', () => {
  const value = evaluated("export default {\n  a: 'b',\n  ...(await load()),\n};") as Record<string, unknown>;
  expect(Object.values(value)).toEqual(['b', expect.objectContaining({ line: 3 })]);
});

test.each([
  ['UTF-16', Buffer.from("\uFEFFexport default { a: 'é' };", 'utf16le')],
  ['Windows-1252', Buffer.from("export default { a: 'é' };", 'latin1')],
])('reads a file in %s', (_, content) => {
  put(join(directory, 'gitprofile.config.js'), content);
  expect(evaluateFile(join(directory, 'gitprofile.config.js'))).toEqual({ a: 'é' });
});

test('runs nothing, and names the line of code that it left', () => {
  const text =
    "export default {\n  a: process.exit(1),\n  b: fetch('https://a.example'),\n  c: (() => { throw 1 })(),\n};";
  const value = evaluated(text) as Record<string, Computed>;
  expect(Object.values(value).map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(value.a).toBeInstanceOf(Computed);
});

test('takes a name that leads back to itself for nothing', () => {
  expect(evaluated('const a = { a };\nexport default a;')).toEqual({ a: undefined });
});

test('follows imports of data, of modules and of files', () => {
  put(join(directory, 'skills.json'), '["Go"]');
  put(join(directory, 'work.ts'), "export const work = [{ company: 'Acme' }];\nexport default { x: 1 };");
  put(join(directory, 'cv.pdf'), '%PDF');
  const text = `import skills from './skills.json';
    import cv from './cv.pdf';
    import other, { work as jobs } from './work';
    import missing from 'somewhere';
    export default { skills, cv, jobs, other, missing };`;
  expect(evaluated(text)).toEqual({
    ...{ skills: ['Go'], cv: './cv.pdf', jobs: [{ company: 'Acme' }], other: { x: 1 } },
    missing: expect.any(Computed),
  });
});

test('follows imports as bundlers have them', () => {
  put(join(directory, 'config/skills/index.ts'), "export default ['Ada'];");
  put(
    join(directory, 'config/work.ts'),
    "import logo from '../logo.png?url';\nexport const jobs = [{ logo }];\nexport default 1;",
  );
  put(
    join(directory, 'config/all.ts'),
    "export * from './work';\nexport { default as skills } from './skills';",
  );
  put(join(directory, 'logo.png'), 'x');
  const text = `import * as work from './config/work';
    import { jobs, skills } from './config/all';
    import photo from '@/assets/photo.jpg';
    import { FaReact } from 'react-icons/fa';
    const data = require('./data.json');
    export default { jobs, same: work.jobs, skills, photo, data, cv: new URL('./cv.pdf', import.meta.url).href, icon: FaReact };`;
  put(join(directory, 'data.json'), '{ "x": 1 }');
  expect(evaluated(text)).toEqual({
    ...{ jobs: [{ logo: './logo.png' }], same: [{ logo: './logo.png' }], skills: ['Ada'] },
    ...{ photo: './src/assets/photo.jpg', data: { x: 1 }, cv: './cv.pdf' },
    icon: expect.objectContaining({ line: 4 }),
  });
});

test('names the line of a mistake, and its cure', () => {
  expect(() => evaluated("export default {\n  a: 'b'\n  c: 'd',\n};")).toThrow(
    /gitprofile\.config\.js:3: Line 2 ends without a comma/,
  );
});

test('of a file that exports nothing there is nothing', () => {
  expect(evaluated("console.log('hello');")).toBeUndefined();
});

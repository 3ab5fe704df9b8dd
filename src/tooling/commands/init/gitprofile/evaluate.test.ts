import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, put } from '../../../directory.fixture.ts';
import { Computed, evaluateFile } from './evaluate.ts';

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
    ...{ sorted: ['b', 'a'], year: new Date().getFullYear() },
  });
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

test('names the line of a mistake, and its cure', () => {
  expect(() => evaluated("export default {\n  a: 'b'\n  c: 'd',\n};")).toThrow(
    /gitprofile\.config\.js:3: Line 2 ends without a comma/,
  );
});

test('of a file that exports nothing there is nothing', () => {
  expect(evaluated("console.log('hello');")).toBeUndefined();
});

import { expect, test } from 'vitest';
import { refusing } from './refusing.ts';

test('a module of which nothing is called keeps its exports, which refuse', async () => {
  const code =
    'import { x } from "./x.js";\nclass A { go() { x() } }\nconst b = 1;\nexport { A, b as c, };\n';
  const source = Buffer.from(refusing(code)).toString('base64');
  const module = await import(`data:text/javascript;base64,${source}`);
  expect(Object.keys(module)).toEqual(['A', 'c']);
  expect(() => new module.A()).toThrow('not part of this page');
});

test('a module that exports in another way is not taken for an empty one', () => {
  expect(() => refusing('export const a = 1;')).toThrow('does not list its exports');
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutTraces } from './sentinels.ts';

test('an exception that is made to be recognized keeps its message, and is an error without a trace', () => {
  const code = withoutTraces(`
    const formatProdErrorMessage = (code) => 'React error #' + code;
    var SuspenseException = Error(formatProdErrorMessage(460)),
      SuspenseyCommitException = Error(formatProdErrorMessage(474));
    [SuspenseException, SuspenseyCommitException];
  `);
  const exceptions = runInNewContext(code ?? '', { Error }) as Error[];
  expect(exceptions.map(({ message }) => message)).toEqual(['React error #460', 'React error #474']);
  for (const exception of exceptions) {
    expect(exception).toBeInstanceOf(Error);
    expect(exception.stack).toBeUndefined();
  }
});

test('React DOM has five of them, and none of its other errors is touched', async () => {
  const file = createRequire(import.meta.url).resolve('react-dom/package.json');
  const code = await readFile(file.replace(/package\.json$/, 'cjs/react-dom-client.production.js'), 'utf8');
  const changed = withoutTraces(code) ?? '';
  const made = (text: string) => text.split('Error(formatProdErrorMessage(').length - 1;
  expect(made(code) - made(changed)).toBe(5);
  expect(changed).toMatch(/throw Error\(formatProdErrorMessage\(\d+\)\)/);
});

test('a React DOM that makes none is said to have none', () => {
  expect(withoutTraces('throw Error(formatProdErrorMessage(418));')).toBeUndefined();
});

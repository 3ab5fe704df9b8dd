import { expect, test } from 'vitest';
import { outputOf } from '../documents/further-languages.ts';
import { libraryLists } from './library-lists.ts';

test('Browsers get the emoji that the stored answers have, under all of their names, and no others', async () => {
  const answers = { 'https://api.example/': { value: [{ description: '🚀 und 👍' }], fetchedAt: 1 } };
  const [chunk] = await outputOf({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [libraryLists({ answers: async () => ({ answers }) })],
    build: {
      minify: false,
      rolldownOptions: { input: 'src/providers/library-lists.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const code = chunk && 'code' in chunk ? chunk.code : '';
  const { emoji: table } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(table).toEqual({ rocket: '🚀', '+1': '👍', thumbsup: '👍' });
});

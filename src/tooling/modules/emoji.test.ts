import { expect, test } from 'vitest';
import { outputOf } from '../documents/further-languages.ts';
import { emoji } from './emoji.ts';

test('Browsers get the emoji that the stored answers have, under all of their names, and no others', async () => {
  const answers = { 'https://api.example/': { value: [{ description: '🚀 und 👍' }], fetchedAt: 1 } };
  const [chunk] = await outputOf({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [emoji({ answers: async () => ({ answers }) })],
    build: {
      minify: false,
      rolldownOptions: { input: 'src/providers/every-emoji.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const code = chunk && 'code' in chunk ? chunk.code : '';
  const { emoji: table } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(table).toEqual({ rocket: '🚀', '+1': '👍', thumbsup: '👍' });
});

import { build } from 'vite';
import { expect, test } from 'vitest';
import { emoji } from './emoji.ts';

test('Browsers get the emoji that the stored answers have, under all of their names, and no others', async () => {
  const answers = { 'https://api.example/': { value: [{ description: '🚀 und 👍' }], fetchedAt: 1 } };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [emoji({ answers: async () => ({ answers }) })],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'src/providers/every-emoji.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunk && 'code' in chunk ? chunk.code : '';
  const { emoji: table } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(table).toEqual({ rocket: '🚀', '+1': '👍', thumbsup: '👍' });
});

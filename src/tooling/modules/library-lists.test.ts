import { expect, test } from 'vitest';
import { libraryLists } from './library-lists.ts';

test('Browsers get the emoji that the stored answers have, under all of their names, and no others', async () => {
  const answers = { 'https://api.example/': { value: [{ description: '🚀 und 👍' }], fetchedAt: 1 } };
  const { load } = libraryLists({ answers: async () => ({ answers }) });
  if (typeof load !== 'object') throw new Error('The plugin has no such hook.');
  const code = await load.handler.call({} as never, '', {} as never);
  const { emoji: table } = await import(`data:text/javascript,${encodeURIComponent(String(code))}`);
  expect(table).toEqual({ rocket: '🚀', '+1': '👍', thumbsup: '👍' });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { documentsOf, provideSite } from '../site-build.ts';
import { expect, test } from '../test.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    // This rule wants `>` in a title escaped, which HTML does not require.
    rules: { 'no-raw-characters': 'off' },
  }),
);

test('Every document of a site is valid HTML, whatever its owner wrote and its providers answered', async () => {
  for (const name of ['shipped', 'full', 'bilingual', 'hostile', 'consultant'] as const) {
    const directory = await provideSite(name);
    const documents = await documentsOf(name);
    expect(documents.length, name).toBeGreaterThanOrEqual(4);
    for (const path of documents) {
      const { results } = await validator.validateString(readFileSync(join(directory, path), 'utf8'));
      const mistakes = results.flatMap(({ messages }) => messages);
      expect(
        mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`),
        `${name}/${path}`,
      ).toEqual([]);
    }
  }
});

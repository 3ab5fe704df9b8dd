import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { textPerLanguage } from '../../../config/messages/problem.ts';
import { translationReport } from './report.ts';

const noindex =
  ' Below 70 % search engines are told not to list the page, and it says that parts of it are in another language.';

test.each<[number, string[], string]>([
  [0, [], 'there is nothing to translate.'],
  [1, [], '1 of 1 texts are translated (100 %).'],
  [4, ['a'], `3 of 4 texts are translated (75 %). Write ${textPerLanguage(['de', 'en'])} for:\n  a`],
  [
    3,
    ['a', 'b'],
    `1 of 3 texts are translated (33 %).${noindex} Write ${textPerLanguage(['de', 'en'])} for:\n  a\n  b`,
  ],
])('Of %i texts that are to be translated, and are but for %j, is told', (count, missing, told) => {
  const report = translationReport(['de', 'en'], 'en', { count, missing }, missing);
  expect(stripVTControlCharacters(report)).toBe(`/en/: ${told}`);
});

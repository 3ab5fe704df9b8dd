import { expect, test } from 'vitest';
import { languageOfText } from './site-language.ts';

test.each([
  ['Warum dein Backup keines ist', 'de'],
  ['Drei Fragen, die jedes kleine Unternehmen beantworten sollte: wohin, wie oft und wer.', 'de'],
  ['Größenordnungen', 'de'],
  ['IPv6 at the office, without tears', 'en'],
  ['A tool for reading what the die is', 'en'],
  ['A toolkit written in TypeScript', ''],
  ['dotfiles', ''],
  ['كيف تقيس جودة خط الهاتف', ''],
  ['', ''],
])('%j is in the language %j', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

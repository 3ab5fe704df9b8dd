import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageColors } from '../providers/language-colors.ts';
import { repositoryOf } from '../providers/repository.ts';
import RareLanguage from './rare-language.tsx';

/** Where its colour is drawn from: the page's own table, or the one that is loaded. */
function colorOf(language: string): string | undefined {
  const repository = repositoryOf({ name: 'a', html_url: 'https://github.com/a/a', language }, 0);
  const markup = renderToStaticMarkup(<RareLanguage name={language} />);
  return repository?.language?.color ?? /fill="([^"]+)"/.exec(markup)?.[1];
}

test.each([
  ['a common language', 'TypeScript', '#3178c6'],
  ['a rare one', 'Crystal', '#000100'],
  ['one with a sign in its name', 'Objective-C++', '#6866fb'],
  ['one without a colour', 'Ninja', undefined],
  ['one that GitHub does not know', 'Klingonisch', '#808080'],
  ['a trap for programs', 'constructor', '#808080'],
])('%s has its colour: %s', (_, language, color) => {
  expect(colorOf(language)).toBe(color);
});

test('the common colours are those of GitHub, and the others are known too', () => {
  const coloured = Object.entries(languageColors).filter(([, color]) => color);
  expect(coloured.length).toBeGreaterThan(600);
  for (const [language, color] of coloured)
    expect(colorOf(language)?.toLowerCase(), language).toBe(color?.toLowerCase());
});

import fc from 'fast-check';
import * as linguist from 'linguist-languages';
import { expect, test } from 'vitest';
import { languageColors, languageNamed } from './language.ts';

test('a language has the colour that GitHub gives it', () => {
  expect(languageNamed('TypeScript')).toEqual({
    name: 'TypeScript',
    color: '#3178c6',
    trending: 'https://github.com/trending/typescript',
  });
});

test.each(['Klingon', '', 'typescript', 'constructor', '__proto__', 'toString'])(
  'the unknown language %j is gray',
  (name) => {
    expect(languageNamed(name).color).toBe('#808080');
  },
);

test('every colour is the one that GitHub gives the language', () => {
  const languages: readonly { name: string; color?: string }[] = Object.values(linguist);
  const official = new Map(languages.map(({ name, color }) => [name, color?.toLowerCase()]));
  expect(languageColors().size).toBeGreaterThan(50);
  for (const [name, color] of languageColors()) expect(color, name).toBe(official.get(name));
});

test.each([
  ['C++', 'c++'],
  ['C#', 'c%23'],
  ['F#', 'f%23'],
  ['Objective-C++', 'objective-c++'],
  ['Jupyter Notebook', 'jupyter-notebook'],
  ['Visual Basic .NET', 'visual-basic-.net'],
  ['Vim Script', 'vim-script'],
  ['HTML+ERB', 'html+erb'],
  ["Ren'Py", "ren'py"],
  ['1C Enterprise', '1c-enterprise'],
])('the trending page of %s is /trending/%s', (name, slug) => {
  expect(languageNamed(name).trending).toBe(`https://github.com/trending/${slug}`);
});

test('no name, however strange, throws or leads out of the trending pages', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { trending } = languageNamed(name);
      expect(trending).toMatch(/^https:\/\/github\.com\/trending\/[^/?#\s]*$/);
    }),
  );
  expect(languageNamed('\ud800').trending).toBe('https://github.com/trending/%EF%BF%BD');
});

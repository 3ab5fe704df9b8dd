import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageNamed } from './language.ts';

const colors = { TypeScript: '#3178c6', 'C++': '#f34b7d' };

test('a language has the colour that GitHub gives it', () => {
  expect(languageNamed('TypeScript', colors)).toEqual({
    name: 'TypeScript',
    color: '#3178c6',
    trending: 'https://github.com/trending/typescript',
  });
});

test.each(['Klingon', '', 'typescript', 'constructor', '__proto__', 'toString'])(
  'the unknown language %j is gray',
  (name) => {
    expect(languageNamed(name, colors).color).toBe('#808080');
  },
);

test('a language without a colour is gray', () => {
  expect(languageNamed('Text', { Text: '' }).color).toBe('#808080');
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
  expect(languageNamed(name, colors).trending).toBe(`https://github.com/trending/${slug}`);
});

test('no name, however strange, throws or leads out of the trending pages', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { trending } = languageNamed(name, colors);
      expect(trending).toMatch(/^https:\/\/github\.com\/trending\/[^/?#\s]*$/);
    }),
  );
  expect(languageNamed('\ud800', colors).trending).toBe('https://github.com/trending/%EF%BF%BD');
});

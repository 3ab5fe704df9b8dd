import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { commonLanguageColors } from '../sources/github/common-languages.ts';
import { languageColors, languagesModule } from './languages.ts';

test('the table has the colours of the languages one meets on GitHub', () => {
  const colors = languageColors();
  expect(colors).toMatchObject({ TypeScript: '#3178c6', HTML: '#e34c26', HCL: '#844fba' });
  expect(colors['Jupyter Notebook']).toBe('#da5b0b');
  expect(colors.Markdown, 'prose that .gitattributes makes count').toBe('#083fa1');
  for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(Object.keys(colors).length).toBeGreaterThan(600);
});

test('a language that counts as part of another is left out, one that only names itself is not', () => {
  const colors = languageColors();
  expect(colors).not.toHaveProperty('TSX');
  expect(colors).toHaveProperty('Fortran');
});

test('the module gives back the table it was made from', async () => {
  const colors = { 'C++': '#f34b7d', "Ren'Py": '#ff7f7f', '"quoted" \\': '#010203' };
  const source = Buffer.from(languagesModule(colors)).toString('base64');
  const module = await import(`data:text/javascript;base64,${source}`);
  expect(module.colors).toEqual(colors);
});

test('every common language has the colour of the table', () => {
  const colors = languageColors();
  for (const [name, color] of Object.entries(commonLanguageColors)) expect(color, name).toBe(colors[name]);
});

test('the module costs a visitor at most 5 kB', () => {
  expect(brotliCompressSync(languagesModule(languageColors())).length).toBeLessThanOrEqual(5_000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { technologyIconName } from './icon-name.ts';

test.each([
  ['Node.js', 'technology-node-js'],
  ['C#', 'technology-c-sharp'],
  ['C++', 'technology-c-plus-plus'],
  ['.NET', 'technology-dot-net'],
  ['C#/.NET 8', 'technology-c-sharp-dot-net-8'],
  ['ASP.NET', 'technology-asp-net'],
  ['Docker & Compose', 'technology-docker-compose'],
  ['  Künstliche   Intelligenz ', 'technology-kunstliche-intelligenz'],
  ['CI/CD', 'technology-ci-cd'],
])('%j has the icon %s', (text, name) => {
  expect(technologyIconName(text)).toBe(name);
});

test('texts that differ in case, accents or punctuation share an icon', () => {
  const spellings = ['Node.js', 'NODE JS', 'node-js', 'Nodé.js!'].map(technologyIconName);
  expect(new Set(spellings).size).toBe(1);
});

test('a text without Latin letters or digits has the generic icon', () => {
  expect(technologyIconName('')).toBe('technology');
  expect(technologyIconName('日本語')).toBe('technology');
});

test('every name can stand in an id and after the # of an address as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(technologyIconName(text)).toMatch(/^technology(-[a-z0-9]+)*$/);
    }),
  );
});

import { expect, test } from 'vitest';
import fc from '../property.fixture.ts';
import { technologyIconName } from './icon-name.ts';

test.each([
  ['Node.js', 'technology-node-js'],
  ['C#', 'technology-c-sharp'],
  ['C++', 'technology-c-plus-plus'],
  ['C#/.NET 8', 'technology-c-sharp-dot-net-8'],
  ['  Künstliche   Intelligenz ', 'technology-kunstliche-intelligenz'],
  ['', 'technology'],
  ['日本語', 'technology'],
])('%j has the icon %s', (text, name) => {
  expect(technologyIconName(text)).toBe(name);
});

test('every name can stand in an id and after the # of an address as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(technologyIconName(text)).toMatch(/^technology(-[a-z0-9]+)*$/);
    }),
  );
});

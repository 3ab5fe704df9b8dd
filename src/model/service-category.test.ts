import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceCategoryTone } from './service-category.ts';

test.each([
  ['Entwicklung', 'blue'],
  ['Infrastructure', 'orange'],
  ['Beratung', 'green'],
  ['Support', 'purple'],
])('the category "%s" is %s', (category, tone) => {
  expect(serviceCategoryTone(category)).toBe(tone);
});

test('any other category is grey, whatever it is called', () => {
  expect(serviceCategoryTone(undefined)).toBe('grey');
  expect(serviceCategoryTone('__proto__')).toBe('grey');
  const known = ['Entwicklung', 'Infrastructure', 'Beratung', 'Support'];
  fc.assert(
    fc.property(fc.string(), (category) => {
      fc.pre(!known.includes(category));
      expect(serviceCategoryTone(category)).toBe('grey');
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceCategoryTone, statusTone } from './badge-tone.ts';

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

test.each([
  ['Abgeschlossen', 'success'],
  ['In Entwicklung', 'primary'],
  ['Geplant', 'info'],
  ['Pausiert', 'warning'],
])('the status "%s" has the tone "%s"', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test('any other status is neutral, whatever it is called', () => {
  expect(statusTone(undefined)).toBe('neutral');
  expect(statusTone('constructor')).toBe('neutral');
  const known = ['Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert'];
  fc.assert(
    fc.property(fc.string(), (status) => {
      fc.pre(!known.includes(status));
      expect(statusTone(status)).toBe('neutral');
    }),
  );
});

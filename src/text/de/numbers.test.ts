import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [12_345, '12.345'],
  [999_999, '999.999'],
])('a count of %i is written "%s"', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [1_000_000, '1\u00a0Mio.'],
  [1_249_999, '1,2\u00a0Mio.'],
  [1_234_567_890, '1.234,6\u00a0Mio.'],
])('a count of %i is rounded to "%s"', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('any count is written as the standard library writes it', () => {
  const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.nat(999_999), (count) => {
      expect(formatCount(count)).toBe(german.format(count));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 2 ** 50 }), (count) => {
      expect(formatCount(count)).toBe(`${german.format(count / 1_000_000)}\u00a0Mio.`);
    }),
  );
});

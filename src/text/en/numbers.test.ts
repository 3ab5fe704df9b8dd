import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './numbers.ts';

test('Any count is written as the standard library writes it', () => {
  const english = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.nat(999_999), (count) => {
      expect(formatCount(count)).toBe(english.format(count));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 2 ** 50 }), (count) => {
      expect(formatCount(count)).toBe(`${english.format(count / 1_000_000)}M`);
    }),
  );
  expect([12_345, 1_249_999].map(formatCount)).toEqual(['12,345', '1.2M']);
});

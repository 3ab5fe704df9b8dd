import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import fc from '../../../property.fixture.ts';
import { oklch } from './color.ts';
import { contrastWith, legible } from './legible.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('reaches the ratio on any one surface, whatever the colour', () => {
  fc.assert(
    fc.property(color, color, (start, surface) => {
      expect(wcagContrast(legible(start, contrastWith(4.5, [surface])), surface)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('keeps the hue', () => {
  const corrected = oklch(legible('#44ebd3', contrastWith(4.5, ['#ffffff'])));
  expect(Math.abs((corrected.h ?? 0) - (oklch('#44ebd3').h ?? 0))).toBeLessThan(3);
});

it('takes the nearer of the two sides', () => {
  // Black and white can both be read on this gray.
  expect(oklch(legible('#c0c0c0', contrastWith(4.5, ['#767676']))).l).toBeGreaterThan(0.9);
  expect(oklch(legible('#303030', contrastWith(4.5, ['#767676']))).l).toBeLessThan(0.2);
});

it('says so when a colour cannot be read on all surfaces at once', () => {
  expect(() => legible('#808080', contrastWith(4.5, ['#000000', '#ffffff', '#777777']))).toThrow(
    'no lightness of #808080',
  );
});

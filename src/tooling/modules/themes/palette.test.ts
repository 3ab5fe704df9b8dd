import { expect, it } from 'vitest';
import fc from '../../../property.fixture.ts';
import { contrast } from './color.ts';
import { paletteOf } from './palette.ts';
import { tokensOf } from './tokens.ts';

const custom = (customTheme: NonNullable<Parameters<typeof paletteOf>[1]['customTheme']>) =>
  paletteOf('custom', { customTheme });

it('A colour that can be read ships as the owner wrote it', () => {
  const tokens = tokensOf(custom({ primary: '#00467a', 'base-100': '#ffffff', 'base-content': '#1a1a1a' }));
  expect(tokens).toMatchObject({
    'color-primary': '#00467a',
    'color-card': '#ffffff',
    'color-text': '#1a1a1a',
  });
});

it('What is left out is that of the base, or follows from what is given', () => {
  const { primary, 'primary-content': label, ...others } = custom({ base: 'nord', primary: 'teal' });
  expect(primary).toBe('teal');
  expect(label).not.toBe(paletteOf('nord', {})['primary-content']);
  expect(paletteOf('nord', {})).toMatchObject(others);

  const dark = custom({ 'base-100': '#202028' });
  expect(dark['color-scheme']).toBe('dark');
  expect(dark.primary).toEqual(paletteOf('dark', {}).primary);
  const { 'base-100': raised, 'base-200': ground, 'base-300': line, 'base-content': text } = dark;
  expect(raised).toBe('#202028');
  expect(contrast(raised, '#000000')).toBeGreaterThan(contrast(ground, '#000000'));
  expect(contrast(ground, '#000000')).toBeGreaterThan(contrast(line, '#000000'));
  expect(contrast(text, raised)).toBeGreaterThan(7);
});

it('Corners are as round as they are in pixels or rem, the card at most by 1.5rem', () => {
  const tokens = tokensOf(custom({ '--rounded-box': '3rem', '--rounded-btn': '8px' }));
  expect(tokens).toMatchObject({ 'radius-box': '1.5rem', 'radius-field': '0.5rem' });
});

it('Whatever the colours, some palette comes of them', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const keys = ['primary', 'secondary', 'neutral', 'base-100', 'base-200', 'base-content', 'success'];
  const colors = fc.record(Object.fromEntries(keys.map((key) => [key, hex])), { requiredKeys: [] });
  fc.assert(
    fc.property(colors, (customTheme) => {
      expect(tokensOf(custom(customTheme))['color-text']).toMatch(/^#/);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

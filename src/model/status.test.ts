import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusTone } from './status.ts';

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

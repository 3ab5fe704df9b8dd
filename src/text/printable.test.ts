import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

test('ordinary text in any script stays as it is', () => {
  for (const text of [
    'a < b & c',
    'Grüße aus Köln',
    'مرحبا بالعالم',
    '日本語',
    'می‌خواهم',
    '👩‍💻 codes',
    'Việt Nam',
  ]) {
    expect(printable(text)).toBe(text);
  }
});

test('white space of every kind becomes single spaces', () => {
  expect(printable('  one\r\n\ttwo\u00a0\u2003three  ')).toBe('one two three');
  expect(printable('one \u0000 two')).toBe('one two');
});

test('control characters and overrides of the direction are taken out', () => {
  expect(printable('bell\u0007 null\u0000 escape\u001b[31m')).toBe('bell null escape[31m');
  expect(printable('invoice\u202egnp.exe')).toBe('invoicegnp.exe');
  expect(printable('\u2067right to left\u2069')).toBe('right to left');
});

test('half a character becomes the sign for a broken one', () => {
  expect(printable('a\ud83db')).toBe('a\ufffdb');
});

test('towers of accents are cut', () => {
  expect(printable(`Z${'\u0351'.repeat(500)}algo`)).toBe(`Z${'\u0351'.repeat(6)}algo`);
});

test('a tower of five million accents falls like any other', () => {
  expect(printable(`Z${'\u0351'.repeat(5_000_000)}`)).toBe(`Z${'\u0351'.repeat(6)}`);
  expect(printable('Z\u0351'.repeat(5_000_000))).toMatch(/^(Z\u0351){1000}/);
});

test('a text of which nothing can be seen is empty', () => {
  expect(printable('\u200b\u200d\u2060')).toBe('');
  expect(printable(' \n ')).toBe('');
});

test('whatever comes in, one well-formed line comes out, and it is stable', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = printable(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u);
      expect(line).toBe(line.trim());
      expect(printable(line)).toBe(line);
    }),
  );
});

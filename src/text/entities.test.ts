import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from './entities.ts';

test.each([
  ['Q&amp;A', 'Q&A'],
  ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
  ['Gr&uuml;&szlig;e', 'Grüße'],
  ['&nbsp;&yuml;', '\u00a0ÿ'],
  ['caf&#233; &#x1F600; &#X41;', 'café 😀 A'],
  ['it&#8217;s&hellip;', 'it’s…'],
  ['Windows&#150;1252', 'Windows–1252'],
])('"%s" reads "%s"', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test('references are resolved once: an escaped escape stays one', () => {
  expect(decodeEntities('&amp;lt;')).toBe('&lt;');
});

test('what is no reference stays as it is', () => {
  for (const text of [
    'AT&T',
    'a && b;',
    '&unknown;',
    '&constructor;',
    '&;',
    '&#;',
    '&#xyz;',
    '?a=1&copy=2',
  ]) {
    expect(decodeEntities(text)).toBe(text);
  }
});

test('numbers without a character become the sign for a broken one', () => {
  expect(decodeEntities('&#0; &#xD800; &#x110000; &#9999999;')).toBe('\ufffd \ufffd \ufffd \ufffd');
});

test('every character survives being written as a number, in decimal and in hexadecimal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const written = (radix: 10 | 16) =>
        Array.from(
          text,
          (one) => `&#${radix === 16 ? 'x' : ''}${(one.codePointAt(0) ?? 0).toString(radix)};`,
        ).join('');
      expect(decodeEntities(written(10))).toBe(text);
      expect(decodeEntities(written(16))).toBe(text);
    }),
  );
});

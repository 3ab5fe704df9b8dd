import { expect, test } from 'vitest';
import fc from '../property.fixture.ts';
import { decodeEntities } from './markup.ts';

test.each([
  ['Q&amp;A', 'Q&A'],
  ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
  ['Gr&uuml;&szlig;e', 'Grüße'],
  ['&nbsp;&yuml;', '\u00a0ÿ'],
  ['caf&#233; &#x1F600; &#X41;', 'café 😀 A'],
  ['it&#8217;s&hellip;', 'it’s…'],
  ['Windows&#150;1252', 'Windows–1252'],
  ['&amp;lt;', '&lt;'],
  ['&#0; &#xD800; &#x110000; &#9999999;', '\ufffd \ufffd \ufffd \ufffd'],
])('"%s" reads "%s"', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each(['AT&T', 'a && b;', '&unknown;', '&constructor;', '&;', '&#;', '&#xyz;', '?a=1&copy=2'])(
  '%s is no reference and stays as it is',
  (text) => {
    expect(decodeEntities(text)).toBe(text);
  },
);

test('every character survives being written as a number, in decimal and in hexadecimal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const numbers = Array.from(text, (one) => one.codePointAt(0) ?? 0);
      expect(decodeEntities(numbers.map((number) => `&#${number};`).join(''))).toBe(text);
      expect(decodeEntities(numbers.map((number) => `&#x${number.toString(16)};`).join(''))).toBe(text);
    }),
  );
});

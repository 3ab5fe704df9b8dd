import { expect, test, vi } from 'vitest';
import fc, { anyText } from '../property.fixture.ts';
import { excerpt, printable } from './plain-text.ts';

test.each(['a < b & c', 'Grüße aus Köln', 'مرحبا بالعالم', '日本語', 'می‌خواهم', '👩‍💻 codes', 'Việt Nam'])(
  'ordinary text in any script stays as it is: %s',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

test.each([
  ['white space', '  one\r\n\ttwo\u00a0\u2003three  ', 'one two three'],
  ['a gap around a control character', 'one \u0000 two', 'one two'],
  ['control characters', 'bell\u0007 null\u0000 escape\u001b[31m', 'bell null escape[31m'],
  ['an override of the direction', 'invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['isolates', '\u2067right to left\u2069', 'right to left'],
  ['half a character', 'a\ud83db', 'a\ufffdb'],
  ['a tower of accents', `Z${'\u0351'.repeat(500)}algo`, `Z${'\u0351'.repeat(6)}algo`],
  ['a tower without end', `Z${'\u0351'.repeat(5_000_000)}`, `Z${'\u0351'.repeat(6)}`],
  ['nothing that can be seen', '\u200b\u200d\u2060 \n', ''],
  ['letters and symbols that fonts leave blank', '\u3164\uffa0 \u2800\u115f\u1160', ''],
  ['an emoji of thousands', `👩${'\u200d👩🏽'.repeat(2000)}!`, `👩${'\u200d👩🏽'.repeat(6)}!`],
])('%s becomes what stays in its place', (_, text, line) => {
  expect(printable(text)).toBe(line);
});

test('towers without end take no more than a moment', () => {
  expect(printable('Z\u0351'.repeat(5_000_000))).toMatch(/^(Z\u0351){1000}/);
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

test('a text of 100 characters stays as it is, one of 101 is cut and marked', () => {
  expect(excerpt('x'.repeat(100))).toBe('x'.repeat(100));
  expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});

test('the beginning of a very long text is found without taking all of it apart', () => {
  const taken = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(excerpt('wort ☂ '.repeat(100_000), 7)).toBe('wort ☂ ...');
  expect(taken.mock.calls.map(([text]) => text.length)).toEqual([
    expect.toSatisfy((length) => length < 1000),
  ]);
  taken.mockRestore();
});

test('a character without end is cut too, and not in the middle of a code point', () => {
  const endless = '\u200d👩'.repeat(10_000);
  const short = excerpt(endless);
  expect(short.length).toBeLessThan(4_000);
  expect(short).not.toMatch(/\p{Surrogate}/u);
});

test('any text is cut after as many characters as asked for', () => {
  const segmenter = new Intl.Segmenter('de');
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', 'e\u0301', 'ä', '日', '👍', '👩‍💻', '🇩🇪'),
    maxLength: 200,
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 100 }), (text, length) => {
      const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
      const isLonger = characters.length > length;
      expect(excerpt(text, length)).toBe(isLonger ? `${characters.slice(0, length).join('')}...` : text);
    }),
  );
});

test('a browser that cannot count characters cuts between code points', () => {
  vi.stubGlobal('Intl', { Segmenter: undefined });
  expect(excerpt('👩‍💻'.repeat(101))).toBe(`${'👩‍💻'.repeat(33)}👩...`);
  vi.unstubAllGlobals();
});

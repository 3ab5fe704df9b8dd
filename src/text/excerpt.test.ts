import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a text of 100 characters stays as it is, one of 101 is cut and marked', () => {
  expect(excerpt('x'.repeat(100))).toBe('x'.repeat(100));
  expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});

test('what people see as one character counts as one', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(excerpt(family.repeat(100))).toBe(family.repeat(100));
  expect(excerpt(family.repeat(101))).toBe(`${family.repeat(100)}...`);
  expect(excerpt('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301...');
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
  const endless = '👩\u200d'.repeat(10_000);
  const short = excerpt(endless);
  expect(short.length).toBeLessThan(4_000);
  expect(short).not.toMatch(/\p{Surrogate}/u);
});

test('plain English text is cut as slice does', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
      fc.integer({ min: 1, max: 120 }),
      (text, length) => {
        expect(excerpt(text, length)).toBe(text.length > length ? `${text.slice(0, length)}...` : text);
      },
    ),
  );
});

test('an excerpt begins like its text, and never has more characters than asked for', () => {
  const segmenter = new Intl.Segmenter('de');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 100 }),
      (text, length) => {
        const short = excerpt(text, length);
        if (short === text) return;
        const kept = short.slice(0, -'...'.length);
        expect(text.startsWith(kept)).toBe(true);
        expect([...segmenter.segment(kept)].length).toBeLessThanOrEqual(length);
      },
    ),
  );
});

test('a browser that cannot count characters cuts between code points', async () => {
  vi.stubGlobal('Intl', { Segmenter: undefined });
  vi.resetModules();
  const { excerpt: older } = await import('./excerpt.ts');
  vi.unstubAllGlobals();
  expect(older('👍'.repeat(101))).toBe(`${'👍'.repeat(100)}...`);
});

import { expect, test, vi } from 'vitest';
import fc from '../property.fixture.ts';
import { excerpt } from './plain-text.ts';

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

test('a browser that cannot count characters cuts between code points', async () => {
  vi.stubGlobal('Intl', { Segmenter: undefined });
  vi.resetModules();
  const { excerpt: older } = await import('./plain-text.ts');
  vi.unstubAllGlobals();
  expect(older('👍'.repeat(101))).toBe(`${'👍'.repeat(100)}...`);
});

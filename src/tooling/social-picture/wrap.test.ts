import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.ts';

/** A line has room for ten characters. */
const set = (text: string, lines: number) => wrap(text, lines, async (line) => [...line].length <= 10);

describe('A text in lines', () => {
  it.each<[string, string, number, string[]]>([
    ['stays in one line when it fits', 'kurz', 3, ['kurz']],
    ['is broken between words', 'eins zwei drei vier', 3, ['eins zwei', 'drei vier']],
    ['that is too long ends in an ellipsis', 'eins zwei drei vier', 1, ['eins …']],
    ['keeps a last line that is full', 'abcdefghij', 1, ['abcdefghij']],
    ['loses the end of a word that no line holds', 'abcdefghijklm nop', 2, ['abcdefghi…', 'nop']],
    ['does not cut a character in two', '😀'.repeat(12), 1, [`${'😀'.repeat(9)}…`]],
    ['of nothing has no lines', ' \n ', 3, []],
  ])('%s', async (_, text, lines, expected) => {
    expect(await set(text, lines)).toEqual(expected);
  });
});

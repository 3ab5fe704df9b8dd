import { describe, expect, it } from 'vitest';
import { indexAfter, indexOfLetter } from './arrow-keys.ts';

describe('keys in a grid of choices', () => {
  it('go to the next and the previous choice, round the ends', () => {
    expect(indexAfter('ArrowRight', 0, 7, 2)).toBe(1);
    expect(indexAfter('ArrowRight', 6, 7, 2)).toBe(0);
    expect(indexAfter('ArrowLeft', 0, 7, 2)).toBe(6);
  });

  it('go to the row below and above, and on in the neighbouring column', () => {
    expect(indexAfter('ArrowDown', 1, 7, 2)).toBe(3);
    expect(indexAfter('ArrowDown', 6, 7, 2)).toBe(1);
    expect(indexAfter('ArrowDown', 5, 7, 2)).toBe(0);
    expect(indexAfter('ArrowUp', 3, 7, 2)).toBe(1);
    expect(indexAfter('ArrowUp', 1, 7, 2)).toBe(6);
    expect(indexAfter('ArrowUp', 0, 7, 2)).toBe(5);
  });

  it('go to both ends', () => {
    expect(indexAfter('Home', 4, 7, 2)).toBe(0);
    expect(indexAfter('End', 4, 7, 2)).toBe(6);
  });

  it('lead nowhere when they are others', () => {
    expect(indexAfter('a', 0, 7, 2)).toBeUndefined();
    expect(indexAfter('Tab', 0, 7, 2)).toBeUndefined();
  });

  it.each([1, 2, 3, 5, 36])('reach every choice by one arrow alone, in %i columns', (columns) => {
    for (const count of [1, 2, 7, 36]) {
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
        const seen = new Set<number>();
        let index: number | undefined = 0;
        while (index !== undefined && !seen.has(index)) {
          seen.add(index);
          index = indexAfter(key, index, count, columns);
        }
        expect(seen.size, `${key}, ${count} choices`).toBe(count);
      }
    }
  });
});

describe('typing a letter', () => {
  const labels = ['Default', 'Dark', 'Synthwave', 'Sunset'];

  it('goes to the next choice that begins with it, round the end', () => {
    expect(indexOfLetter('s', 0, labels)).toBe(2);
    expect(indexOfLetter('S', 2, labels)).toBe(3);
    expect(indexOfLetter('s', 3, labels)).toBe(2);
    expect(indexOfLetter('d', 1, labels)).toBe(0);
  });

  it('stays where nothing begins with it, and for other keys', () => {
    expect(indexOfLetter('x', 0, labels)).toBeUndefined();
    expect(indexOfLetter(' ', 0, labels)).toBeUndefined();
    expect(indexOfLetter('Shift', 0, labels)).toBeUndefined();
  });
});

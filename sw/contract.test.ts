import { describe, expect, it } from 'vitest';
import { cacheNames, candidateAddress, candidateOf, storagePrefix } from './contract.ts';

describe('Sites of one origin', () => {
  it('have caches and databases of their own, also when one lives below the other', () => {
    const names = Object.values(cacheNames('/sub/'));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name.startsWith(storagePrefix('/sub/'))).toBe(true);
      expect(name.startsWith(storagePrefix('/'))).toBe(false);
    }
  });
});

describe('The address of a candidate', () => {
  it('leads back to the picture, with all that belongs to its own address', () => {
    const url = 'https://media2.dev.to/a b/ä.png?w=1&h=2#x';
    const address = new URL(candidateAddress('/sub/', url, '1'), 'https://max.example');
    expect(candidateOf('/sub/', address)).toBe(url);
    expect(candidateOf('/', address)).toBeNull();
    expect(candidateOf('/sub/', new URL('https://max.example/sub/?url=x'))).toBeNull();
  });
});

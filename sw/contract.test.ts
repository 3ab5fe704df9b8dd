import { describe, expect, it } from 'vitest';
import { cacheNames, candidateAddress, candidateOf, limitKey, storagePrefix } from './contract.ts';

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
    const address = new URL(candidateAddress('/sub/', url), 'https://max.example');
    expect(candidateOf('/sub/', address)).toBe(url);
    expect(candidateOf('/', address)).toBeNull();
    expect(candidateOf('/sub/', new URL('https://max.example/sub/?url=x'))).toBeNull();
  });
});

describe('Limits', () => {
  it('are apart for GitHub’s search, the rest of GitHub, and each other service', () => {
    const keys = [
      'https://api.github.com/search/repositories?q=a',
      'https://api.github.com/users/octocat',
      'https://dev.to/api/articles',
      'https://api.rss2json.com/v1/api.json',
    ].map(limitKey);
    expect(new Set(keys).size).toBe(4);
    expect(limitKey('https://api.github.com/search/repositories?q=b')).toBe(keys[0]);
  });
});

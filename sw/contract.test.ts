import { expect, it } from 'vitest';
import { cacheNames, storagePrefix } from './contract.ts';

it('Sites of one origin have caches and databases of their own, also when one lives below the other', () => {
  const names = Object.values(cacheNames('/sub/'));
  for (const name of names) {
    expect(name.startsWith(storagePrefix('/sub/'))).toBe(true);
    expect(name.startsWith(storagePrefix('/'))).toBe(false);
  }
});

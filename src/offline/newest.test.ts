import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../sources/resource.ts';
import { holdNewest, keyOf, newest } from './newest.ts';

const resource: Resource<string[]> = { name: 'latest', url: 'https://api.github.com/x', read: () => [] };

describe('Of two copies of an answer', () => {
  const old = { value: ['old'], fetchedAt: 1000 };
  const young = { value: ['young'], fetchedAt: 2000 };

  it('the one that left the service last is kept, whichever arrives first', () => {
    expect(newest(old, young)).toEqual(young);
    expect(newest(young, old)).toBe(young);
  });

  it('the arriving one is taken when there is none yet', () => {
    expect(newest(undefined, old)).toBe(old);
  });

  it('that say the same the value stays the same object, with the later time', () => {
    const same = newest(old, { value: ['old'], fetchedAt: 3000 }) as typeof old;
    expect(same.value).toBe(old.value);
    expect(same.fetchedAt).toBe(3000);
  });

  it('an empty newer one replaces a full older one', () => {
    expect(newest(old, { value: [], fetchedAt: 2000 })).toEqual({ value: [], fetchedAt: 2000 });
  });
});

describe('A copy that did not come by a request', () => {
  it('is shown when it is newer than what is there, dated with its own time', () => {
    const client = new QueryClient();
    holdNewest(client, resource, { value: ['a'], fetchedAt: 1000 });
    holdNewest(client, resource, { value: ['b'], fetchedAt: 2000 });
    holdNewest(client, resource, { value: ['c'], fetchedAt: 1500 });
    expect(client.getQueryData(keyOf(resource))).toEqual({ value: ['b'], fetchedAt: 2000 });
    expect(client.getQueryState(keyOf(resource))?.dataUpdatedAt).toBe(2000);
  });
});

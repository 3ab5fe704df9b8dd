import 'fake-indexeddb/auto';
import type { QueryClient } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPersistOptions } from './persistence.ts';
import { createQueryClient } from './query-client.ts';

const queryKey = ['articles', 'https://dev.to/api'];
const article = { title: 'Titel', description: '', link: 'https://dev.to/a', categories: [] };
const data = (fetchedAt: number) => ({ value: [article], fetchedAt });
const older = { queryKey, queryHash: JSON.stringify(queryKey), state: { data: data(1) } };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page of the site. @param version stands for its owner, whose name is a part of it */
const open = (version?: string) => createPersistOptions('/', version);

const save = (client: QueryClient, page = open()): Promise<void> =>
  persistQueryClientSave({ ...page, queryClient: client });

/** A page stores a response. */
async function store(fetchedAt: number, page = open(), key = queryKey): Promise<void> {
  const client = createQueryClient();
  client.setQueryData(key, data(fetchedAt));
  await save(client, page);
}

/** The state that a page restores from the device. */
async function restored(page = open()): Promise<QueryClient> {
  const client = createQueryClient();
  await persistQueryClientRestore({ ...page, queryClient: client });
  return client;
}

const expectRestored = async (answer: unknown, page = open()) =>
  expect((await restored(page)).getQueryData(queryKey)).toEqual(answer);

describe('The page’s memory', () => {
  it('does not grow too old', async () => {
    const now = Date.now();
    await store(now);
    vi.useFakeTimers({ now: now + 365 * 24 * 60 * 60_000, toFake: ['Date'] });
    await expectRestored(data(now));
  });

  it('is not overwritten by a page that could not read it, only merged with', async () => {
    await store(1000);
    await store(2000, open(), ['articles', 'https://dev.to/other']);
    await expectRestored(data(1000));
  });

  it('keeps the newer answer of another tab', async () => {
    await store(2000);
    await store(1000);
    await expectRestored(data(2000));
  });

  it('is not decided by a clock that was fast and has been set right', async () => {
    await store(Date.now() + 60_000);
    const [ahead] = (await restored()).getQueryCache().getAll();
    expect(ahead?.isStaleByTime(0), 'what it dated is asked for again').toBe(true);
    await store(1000);
    await expectRestored(data(1000));
  });

  it('is kept without end by no settings of the site', async () => {
    const client = createQueryClient();
    for (let time = 1; time <= 20; time += 1)
      client.setQueryData(['articles', `https://dev.to/${time}`], data(time));
    await save(client);
    const kept = (await restored()).getQueryCache().getAll();
    expect(kept.map(({ queryKey: [, url] }) => url)).toEqual(
      Array.from({ length: 12 }, (_, index) => `https://dev.to/${20 - index}`),
    );
  });

  it.each([
    ['text that is no JSON', '{"buster":1,"cl'],
    ['another version of the model', JSON.stringify({ buster: 'older', clientState: { queries: [older] } })],
    [
      'an answer without a value',
      JSON.stringify({ buster: ' ', clientState: { queries: [{ state: { data: null } }] } }),
    ],
    ['a list', '[]'],
  ])('gets over %s', async (_, stored) => {
    await set('answers', stored, createStore('portfolio@/|', 'answers'));
    expect((await restored()).getQueryCache().getAll()).toEqual([]);
    await store(1000);
    await expectRestored(data(1000));
  });

  describe('in tabs of two versions', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: 10_000, toFake: ['Date'] });
    });
    const openLater = (version: string) => {
      vi.advanceTimersByTime(1000);
      return open(version);
    };
    const storeLater = (fetchedAt: number, page: ReturnType<typeof open>) => {
      vi.advanceTimersByTime(1000);
      return store(fetchedAt, page);
    };

    it('is not overwritten by the older one', async () => {
      const older = openLater('older');
      await storeLater(1000, older);
      const newer = openLater('newer');
      await storeLater(2000, newer);
      await storeLater(3000, older);
      await expectRestored(data(2000), newer);
    });

    it('stays that of the newer one when a tab that was opened before writes it', async () => {
      const first = openLater('newer');
      const older = openLater('older');
      const last = openLater('newer');
      await storeLater(2000, last);
      await storeLater(3000, first);
      await storeLater(4000, older);
      await expectRestored(data(3000), last);
    });

    it('is overwritten by the newer one, also after a clock that was fast', async () => {
      await storeLater(1000, openLater('older'));
      const newer = openLater('newer');
      await expectRestored(undefined, newer);
      await storeLater(2000, newer);
      await expectRestored(data(2000), newer);
      vi.setSystemTime(1000);
      const other = openLater('other');
      await storeLater(3000, other);
      await expectRestored(data(3000), other);
    });

    it('loses what was stored for another owner, before anything is answered', async () => {
      await storeLater(1000, openLater('former'));
      await save(createQueryClient(), openLater('next'));
      await expectRestored(undefined, openLater('former'));
    });
  });
});

import 'fake-indexeddb/auto';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderError } from '../providers/resource.ts';
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

const save = (client: QueryClient): Promise<void> =>
  persistQueryClientSave({ ...createPersistOptions('/'), queryClient: client });

/** A page stores a response. */
async function store(fetchedAt: number, key = queryKey): Promise<void> {
  const client = createQueryClient();
  client.setQueryData(key, data(fetchedAt));
  await save(client);
}

/** What a new page finds on the device. */
async function restored(client = createQueryClient()): Promise<QueryClient> {
  await persistQueryClientRestore({ ...createPersistOptions('/'), queryClient: client });
  return client;
}

const expectRestored = async (answer: unknown) =>
  expect((await restored()).getQueryData(queryKey)).toEqual(answer);

describe('The page’s memory', () => {
  it('survives a refetch that fails, twice', async () => {
    for (const _ of [1, 2]) {
      const client = await restored();
      if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, data(1000));
      const failing = () => Promise.reject(new ProviderError('limited', { status: 403 }));
      const observer = new QueryObserver(client, { queryKey, queryFn: failing });
      await observer.refetch();
      expect(client.getQueryState(queryKey)?.status).toBe('error');
      await save(client);
    }
    const state = (await restored()).getQueryState(queryKey);
    expect(state).toMatchObject({ data: data(1000), status: 'success', error: null });
  });

  it('does not grow too old', async () => {
    const now = Date.now();
    await store(now);
    vi.useFakeTimers({ now: now + 365 * 24 * 60 * 60_000, toFake: ['Date'] });
    await expectRestored(data(now));
  });

  it('is not deleted because it could not be read', async () => {
    await store(1000);
    const broken = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expectRestored(undefined);
    broken.mockRestore();
    await expectRestored(data(1000));
  });

  it('is not overwritten by a page that could not read it, only merged with', async () => {
    await store(1000);
    await store(2000, ['articles', 'https://dev.to/other']);
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
    const save = (options: ReturnType<typeof createPersistOptions>, fetchedAt: number) => {
      const queryClient = createQueryClient();
      queryClient.setQueryData(queryKey, data(fetchedAt));
      vi.advanceTimersByTime(1000);
      return persistQueryClientSave({ ...options, queryClient });
    };
    const find = async (options: ReturnType<typeof createPersistOptions>) => {
      const queryClient = createQueryClient();
      await persistQueryClientRestore({ ...options, queryClient });
      return queryClient.getQueryData(queryKey);
    };
    /** A page; the owner stands for the version. */
    const open = (version: string) => {
      vi.advanceTimersByTime(1000);
      return createPersistOptions('/', version);
    };

    it('is not overwritten by the older one', async () => {
      const older = open('older');
      await save(older, 1000);
      const newer = open('newer');
      await save(newer, 2000);
      await save(older, 3000);
      expect(await find(newer)).toEqual(data(2000));
    });

    it('stays that of the newer one when a tab that was opened before writes it', async () => {
      const first = open('newer');
      const older = open('older');
      const last = open('newer');
      await save(last, 2000);
      await save(first, 3000);
      await save(older, 4000);
      expect(await find(last)).toEqual(data(3000));
    });

    it('is overwritten by the newer one, also after a clock that was fast', async () => {
      await save(open('older'), 1000);
      const newer = open('newer');
      expect(await find(newer)).toBeUndefined();
      await save(newer, 2000);
      expect(await find(newer)).toEqual(data(2000));
      vi.setSystemTime(1000);
      const other = open('other');
      await save(other, 3000);
      expect(await find(other)).toEqual(data(3000));
    });

    it('loses what was stored for another owner, before anything is answered', async () => {
      await save(open('former'), 1000);
      const queryClient = createQueryClient();
      await persistQueryClientSave({ ...open('next'), queryClient });
      expect(await find(open('former'))).toBeUndefined();
    });
  });

  it('does not hold the page up when the database hangs', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue({} as IDBOpenDBRequest);
    vi.useFakeTimers();
    const restoring = restored();
    await vi.advanceTimersByTimeAsync(1500);
    expect((await restoring).getQueryData(queryKey)).toBeUndefined();
  });

  it('is quiet when the device is full, and what was stored stays', async () => {
    await store(1000);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store(2000);
    full.mockRestore();
    await expectRestored(data(1000));
  });
});

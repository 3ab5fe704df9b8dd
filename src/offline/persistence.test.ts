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

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function save(client: QueryClient, base = '/'): Promise<void> {
  await persistQueryClientSave({ queryClient: client, ...createPersistOptions(base, client) });
}

/** What a new page finds on the device. */
async function restored(base = '/'): Promise<QueryClient> {
  const client = createQueryClient();
  await persistQueryClientRestore({ queryClient: client, ...createPersistOptions(base, client) });
  return client;
}

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
    const client = createQueryClient();
    client.setQueryData(queryKey, data(Date.now()));
    await save(client);
    vi.useFakeTimers({ now: Date.now() + 365 * 24 * 60 * 60_000, toFake: ['Date'] });
    expect((await restored()).getQueryData(queryKey)).toBeDefined();
  });

  it('is not deleted because it could not be read', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, data(1000));
    await save(client);
    const broken = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const blind = await restored();
    expect(blind.getQueryData(queryKey)).toBeUndefined();
    broken.mockRestore();
    expect((await restored()).getQueryData(queryKey)).toEqual(data(1000));
  });

  it('is not overwritten by a page that could not read it, only merged with', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, data(1000));
    await save(client);
    const other = createQueryClient();
    other.setQueryData(['articles', 'https://dev.to/other'], data(2000));
    await save(other);
    expect((await restored()).getQueryData(queryKey)).toEqual(data(1000));
  });

  it('keeps the newer answer of another tab', async () => {
    const [mine, theirs] = [createQueryClient(), createQueryClient()];
    theirs.setQueryData(queryKey, data(2000));
    await save(theirs);
    mine.setQueryData(queryKey, data(1000));
    await save(mine);
    expect((await restored()).getQueryData(queryKey)).toEqual(data(2000));
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

  it('is not decided by a clock that was fast and has been set right', async () => {
    const [fast, right] = [createQueryClient(), createQueryClient()];
    fast.setQueryData(queryKey, data(Date.now() + 60_000));
    await save(fast);
    right.setQueryData(queryKey, data(1000));
    await save(right);
    expect((await restored()).getQueryData(queryKey)).toEqual(data(1000));
  });

  it.each([
    ['text that is no JSON', '{"buster":1,"cl'],
    ['something that is no text', { clientState: 7 }],
    ['nothing', null],
    ['another version of the model', JSON.stringify({ buster: 'older', clientState: { queries: [] } })],
    [
      'an answer without a value',
      JSON.stringify({ buster: '', clientState: { queries: [{ state: { data: null } }] } }),
    ],
  ])('gets over %s', async (_, stored) => {
    const store = createStore('portfolio@/|', 'answers');
    await set('answers', stored, store);
    const client = await restored();
    expect(client.getQueryCache().getAll()).toEqual([]);
    client.setQueryData(queryKey, data(1000));
    await save(client);
    expect((await restored()).getQueryData(queryKey)).toEqual(data(1000));
  });

  it('costs nothing but itself when a later version of the site has changed the database', async () => {
    const opening = indexedDB.open('portfolio@/|', 9);
    await vi.waitFor(() => expect(opening.readyState).toBe('done'), 60_000);
    opening.result.close();
    const client = await restored();
    client.setQueryData(queryKey, data(1000));
    await save(client);
    expect((await restored()).getQueryCache().getAll()).toEqual([]);
  });

  it('does not hold the page up when the database hangs, and comes late when it comes at all', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, data(1000));
    await save(client);
    const { open } = IDBFactory.prototype;
    let release = () => {};
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
      // Nothing happens until somebody lets it.
      const request = {} as IDBOpenDBRequest;
      release = () => {
        const real = open.apply(this, args);
        real.onsuccess = () => {
          Object.defineProperty(request, 'result', { value: real.result });
          request.onsuccess?.(new Event('success'));
        };
      };
      return request;
    });
    vi.useFakeTimers();
    const late = createQueryClient();
    const restoring = persistQueryClientRestore({ queryClient: late, ...createPersistOptions('/', late) });
    await vi.advanceTimersByTimeAsync(1500);
    await restoring;
    expect(late.getQueryData(queryKey)).toBeUndefined();
    vi.useRealTimers();
    release();
    await vi.waitFor(() => expect(late.getQueryData(queryKey)).toEqual(data(1000)), 60_000);
  });

  it('is quiet when the device is full, and what was stored stays', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, data(1000));
    await save(client);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    client.setQueryData(queryKey, data(2000));
    await save(client);
    full.mockRestore();
    expect((await restored()).getQueryData(queryKey)).toEqual(data(1000));
  });

  it('is the site’s own: another site of the origin has another', async () => {
    const client = createQueryClient();
    client.setQueryData(queryKey, data(1000));
    await save(client, '/sub/');
    expect((await restored('/')).getQueryData(queryKey)).toBeUndefined();
    expect((await restored('/sub/')).getQueryData(queryKey)).toEqual(data(1000));
  });
});

import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import type { AsyncStorage, PersistedClient } from '@tanstack/react-query-persist-client';
import { createStore, del, get, type UseStore, update } from 'idb-keyval';
import { deviceKey } from '../model/device-entries.ts';
import type { Dated } from '../providers/resource.ts';
import { isNewer } from './query-client.ts';
import type { PersistOptions } from './restoration.tsx';
import { withTimeout } from './timeout.ts';

/** The page waits no longer than this for the device: IndexedDB can hang (Safari), the network may be there. */
const readTimeoutMs = 1500;
/** Opening IndexedDB can hang for ever; a write that takes longer than this will not come. */
const writeTimeoutMs = 5000;
/** A page has at most four; the rest are left over from earlier settings of the site. */
const mostAnswers = 12;
/** Follows from the model of the answers, so that no version reads what it would draw wrongly. */
const buster: string = import.meta.env.MODEL_REVISION ?? '';

type StoredQuery = DehydratedState['queries'][number];

/** How the page's memory outlives the page. */
export function createPersistOptions(base: string, client: QueryClient): PersistOptions {
  const persister = createAsyncStoragePersister({
    storage: deviceStore(deviceKey(base, '')),
    key: 'answers',
    throttleTime: 250,
    deserialize: (text) => persisted(answersIn(text)),
  });

  const restoreClient = async () => {
    // A read that throws would make React Query delete what it could not read.
    const reading = Promise.resolve(persister.restoreClient()).catch(() => undefined);
    try {
      return await withTimeout(readTimeoutMs, reading);
    } catch {
      void reading.then((late) => late && hydrate(client, late.clientState));
      return undefined;
    }
  };

  return {
    persister: { ...persister, restoreClient, removeClient: async () => {} },
    buster,
    maxAge: Number.POSITIVE_INFINITY,
    dehydrateOptions: {
      // The default keeps only queries whose last attempt succeeded: one 403 would empty the device.
      shouldDehydrateQuery: (query) => query.state.data !== undefined,
      shouldDehydrateMutation: () => false,
    },
  };
}

/**
 * A text store in IndexedDB for React Query's persister. Merges each answer with the stored one in one transaction, as
 * another tab may have written. Opened by the first use, never on the server.
 */
function deviceStore(database: string): AsyncStorage<string> {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(database, 'answers'));
  return {
    getItem: async (key) => (await get<string>(key, store())) ?? null,
    setItem: (key, arriving) =>
      withTimeout(
        writeTimeoutMs,
        update<unknown>(key, (stored) => merged(answersIn(stored), answersIn(arriving)), store()),
      ),
    removeItem: (key) => withTimeout(writeTimeoutMs, del(key, store())),
  };
}

const persisted = (queries: StoredQuery[]): PersistedClient => ({
  timestamp: Date.now(),
  buster,
  clientState: { mutations: [], queries },
});

/** Of each answer the newer copy, the arriving one where nobody can tell; of all answers the newest. */
function merged(stored: StoredQuery[], arriving: StoredQuery[]): string {
  const newest = new Map<string, StoredQuery>();
  for (const query of [...stored, ...arriving]) {
    const held = newest.get(query.queryHash);
    if (!held || !isNewer(copyIn(held), copyIn(query))) newest.set(query.queryHash, query);
  }
  const byAge = [...newest.values()].sort((a, b) => copyIn(b).fetchedAt - copyIn(a).fetchedAt);
  return JSON.stringify(persisted(byAge.slice(0, mostAnswers)));
}

const copyIn = ({ state }: StoredQuery): Dated<unknown> => state.data as Dated<unknown>;

/** The answers in a stored text, without the state of their last request; whatever else is stored is left out. */
function answersIn(text: unknown): StoredQuery[] {
  try {
    const stored = JSON.parse(String(text)) as PersistedClient;
    if (stored.buster !== buster) return [];
    return stored.clientState.queries.filter(isAnswer).map(({ state, ...query }) => ({
      ...query,
      state: { ...state, status: 'success', error: null, errorUpdateCount: 0, isInvalidated: false },
    }));
  } catch {
    return [];
  }
}

const isAnswer = ({ state }: StoredQuery): boolean => {
  const { value, fetchedAt } = (state.data ?? {}) as Partial<Dated<unknown>>;
  return typeof value === 'object' && value !== null && typeof fetchedAt === 'number';
};

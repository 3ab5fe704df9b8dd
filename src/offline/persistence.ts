import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import {
  type AsyncStorage,
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClient,
} from '@tanstack/react-query-persist-client';
import { createStore, get, update } from 'idb-keyval';
import { deviceKey } from '../model/device-entries.ts';
import type { Dated } from '../providers/resource.ts';
import { isNewer } from './query-client.ts';
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

/**
 * Restores the page's memory and keeps it from then on. React Query's `PersistQueryClientProvider` would draw the page three
 * times in one piece.
 * @param restored called once there is nothing more to wait for
 * @returns a function that stops it
 */
export function remember(base: string, client: QueryClient, restored: () => void): () => void {
  const [stop, restoring] = persistQueryClient(createPersistOptions(base, client));
  // What cannot be brought back does not keep the page from asking anew.
  restoring.then(restored, restored);
  return stop;
}

/** How the page's memory outlives the page. */
export function createPersistOptions(base: string, client: QueryClient): PersistQueryClientOptions {
  const persister = createAsyncStoragePersister({
    storage: deviceStore(deviceKey(base, '')),
    key: 'answers',
    throttleTime: 250,
    deserialize: (text) => persisted(answersIn(text)),
  });

  const restoreClient = () => {
    const reading = Promise.resolve(persister.restoreClient()).catch(() => undefined);
    return withTimeout(readTimeoutMs, reading).catch(() => {
      void reading.then((late) => late && hydrate(client, late.clientState));
      return undefined;
    });
  };

  return {
    queryClient: client,
    persister: { ...persister, restoreClient },
    buster,
    maxAge: Number.POSITIVE_INFINITY,
    dehydrateOptions: {
      // The default keeps only queries whose last attempt succeeded: one 403 would empty the device.
      shouldDehydrateQuery: (query) => query.state.data !== undefined,
    },
  };
}

/**
 * A text store in IndexedDB for React Query's persister. Merges each answer with the stored one in one transaction, as
 * another tab may have written.
 */
function deviceStore(database: string): AsyncStorage<string> {
  const store = createStore(database, 'answers');
  return {
    getItem: async (key) => get<string>(key, store),
    setItem: (key, arriving) =>
      withTimeout(
        writeTimeoutMs,
        update<unknown>(key, (stored) => merged(answersIn(stored), answersIn(arriving)), store),
      ),
    // React Query would delete what it could not read.
    removeItem: async () => {},
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

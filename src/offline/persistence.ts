import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { DehydratedState } from '@tanstack/react-query';
import type {
  AsyncStorage,
  PersistedClient,
  PersistQueryClientOptions,
} from '@tanstack/react-query-persist-client';
import { createStore, get, type UseStore, update } from 'idb-keyval';
import { withTimeout } from '../../sw/timeout.ts';
import { deviceKey } from '../model/device-entries.ts';
import type { Dated } from '../providers/resource.ts';
import { isNewer, knownTime } from './query-client.ts';

/** IndexedDB can hang (Safari), and the page asks nobody before it is read. */
const readTimeoutMs = 1500;
const writeTimeoutMs = 5000;
/** A page has at most four; the rest are from earlier settings of the site. */
const mostAnswers = 12;
/** Made of the model's source, so that no version draws answers of another. */
const buster: string = import.meta.env.MODEL_REVISION ?? '';

type StoredQuery = DehydratedState['queries'][number];

export function createPersistOptions(base: string): Omit<PersistQueryClientOptions, 'queryClient'> {
  const persister = createAsyncStoragePersister({
    storage: deviceStore(deviceKey(base, '')),
    key: 'answers',
    throttleTime: 250,
    deserialize: (text) => persisted(answersIn(text)),
  });

  // A read that throws would make React Query forget the client. The worker's cache has the same answers.
  const restoreClient = () =>
    withTimeout(readTimeoutMs, Promise.resolve(persister.restoreClient())).catch(() => undefined);

  return {
    persister: { ...persister, restoreClient },
    buster,
    maxAge: Number.POSITIVE_INFINITY,
    dehydrateOptions: {
      // The default keeps only queries whose last attempt succeeded: one 403 would empty the device.
      shouldDehydrateQuery: (query) => query.state.data !== undefined,
    },
  };
}

/** A text store in IndexedDB. Merges with the stored answers in one transaction, as another tab may have written. */
function deviceStore(database: string): AsyncStorage<string> {
  const opened = createStore(database, 'answers');
  const store: UseStore = (mode, use) =>
    opened(mode, (answers) => {
      const { db } = answers.transaction;
      // The database is deleted when the site has moved or closed.
      db.onversionchange = () => db.close();
      return use(answers);
    });
  return {
    getItem: async (key) => get<string>(key, store),
    setItem: (key, arriving) =>
      withTimeout(
        writeTimeoutMs,
        update<unknown>(key, (stored) => merged(answersIn(stored), answersIn(arriving)), store),
      ),
    // React Query deletes what it cannot restore.
    removeItem: async () => {},
  };
}

const persisted = (queries: StoredQuery[]): PersistedClient => ({
  timestamp: Date.now(),
  buster,
  clientState: { mutations: [], queries },
});

/** The newer copy of each answer, the arriving one if in doubt. */
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
    return stored.clientState.queries.filter(isAnswer).map((stored) => ({
      ...stored,
      state: {
        ...stored.state,
        // React Query takes data of the future for fresh, and does not restore data of the time 0.
        dataUpdatedAt: knownTime(copyIn(stored)) || 1,
        status: 'success',
        error: null,
        errorUpdateCount: 0,
        isInvalidated: false,
      },
    }));
  } catch {
    return [];
  }
}

const isAnswer = ({ state }: StoredQuery): boolean => {
  const { value, fetchedAt } = (state.data ?? {}) as Partial<Dated<unknown>>;
  return typeof value === 'object' && value !== null && typeof fetchedAt === 'number';
};

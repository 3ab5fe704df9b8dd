import { modelVersion } from 'virtual:model-version';
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { DehydratedState } from '@tanstack/react-query';
import type {
  AsyncStorage,
  PersistedClient,
  PersistQueryClientOptions,
} from '@tanstack/react-query-persist-client';
import { createStore, get, type UseStore, update } from 'idb-keyval';
import { storageTimeoutMs, withTimeout } from '../../sw/storage.ts';
import { deviceKey } from '../model/device-entries.ts';
import type { Timestamped } from '../providers/resource.ts';
import { isNewer, trustedTime } from './query-client.ts';
import { deleteCachedResponses } from './worker-link.ts';

/** A page has at most four; the rest are from earlier settings of the site. */
const mostAnswers = 12;
type StoredQuery = DehydratedState['queries'][number];

/** Identifies the version and the owner of stored responses. */
interface Reader {
  /** Made of the model's source and the owner's account, so that no version draws answers of another. */
  buster: string;
  /** Milliseconds since the epoch. A client's `timestamp` is the latest of the pages that wrote it. */
  openedAt: number;
}

/** @param owner the account whose portfolio it is: what the address stored for a former one goes */
export function createPersistOptions(
  base: string,
  owner = '',
): Omit<PersistQueryClientOptions, 'queryClient'> {
  const buster = `${modelVersion} ${owner}`;
  const reader = { buster, openedAt: Date.now() };
  const persister = createAsyncStoragePersister({
    storage: deviceStore(base, reader),
    key: 'answers',
    throttleTime: 250,
    deserialize: (text) => persisted(answersIn(text, reader), reader),
  });

  // A read that throws would make React Query forget the client. The worker's cache has the same responses.
  const restoreClient = () =>
    withTimeout(storageTimeoutMs, Promise.resolve(persister.restoreClient())).catch(() => undefined);

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

/** A text store in IndexedDB. Merges with the stored responses in one transaction, as another tab may have written. */
function deviceStore(base: string, reader: Reader): AsyncStorage<string> {
  const opened = createStore(deviceKey(base, ''), 'answers');
  const store: UseStore = (mode, use) =>
    opened(mode, (answers) => {
      const { db } = answers.transaction;
      // The database is deleted when the site has moved or closed.
      db.onversionchange = () => db.close();
      return use(answers);
    });
  return {
    getItem: async (key) => {
      const stored = await get<string>(key, store);
      // The worker does not know for whom it has stored responses.
      if (isOfFormerOwner(stored, reader)) await deleteCachedResponses(base);
      return stored;
    },
    setItem: (key, arriving) =>
      withTimeout(
        storageTimeoutMs,
        update<unknown>(key, (stored) => merged(stored, arriving, reader), store),
      ),
    // React Query deletes what it cannot restore.
    removeItem: async () => {},
  };
}

function isOfFormerOwner(stored: unknown, reader: Reader): boolean {
  const former = ownerIn(clientIn(stored).buster);
  return former !== '' && former !== ownerIn(reader.buster);
}

const ownerIn = (buster = ''): string => buster.split(' ')[1] ?? '';

const persisted = (queries: StoredQuery[], { buster, openedAt }: Reader): PersistedClient => ({
  timestamp: openedAt,
  buster,
  clientState: { mutations: [], queries },
});

/**
 * The newer copy of each response, the arriving one if in doubt. What a page of another version has stored goes, unless that
 * page was opened later: then this one is of an older version.
 */
function merged(stored: unknown, arriving: string, reader: Reader): unknown {
  const { buster, timestamp = 0 } = clientIn(stored);
  // A time in the future is of a wrong clock.
  const isLater = timestamp > reader.openedAt && timestamp <= Date.now();
  if (isLater && buster !== reader.buster) return stored;
  const newest = new Map<string, StoredQuery>();
  for (const query of [...answersIn(stored, reader), ...answersIn(arriving, reader)]) {
    const held = newest.get(query.queryHash);
    if (!held || !isNewer(copyIn(held), copyIn(query))) newest.set(query.queryHash, query);
  }
  const byAge = [...newest.values()].sort((a, b) => copyIn(b).fetchedAt - copyIn(a).fetchedAt);
  const openedAt = isLater ? timestamp : reader.openedAt;
  return JSON.stringify(persisted(byAge.slice(0, mostAnswers), { ...reader, openedAt }));
}

const copyIn = ({ state }: StoredQuery): Timestamped<unknown> => state.data as Timestamped<unknown>;

/** The responses in a stored text, without the state of their last request; whatever else is stored is left out. */
function answersIn(text: unknown, reader: Reader): StoredQuery[] {
  try {
    const { buster, clientState } = clientIn(text);
    if (buster !== reader.buster) return [];
    return (clientState?.queries ?? []).filter(isAnswer).map((stored) => ({
      ...stored,
      state: {
        ...stored.state,
        // React Query takes data of the future for fresh, and does not restore data of the time 0.
        dataUpdatedAt: trustedTime(copyIn(stored)) || 1,
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

function clientIn(text: unknown): Partial<PersistedClient> {
  try {
    return JSON.parse(String(text)) ?? {};
  } catch {
    return {};
  }
}

const isAnswer = ({ state }: StoredQuery): boolean => {
  const { value, fetchedAt } = (state.data ?? {}) as Partial<Timestamped<unknown>>;
  return typeof value === 'object' && value !== null && typeof fetchedAt === 'number';
};

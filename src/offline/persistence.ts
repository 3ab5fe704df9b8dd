import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { AsyncStorage } from '@tanstack/react-query-persist-client';
import { createStore, del, get, type UseStore, update } from 'idb-keyval';
import { storagePrefix } from '../../sw/contract.ts';
import type { PageSnapshot } from './offline-context.ts';
import type { PersistOptions } from './restoration.tsx';
import { fromStored, mergeStored, toStored } from './stored-answers.ts';
import { withTimeout } from './timeout.ts';

/** The page waits no longer than this for the device: IndexedDB can hang (Safari), the network may be there. */
const readTimeoutMs = 1500;
/** Opening IndexedDB can hang for ever; a write that takes longer than this will not come. */
const writeTimeoutMs = 5000;

/**
 * How the page's memory outlives the page.
 * @param built what comes with the site
 */
export function createPersistOptions(
  base: string,
  client: QueryClient,
  built: PageSnapshot['answers'] = {},
): PersistOptions {
  const persister = createAsyncStoragePersister({
    storage: deviceStore(storagePrefix(base), mergeStored),
    key: 'answers',
    throttleTime: 250,
    serialize: toStored,
    deserialize: (text) => fromStored(text, built),
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
    maxAge: Number.POSITIVE_INFINITY,
    dehydrateOptions: {
      // The default keeps only queries whose last attempt succeeded: one 403 would empty the device.
      shouldDehydrateQuery: (query) => query.state.data !== undefined,
      shouldDehydrateMutation: () => false,
    },
  };
}

/**
 * A text store in IndexedDB for React Query's persister. The database is opened by the first use, never on the server.
 * @param merge makes the text to keep from the one that is stored and the one that arrives, in one transaction:
 *   another tab may have written meanwhile.
 */
function deviceStore(
  database: string,
  merge: (stored: unknown, arriving: string) => string,
): AsyncStorage<string> {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(database, 'answers'));
  return {
    getItem: async (key) => {
      const stored: unknown = await get(key, store());
      return typeof stored === 'string' ? stored : null;
    },
    setItem: (key, arriving) =>
      withTimeout(
        writeTimeoutMs,
        update(key, (stored: unknown) => merge(stored, arriving), store()),
      ),
    removeItem: (key) => withTimeout(writeTimeoutMs, del(key, store())),
  };
}

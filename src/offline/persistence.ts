import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { storagePrefix } from '../../sw/contract.ts';
import { deviceStore } from './device-store.ts';
import type { PersistOptions } from './restoration.tsx';
import { fromStored, mergeStored, toStored } from './stored-answers.ts';
import { within } from './time-limit.ts';

/** The page waits no longer than this for the device: IndexedDB can hang (Safari), the network may be there. */
const readLimit = 1500;

/** How the page's memory outlives the page. */
export function createPersistOptions(base: string, client: QueryClient): PersistOptions {
  const persister = createAsyncStoragePersister({
    storage: deviceStore(storagePrefix(base), mergeStored),
    key: 'answers',
    throttleTime: 250,
    serialize: toStored,
    deserialize: fromStored,
  });

  const restoreClient = async () => {
    // A read that throws would make React Query delete what it could not read.
    const reading = Promise.resolve(persister.restoreClient()).catch(() => undefined);
    try {
      return await within(readLimit, reading);
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

import type { AsyncStorage } from '@tanstack/react-query-persist-client';
import { createStore, del, get, type UseStore, update } from 'idb-keyval';
import { within } from './time-limit.ts';

/** Opening IndexedDB can hang for ever (Safari); a write that takes longer than this will not come. */
const writeLimit = 5000;

/**
 * A text store in IndexedDB for React Query's persister. The database is opened by the first use, never on the server.
 * @param merge makes the text to keep from the one that is stored and the one that arrives, in one transaction:
 *   another tab may have written meanwhile.
 */
export function deviceStore(
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
      within(
        writeLimit,
        update(key, (stored: unknown) => merge(stored, arriving), store()),
      ),
    removeItem: (key) => within(writeLimit, del(key, store())),
  };
}

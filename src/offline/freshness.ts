import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Dated } from '../providers/resource.ts';
import { lastFailure } from './query-client.ts';

/** How current the page is. `oldest`: when the oldest answer shown left its provider, in milliseconds since the epoch. */
export type Freshness =
  /** Everything is live, or being asked for. */
  | { state: 'live' }
  /** There is no network, or nothing answers. */
  | { state: 'offline'; oldest: number | undefined }
  /** The provider of an address refuses until then. */
  | { state: 'limited'; until: number; url: string | undefined; oldest: number | undefined }
  /** Something could not be renewed. */
  | { state: 'failed'; oldest: number | undefined };

/** The one state that explains most. */
export function freshnessOf(queries: ReturnType<typeof queriesOnScreen>, online: boolean): Freshness {
  const errors = queries.flatMap(({ error }) => error ?? []);
  const times = queries.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  const oldest = times.length > 0 ? Math.min(...times) : undefined;
  if (
    queries.length > 0 &&
    (!online || (errors.length === queries.length && errors.every(({ hasNoResponse }) => hasNoResponse)))
  )
    return { state: 'offline', oldest };
  const until = Math.max(0, ...errors.map(({ resetsAt = 0 }) => resetsAt));
  const url = errors.find(({ resetsAt }) => resetsAt === until)?.url;
  if (until > 0) return { state: 'limited', until, url, oldest };
  return errors.length > 0 ? { state: 'failed', oldest } : { state: 'live' };
}

/** Live on the server and until the page is hydrated. */
export function useFreshness(): Freshness {
  const client = useQueryClient();
  const subscribe = useCallback(
    (notify: () => void) => {
      const stops = [
        // Results of an observer follow an update, which is looked at already.
        client.getQueryCache().subscribe(({ type }) => type !== 'observerResultsUpdated' && notify()),
        onlineManager.subscribe(notify),
      ];
      return () => stops.forEach((stop) => void stop());
    },
    [client],
  );
  // As text, because React compares by identity.
  const current = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(freshnessOf(queriesOnScreen(client), onlineManager.isOnline())),
    () => '{"state":"live"}',
  );
  return JSON.parse(current);
}

/** Without those that nobody may ask: they are not active. */
const queriesOnScreen = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => ({
      fetchedAt: (query.state.data as Dated<unknown> | undefined)?.fetchedAt,
      error: lastFailure(query),
    }));

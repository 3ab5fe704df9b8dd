import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { FailureKind, Timestamped } from '../providers/resource.ts';
import { lastFailure } from './failures.ts';

/** How current the page is. `oldest`: when the oldest response shown left its provider, in milliseconds since the epoch. */
export type Freshness =
  /** Everything is live, or being requested. */
  | { state: 'live' }
  /** There is no network. */
  | { state: 'offline'; oldest: number | undefined }
  /** The network is there, but not the providers of these addresses. */
  | { state: 'unreachable'; urls: string[]; oldest: number | undefined }
  /** The provider of an address refuses until then. */
  | { state: 'limited'; until: number; url: string | undefined; oldest: number | undefined }
  /** Something could not be refreshed. */
  | { state: 'failed'; oldest: number | undefined };

/** The one state that explains most. */
export function freshnessOf(queries: ReturnType<typeof queriesOnScreen>, online: boolean): Freshness {
  const errors = queries.flatMap(({ error }) => error ?? []);
  const isEach = (kind: FailureKind) =>
    errors.length === queries.length && errors.every((error) => error.kind === kind);
  const times = queries.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  const oldest = times.length > 0 ? Math.min(...times) : undefined;
  // The browser may be wrong: the page's first requests will tell.
  const isCutOff = !online && queries.every(({ isAwaited }) => !isAwaited);
  if (queries.length > 0 && (isCutOff || isEach('offline'))) return { state: 'offline', oldest };
  const until = Math.max(0, ...errors.map(({ resetsAt = 0 }) => resetsAt));
  const url = errors.find(({ resetsAt }) => resetsAt === until)?.url;
  if (until > 0) return { state: 'limited', until, url, oldest };
  if (errors.length === 0) return { state: 'live' };
  if (errors.every(({ hasNoResponse }) => hasNoResponse))
    return { state: 'unreachable', urls: errors.flatMap(({ url }) => url ?? []), oldest };
  return { state: 'failed', oldest };
}

/** Live on the server and until the page is hydrated. */
export function useFreshness(): Freshness {
  const client = useQueryClient();
  const subscribe = useCallback(
    (notify: () => void) => {
      const stops = [
        // Already covered by the `updated` event.
        client.getQueryCache().subscribe(({ type }) => type !== 'observerResultsUpdated' && notify()),
        onlineManager.subscribe(notify),
      ];
      return () => stops.forEach((stop) => void stop());
    },
    [client],
  );
  // Text, because React compares by identity.
  const current = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(freshnessOf(queriesOnScreen(client), onlineManager.isOnline())),
    () => '{"state":"live"}',
  );
  return JSON.parse(current);
}

/** Disabled queries are not active. */
const queriesOnScreen = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => {
      const { data, fetchStatus } = query.state;
      const fetchedAt = (data as Timestamped<unknown> | undefined)?.fetchedAt;
      const isRenewed = fetchedAt !== undefined && fetchedAt >= performance.timeOrigin;
      return { fetchedAt, error: lastFailure(query), isAwaited: fetchStatus === 'fetching' && !isRenewed };
    });

import { onlineManager, type Query, QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ProviderError, type Resource, type Timestamped } from '../providers/resource.ts';
import { asProviderError, lastFailure, recordFailures } from './failures.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const liveForMs = 10 * minuteMs;
const retryPausesMs = [500, 1500];
const longestPauseMs = 5 * minuteMs;
const checkMs = 10 * secondMs;

/** Holds the responses on screen, with the time they were fetched. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The worker can answer without a network.
        networkMode: 'offlineFirst',
        // A query that is garbage-collected is no longer persisted.
        gcTime: Number.POSITIVE_INFINITY,
        staleTime: liveTimeMs,
        retry: (failures, error) =>
          failures < retryPausesMs.length && error instanceof ProviderError && error.retryable,
        retryDelay: (failures) => retryPausesMs[failures] ?? 0,
        refetchInterval: (query) => {
          const next = nextAttempt(query);
          return next !== undefined && Math.max(secondMs, next - Date.now());
        },
        refetchOnReconnect: (query) => lastFailure(query)?.kind !== 'limited',
        refetchOnWindowFocus: (query) =>
          (nextAttempt(query) ??
            Math.max(query.state.dataUpdatedAt, query.state.errorUpdatedAt) + minuteMs) <= Date.now(),
      },
    },
  });
  recordFailures(client);
  return client;
}

/**
 * Tells React Query whether there is a network, until the returned function is called. React Query starts out online, and
 * browsers do not report every change (Firefox; a device that wakes), so it also checks while the page is visible.
 */
export function watchNetwork(): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') noteNetwork();
  };
  check();
  const timer = setInterval(check, checkMs);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/** The host has responded although the browser says that there is no network. */
let isProvenOnline = false;

/** @param isProven whether the host has just responded */
export function noteNetwork(isProven = isProvenOnline): void {
  isProvenOnline = isProven && !navigator.onLine;
  onlineManager.setOnline(navigator.onLine || isProvenOnline);
}

/** Milliseconds until a response is stale: at once if it is from before the page was opened, or could not be renewed. */
function liveTimeMs(query: Query): number {
  const data = query.state.data as Timestamped<unknown> | undefined;
  if (!data || lastFailure(query)) return 0;
  return data.fetchedAt < performance.timeOrigin || data.fetchedAt > Date.now() ? 0 : liveForMs;
}

/** When to retry a failure, in milliseconds since the epoch; undefined without one. */
function nextAttempt({ state }: Query): number | undefined {
  if (state.status !== 'error') return undefined;
  // The clock was set back since.
  if (state.errorUpdatedAt > Date.now()) return Date.now();
  const { resetsAt, retryable, kind } = asProviderError(state.error);
  // A second later, as providers round the moment.
  if (resetsAt !== undefined) return resetsAt + secondMs;
  const first = retryable || kind === 'timeout' ? 15 * secondMs : minuteMs;
  return state.errorUpdatedAt + Math.min(longestPauseMs, first * 2 ** (state.errorUpdateCount - 1));
}

/** Refetches everything on the page that failed, unless it is being fetched. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    noteNetwork();
    const predicate = (query: Query) => lastFailure(query) !== undefined;
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  }, [client]);
}

export const isNewer = (copy: Timestamped<unknown>, other: Timestamped<unknown>): boolean =>
  trustedTime(copy) > trustedTime(other);

/** When a copy left its provider. Timestamps in the future count as 0: the clock was wrong. */
export const trustedTime = ({ fetchedAt }: Timestamped<unknown>): number =>
  fetchedAt <= Date.now() ? fetchedAt : 0;

/** Shows a stored copy, unless a newer one is on screen. */
export function setIfNewer<Value>(
  client: QueryClient,
  resource: Resource<Value>,
  copy: Timestamped<Value>,
): void {
  const held = client.getQueryData<Timestamped<Value>>(keyOf(resource));
  if (!held || isNewer(copy, held))
    client.setQueryData(keyOf(resource), copy, { updatedAt: trustedTime(copy) });
}

export const keyOf = ({ name, url }: Resource<unknown>): readonly [string, string] => [name, url];

import { onlineManager, type Query, QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Dated, ProviderError, type Resource } from '../providers/resource.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** A portfolio changes slowly: a tab that stays open need not ask more often than this. */
const liveForMs = 10 * minuteMs;
const retryPausesMs = [500, 1500];
const longestPauseMs = 5 * minuteMs;

/** The memory of the page: what is on screen, with the true time it was fetched. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The worker can answer without a network, so a request is always worth a try.
        networkMode: 'offlineFirst',
        // Anything less than for ever lets an unused query fall out of the store on the device.
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
  // The cache's first listener, as the others look failures up. Data set by hand is no success: the worker's cached copy is
  // shown while the provider is still being asked.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'error') failures.set(query, asProviderError(action.error));
    else if (action.type === 'success' && !action.manual) clearFailure(query);
  });
  return client;
}

/**
 * Tells React Query whether there is a network, now and every few seconds: it believes that there is until it hears of a
 * change, and browsers do not tell of each (Firefox; a device that wakes).
 * @returns a function that stops it
 */
export function watchNetwork(): () => void {
  noteNetwork();
  const timer = setInterval(noteNetwork, 3 * secondMs);
  return () => clearInterval(timer);
}

const noteNetwork = (): void => onlineManager.setOnline(navigator.onLine);

/**
 * How long an answer counts as live, in milliseconds. Answers from before the page was opened, or that could not be
 * renewed, are renewed at once.
 */
function liveTimeMs(query: Query): number {
  const data = query.state.data as Dated<unknown> | undefined;
  if (!data || lastFailure(query)) return 0;
  return data.fetchedAt < performance.timeOrigin || data.fetchedAt > Date.now() ? 0 : liveForMs;
}

/** When to retry a failure, in milliseconds since the epoch; undefined for what has not failed. */
function nextAttempt({ state }: Query): number | undefined {
  if (state.status !== 'error') return undefined;
  const { resetsAt, retryable, kind } = asProviderError(state.error);
  // A second later, as providers round the moment.
  if (resetsAt !== undefined) return resetsAt + secondMs;
  const first = retryable || kind === 'timeout' ? 15 * secondMs : minuteMs;
  return state.errorUpdatedAt + Math.min(longestPauseMs, first * 2 ** (state.errorUpdateCount - 1));
}

/** A function that asks again, now, for everything on the page that failed. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    noteNetwork();
    const predicate = (query: Query) => lastFailure(query) !== undefined;
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  }, [client]);
}

/** Whether a copy left its provider later than another. */
export const isNewer = (copy: Dated<unknown>, other: Dated<unknown>): boolean =>
  knownTime(copy) > knownTime(other);

/** When a copy left its provider. Timestamps in the future count as 0: the clock was wrong. */
export const knownTime = ({ fetchedAt }: Dated<unknown>): number => (fetchedAt <= Date.now() ? fetchedAt : 0);

/** Puts a stored copy on the screen, unless a newer one is there. */
export function holdNewest<Value>(client: QueryClient, resource: Resource<Value>, copy: Dated<Value>): void {
  const held = client.getQueryData<Dated<Value>>(keyOf(resource));
  if (!held || isNewer(copy, held))
    client.setQueryData(keyOf(resource), copy, { updatedAt: knownTime(copy) });
}

/** The address tells answers for different accounts and settings apart. */
export const keyOf = ({ name, url }: Resource<unknown>): readonly [string, string] => [name, url];

/** By query. React Query forgets the error of a query without data as soon as it tries again; an error screen must not. */
const failures = new WeakMap<object, ProviderError>();

export function clearFailure(query: object): void {
  failures.delete(query);
}

/** Why the last attempt failed; undefined when it succeeded or there was none. */
export const lastFailure = (query: object): ProviderError | undefined => failures.get(query);

const asProviderError = (error: unknown): ProviderError =>
  error instanceof ProviderError ? error : new ProviderError('failed', { cause: error });

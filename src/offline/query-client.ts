import {
  type Query,
  type QueryCacheNotifyEvent,
  QueryClient,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
import type { Dated, Resource } from '../sources/resource.ts';
import { SourceError } from '../sources/source-error.ts';

/** A portfolio changes slowly: a tab that stays open need not ask more often than this. */
export const liveForMs = 10 * 60_000;
/** Least time between two attempts that a visitor's coming back to the tab sets off. */
const focusPauseMs = 60_000;
const retryPausesMs = [500, 1500];

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
          failures < retryPausesMs.length && error instanceof SourceError && error.retryable,
        retryDelay: (failures) => retryPausesMs[failures] ?? 0,
        refetchOnReconnect: true,
        refetchOnWindowFocus: (query) => lastAttempt(query) + focusPauseMs < Date.now(),
        structuralSharing: newest,
      },
    },
  });
  client.getQueryCache().subscribe(noteOutcome);
  return client;
}

/**
 * How long an answer counts as live, in milliseconds from the moment it reached the page. What left its service
 * before the page was opened, wherever it was kept, is to be renewed at once.
 */
function liveTimeMs(query: Query<unknown, Error, unknown, QueryKey>): number {
  const data = query.state.data as Dated<unknown> | undefined;
  if (!data || data.fetchedAt < performance.timeOrigin || data.fetchedAt > Date.now()) return 0;
  return liveForMs;
}

function lastAttempt({ state }: Query<unknown, Error, unknown, QueryKey>): number {
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
}

/**
 * Of two copies of an answer keeps the one that left the service last; when both say the same, the value keeps its
 * identity, so that nothing is drawn again. Made for React Query's `structuralSharing`.
 */
export function newest(held: unknown, arriving: unknown): unknown {
  const old = held as Dated<unknown> | undefined;
  const young = arriving as Dated<unknown>;
  if (old === undefined) return young;
  if (isNewer(old, young)) return old;
  return replaceEqualDeep(old, young);
}

/** Whether a copy left its service later than another. */
export const isNewer = (copy: Dated<unknown>, other: Dated<unknown>): boolean =>
  knownTime(copy) > knownTime(other);

/**
 * When a copy left its service. A time ahead of the clock, from when the device's clock or that of the build was fast, would
 * win against every later answer: it is none, and loses against each.
 */
export const knownTime = ({ fetchedAt }: Dated<unknown>): number => (fetchedAt <= Date.now() ? fetchedAt : 0);

/** The time of a copy that is shown. When it is from a clock that was fast nobody knows how old it is: it is to be renewed. */
export const shownTime = (copy: Dated<unknown>): number => knownTime(copy) || Date.now() - liveForMs;

/** Puts a copy that did not come by a request of its own on the screen, unless a newer one is there. */
export function holdNewest<Value>(client: QueryClient, resource: Resource<Value>, copy: Dated<Value>): void {
  const queryKey = keyOf(resource);
  const held = client.getQueryData<Dated<Value>>(queryKey);
  if (!held || (held.fetchedAt !== copy.fetchedAt && !isNewer(held, copy))) {
    const fetchedAt = shownTime(copy);
    client.setQueryData(queryKey, { ...copy, fetchedAt }, { updatedAt: fetchedAt });
  }
}

/** The address tells answers for different accounts and settings apart. */
export const keyOf = ({ name, url }: Resource<unknown>): readonly [string, string] => [name, url];

/** Why a request failed last, and how many times in a row. */
interface Failure {
  error: SourceError;
  /** Whole attempts, each with its own retries. */
  attempts: number;
}

/** By query. React Query forgets the error of a query without data as soon as it tries again; an error screen must not. */
const failures = new WeakMap<object, Failure>();

/**
 * Keeps count of failures; to be the query cache's first listener, as the others look it up. Data that did not come
 * by a request of its own is no success: the worker's stored copy is shown while the service is still being asked.
 */
function noteOutcome(event: QueryCacheNotifyEvent): void {
  if (event.type !== 'updated') return;
  const { action, query } = event;
  if (action.type === 'error') {
    failures.set(query, {
      error: asSourceError(action.error),
      attempts: (lastFailure(query)?.attempts ?? 0) + 1,
    });
  } else if (action.type === 'success' && !action.manual) {
    clearFailure(query);
  }
}

export function clearFailure(query: object): void {
  failures.delete(query);
}

/** The failure of the last attempt; undefined when it succeeded or there was none. */
export function lastFailure(query: object): Failure | undefined {
  return failures.get(query);
}

function asSourceError(error: unknown): SourceError {
  return error instanceof SourceError ? error : new SourceError('failed', { cause: error });
}

import type { QueryCacheNotifyEvent } from '@tanstack/react-query';
import { SourceError } from '../sources/source-error.ts';

/** Why a request failed last, and how many times in a row. */
export interface Failure {
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
export function noteOutcome(event: QueryCacheNotifyEvent): void {
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

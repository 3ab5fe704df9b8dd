import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ProviderError } from '../providers/resource.ts';

/** By query. React Query forgets the error of a query without data when it retries; an error screen must not. */
const failures = new WeakMap<object, ProviderError>();

/** Keeps the last failure of each query until a response arrives. To be called before others subscribe, as they look failures up. */
export function recordFailures(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'error') failures.set(query, asProviderError(action.error));
    // Data set by hand is not a success: it may be the worker's cached copy.
    else if (action.type === 'success' && !action.manual) failures.delete(query);
  });
}

export const lastFailure = (query: object): ProviderError | undefined => failures.get(query);

export function lastFailureOf(client: QueryClient, queryKey: QueryKey): ProviderError | undefined {
  const query = client.getQueryCache().find({ queryKey });
  return query && lastFailure(query);
}

export const asProviderError = (error: unknown): ProviderError =>
  error instanceof ProviderError ? error : new ProviderError('failed', { cause: error });

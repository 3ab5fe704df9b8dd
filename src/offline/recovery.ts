import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { lastFailure } from './query-client.ts';

const secondMs = 1000;
const longestPauseMs = 5 * 60 * secondMs;

/**
 * Tries again by itself what failed: when a limit ends, when the network is back, and else after growing pauses. Only
 * what is on the screen, and only while the page is looked at.
 * @returns a function that stops it
 */
export function recover(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retryDue = () => {
    if (document.visibilityState === 'visible')
      retryFailed(client, (query) => nextAttempt(query) <= Date.now());
    plan();
  };
  const plan = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    const next = Math.min(...cache.findAll({ type: 'active', fetchStatus: 'idle' }).map(nextAttempt));
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(retryDue, Math.max(secondMs, next - Date.now()));
  };
  // React Query hears of the network's return only if it has heard of its loss, which a page opened offline has not.
  const retryOnline = () => retryFailed(client, (query) => lastFailure(query)?.error.kind !== 'limited');

  plan();
  const stopWatching = cache.subscribe(
    ({ type }) => (type === 'updated' || type === 'observerAdded') && plan(),
  );
  window.addEventListener('online', retryOnline);
  document.addEventListener('visibilitychange', retryDue);
  return () => {
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener('online', retryOnline);
    document.removeEventListener('visibilitychange', retryDue);
  };
}

/** When to try a query again, milliseconds since the epoch; never, when it has not failed. */
export function nextAttempt(query: Pick<Query, 'state'>): number {
  const failure = lastFailure(query);
  if (!failure) return Number.POSITIVE_INFINITY;
  const { error, attempts } = failure;
  // A second later, as services round the moment.
  if (error.resetsAt !== undefined) return error.resetsAt + secondMs;
  const first = error.retryable || error.kind === 'timeout' ? 15 * secondMs : 60 * secondMs;
  return query.state.errorUpdatedAt + Math.min(longestPauseMs, first * 2 ** (attempts - 1));
}

/** A function that asks again, now, for everything on the page that failed. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return useCallback(() => retryFailed(client), [client]);
}

function retryFailed(client: QueryClient, isDue: (query: Query) => boolean = () => true): void {
  void client.refetchQueries(
    { type: 'active', predicate: (query) => lastFailure(query) !== undefined && isDue(query) },
    { cancelRefetch: false },
  );
}

import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Dated } from '../sources/resource.ts';
import { SourceError } from '../sources/source-error.ts';
import { noteOutcome } from './last-failure.ts';
import { newest } from './newest.ts';

/** A portfolio changes slowly: a tab that stays open need not ask more often than this, in milliseconds. */
export const liveFor = 10 * 60_000;
/** Least time between two attempts that a visitor's coming back to the tab sets off. */
const focusPause = 60_000;
const retryPauses = [500, 1500];

/** The memory of the page: what is on screen, with the true time it was fetched. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The worker can answer without a network, so a request is always worth a try.
        networkMode: 'offlineFirst',
        // Anything less than for ever lets an unused query fall out of the store on the device.
        gcTime: Number.POSITIVE_INFINITY,
        staleTime: timeToLive,
        retry: (failures, error) =>
          failures < retryPauses.length && error instanceof SourceError && error.retryable,
        retryDelay: (failures) => retryPauses[failures] ?? 0,
        refetchOnReconnect: true,
        refetchOnWindowFocus: (query) => lastAttempt(query) + focusPause < Date.now(),
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
function timeToLive(query: Query<unknown, Error, unknown, QueryKey>): number {
  const data = query.state.data as Dated<unknown> | undefined;
  return data && data.fetchedAt >= performance.timeOrigin ? liveFor : 0;
}

function lastAttempt({ state }: Query<unknown, Error, unknown, QueryKey>): number {
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
}

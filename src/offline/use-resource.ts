import { skipToken, useIsRestoring, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ProviderError, type Resource, type Timestamped } from '../providers/resource.ts';
import { lastFailureOf } from './failures.ts';
import { fetchResource } from './fetching.ts';
import { OfflineContext } from './offline-provider.tsx';
import { keyOf, trustedTime } from './query-client.ts';

export type ResourceState<Value> =
  /** No request is made. */
  | { status: 'idle' }
  /** Nothing to show until the response arrives. */
  | { status: 'pending' }
  | ({ status: 'success' } & Timestamped<Value>)
  /** Nothing to show, and the last attempt failed. */
  | { status: 'error'; error: ProviderError };

/** The resources that a part of the page reads, by their addresses. */
export type ReadResources = Map<string, Resource<unknown>>;

export const ReadResourcesContext = createContext<ReadResources | undefined>(undefined);

/** The newest copy of a resource: live, from the device, or from the build. @param resource null for no request */
export function useResource<Value>(resource: Resource<Value> | null): ResourceState<Value> {
  const client = useQueryClient();
  const { worker, snapshot, live: mayAsk } = use(OfflineContext);
  const isRestoring = useIsRestoring();
  const live = mayAsk && !resource?.isSnapshotOnly;

  const built = resource ? (snapshot.answers[resource.url] as Timestamped<Value> | undefined) : undefined;
  const queryKey = resource ? keyOf(resource) : ['nothing'];
  if (resource) use(ReadResourcesContext)?.set(resource.url, resource);
  const query = useQuery<Timestamped<Value>, Error>({
    queryKey,
    queryFn: resource ? () => fetchResource(resource, { client, worker }) : skipToken,
    enabled: live,
    // Requests and their errors need no rendering while data is on screen.
    notifyOnChangeProps: () => (client.getQueryData(queryKey) ? ['data'] : ['data', 'error', 'fetchStatus']),
    ...(built && { initialData: built, initialDataUpdatedAt: trustedTime(built) }),
  });

  if (resource === null || !(live || built)) return { status: 'idle' };
  if (isRestoring) return built ? { status: 'success', ...built } : { status: 'pending' };

  // Data first: after a failed refetch React Query says 'error' although the data is still good.
  if (query.data) return { status: 'success', ...query.data };
  const failure = lastFailureOf(client, queryKey);
  if (failure) return { status: 'error', error: failure };
  // Paused until the network is back.
  if (query.fetchStatus === 'paused') return { status: 'error', error: new ProviderError('offline') };
  return { status: 'pending' };
}

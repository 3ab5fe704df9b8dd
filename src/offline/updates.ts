import type { QueryClient } from '@tanstack/react-query';
import { request } from '../sources/request.ts';
import type { Resource } from '../sources/resource.ts';
import { clearFailure } from './last-failure.ts';
import { holdNewest } from './newest.ts';
import { responseOf, type WorkerBridge } from './worker-bridge.ts';

/**
 * Takes in what the worker fetched for other tabs. It is written into the memory of this one; asking anew because of
 * it would make the worker fetch and report again, for ever.
 * @returns a function that stops it
 */
export function takeUpdates(client: QueryClient, bridge: WorkerBridge): () => void {
  return bridge.listen(async (report) => {
    if (report.type !== 'answer') return;
    const query = client
      .getQueryCache()
      .findAll({ type: 'active' })
      .find(({ queryKey }) => queryKey[1] === report.url);
    const resource = query?.meta?.resource as Resource<unknown> | undefined;
    // A request of this tab waits for the report itself.
    if (!query || !resource || query.state.fetchStatus !== 'idle') return;
    const copy = await request(resource, { fetch: () => responseOf(report) }).catch(() => undefined);
    if (!copy) return;
    clearFailure(query);
    holdNewest(client, resource, copy);
  });
}

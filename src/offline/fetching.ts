import type { QueryClient } from '@tanstack/react-query';
import { type FetchOutcome, fetchedAtHeader, timeouts } from '../../sw/contract.ts';
import { Limits } from '../../sw/limits.ts';
import { isRefusal, limitKey } from '../../sw/rate-limit.ts';
import { withTimeout } from '../../sw/timeout.ts';
import { fetchResponse, readResponse } from '../providers/request.ts';
import { ProviderError, type Resource, type Timestamped } from '../providers/resource.ts';
import { isHostReachable } from './own-host.ts';
import { noteNetwork, setIfNewer } from './query-client.ts';
import type { WorkerLink } from './worker-link.ts';

interface FetchContext {
  client: QueryClient;
  worker: WorkerLink;
}

/**
 * Fetches a resource, through the worker if there is one. Never aborted: the next page needs the response, or the limit.
 * @throws ProviderError when there is no live response; a copy from the worker's cache is on screen by then
 */
export async function fetchResource<Value>(
  resource: Resource<Value>,
  context: FetchContext,
): Promise<Timestamped<Value>> {
  const ask = context.worker.connected ? fetchFromWorker : fetchFromProvider;
  try {
    const live = await ask(resource, context);
    if (navigator.onLine === false) void noteReachableHost(context);
    return live;
  } catch (cause) {
    const hasNoResponse = cause instanceof ProviderError && cause.hasNoResponse;
    if (!hasNoResponse || (await isHostReachable(context.worker.base))) throw cause;
    throw new ProviderError('offline', { url: resource.url, cause });
  }
}

/** The browser says that it is offline, but the response may be from its HTTP cache: only the site's host can tell. */
async function noteReachableHost({ worker }: FetchContext): Promise<void> {
  if (await isHostReachable(worker.base)) noteNetwork(true);
}

/** The worker responds from its cache at once and reports later how revalidating went: the cached copy alone would hide failures. */
async function fetchFromWorker<Value>(
  resource: Resource<Value>,
  { client, worker }: FetchContext,
): Promise<Timestamped<Value>> {
  const { url } = resource;
  // The report can arrive before the cached response.
  let ignore = () => {};
  const report = new Promise<FetchOutcome>((resolve) => {
    ignore = worker.listen((message) => {
      if (message.url === url) resolve(message.outcome);
    });
  });
  try {
    const response = await fetchResponse(url);
    // Only responses from the worker's cache have this header.
    if (!response.headers.some(([name]) => name === fetchedAtHeader))
      return await readResponse(resource, response);
    const copy = await readResponse(resource, response).catch(() => undefined);
    if (copy) setIfNewer(client, resource, copy);
    const outcome = await withTimeout(timeouts.report, report, new ProviderError('timeout', { url }));
    if (typeof outcome === 'string') throw new ProviderError(outcome, { url });
    return await readResponse(resource, outcome);
  } finally {
    ignore();
  }
}

/** Does the worker's part, on the first visit or where no worker is allowed. */
async function fetchFromProvider<Value>(
  resource: Resource<Value>,
  { worker }: FetchContext,
): Promise<Timestamped<Value>> {
  const { url } = resource;
  const limits = new Limits(worker.base);
  const running = await limits.runningFor(limitKey(resource));
  if (running) throw new ProviderError('limited', { url, resetsAt: running });
  const response = await fetchResponse(url);
  const { status } = response;
  if (isRefusal(status)) {
    const resetsAt = await limits.begin(limitKey(resource), new Headers(response.headers));
    throw new ProviderError('limited', { url, status, resetsAt });
  }
  const live = await readResponse(resource, response);
  await limits.end(limitKey(resource));
  void worker.keep(url, response.body, live.fetchedAt);
  return live;
}

import type { QueryClient } from '@tanstack/react-query';
import { type FetchOutcome, fetchedAtHeader, type HttpResponse, timeouts } from '../../sw/contract.ts';
import { withTimeout } from '../../sw/storage.ts';
import { isRefusal, limitKey } from '../providers/rate-limit.ts';
import { fetchResponse, readResponse } from '../providers/request.ts';
import { ProviderError, type Resource, type Timestamped } from '../providers/resource.ts';
import { Limits } from './limits.ts';
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
  try {
    const live = await fetchWithinLimit(resource, context);
    if (navigator.onLine === false) void noteReachableHost(context);
    return live;
  } catch (cause) {
    // The next version is asked again.
    if (context.worker.handover) return fetchResource(resource, context);
    const hasNoResponse = cause instanceof ProviderError && cause.hasNoResponse;
    if (!hasNoResponse || (await isHostReachable(context.worker.base))) throw cause;
    throw new ProviderError('offline', { url: resource.url, cause });
  }
}

/** The browser says that it is offline, but the response may be from its HTTP cache: only the site's host can tell. */
async function noteReachableHost({ worker }: FetchContext): Promise<void> {
  if (await isHostReachable(worker.base)) noteNetwork(true);
}

/** Asks no provider again while its limit lasts. */
async function fetchWithinLimit<Value>(
  resource: Resource<Value>,
  context: FetchContext,
): Promise<Timestamped<Value>> {
  const { url } = resource;
  const { worker } = context;
  const limits = new Limits(worker.base);
  const key = limitKey(resource);
  const running = await limits.runningFor(key);
  if (running) {
    await showCopy(resource, context, await worker.stored(url));
    throw new ProviderError('limited', { url, resetsAt: running });
  }
  await worker.handover;
  const isByWorker = worker.connected;
  const response = await (isByWorker ? fetchFromWorker(resource, context) : fetchResponse(url));
  const { status, headers, body } = response;
  if (isRefusal(status)) {
    const resetsAt = await limits.begin(key, new Headers(headers));
    throw new ProviderError('limited', { url, status, resetsAt });
  }
  const live = await readResponse(resource, response);
  await limits.end(key);
  if (!isByWorker) void worker.keep(url, body, live.fetchedAt);
  return live;
}

/** The worker responds from its cache at once and reports later how revalidating went: the cached copy alone would hide failures. */
async function fetchFromWorker<Value>(
  resource: Resource<Value>,
  context: FetchContext,
): Promise<HttpResponse> {
  const { url } = resource;
  // The report can arrive before the cached response.
  let ignore = () => {};
  const report = new Promise<FetchOutcome>((resolve) => {
    ignore = context.worker.listen((message) => {
      if (message.type === 'REVALIDATED' && message.url === url) resolve(message.outcome);
    });
  });
  try {
    const response = await fetchResponse(url);
    // Only responses from the worker's cache have this header.
    if (!response.headers.some(([name]) => name === fetchedAtHeader)) return response;
    await showCopy(resource, context, response);
    const outcome = await withTimeout(timeouts.report, report, new ProviderError('timeout', { url }));
    if (typeof outcome === 'string') throw new ProviderError(outcome, { url });
    return outcome;
  } finally {
    ignore();
  }
}

async function showCopy<Value>(
  resource: Resource<Value>,
  { client }: FetchContext,
  stored: HttpResponse | undefined,
): Promise<void> {
  const copy = stored && (await readResponse(resource, stored).catch(() => undefined));
  if (copy) setIfNewer(client, resource, copy);
}

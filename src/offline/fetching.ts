import type { QueryClient } from '@tanstack/react-query';
import { type FetchOutcome, fetchedAtHeader } from '../../sw/contract.ts';
import { Limits } from '../../sw/limits.ts';
import { isRefusal, limitKey } from '../../sw/rate-limit.ts';
import { fetchAnswer, readAnswer } from '../providers/request.ts';
import { type Dated, ProviderError, type Resource } from '../providers/resource.ts';
import { clearFailure, holdNewest } from './query-client.ts';
import { withTimeout } from './timeout.ts';
import type { WorkerLink } from './worker-link.ts';

/** The worker reports how asking the service again ended within this time: its own time limit, and a bit. */
const reportTimeoutMs = 12_000;

interface FetchContext {
  client: QueryClient;
  worker: WorkerLink;
  base: string;
}

/**
 * Asks for a resource, through the worker where there is one. A request that has begun is not aborted when nobody waits
 * for it any more: the next page needs its answer, or its limit.
 * @throws ProviderError when there is no live answer; a copy that the worker had stored is on screen by then
 */
export function fetchResource<Value>(
  resource: Resource<Value>,
  context: FetchContext,
): Promise<Dated<Value>> {
  return context.worker.connected ? askWorker(resource, context) : askProvider(resource, context);
}

/**
 * The worker answers at once from its cache, and reports later how revalidating went. To take the cached copy for the
 * answer would hide every failure.
 */
async function askWorker<Value>(
  resource: Resource<Value>,
  { client, worker }: FetchContext,
): Promise<Dated<Value>> {
  const { url } = resource;
  // Listened for from now on: the report can be faster than the stored answer that it follows.
  let ignore = () => {};
  const report = new Promise<FetchOutcome>((resolve) => {
    ignore = worker.listen((message) => {
      if (message.type === 'answer' && message.url === url) resolve(message.answer);
    });
  });
  try {
    const answer = await fetchAnswer(url);
    // The worker stamps what it took from its store, and is asking the provider again meanwhile.
    if (!answer.headers.some(([name]) => name === fetchedAtHeader)) return await readAnswer(resource, answer);
    // A stored copy that cannot be read does not end the matter.
    const copy = await readAnswer(resource, answer).catch(() => undefined);
    if (copy) holdNewest(client, resource, copy);
    const outcome = await withTimeout(reportTimeoutMs, report, new ProviderError('timeout', { url }));
    if (typeof outcome === 'string') throw new ProviderError(outcome, { url });
    return await readAnswer(resource, outcome);
  } finally {
    ignore();
  }
}

/** What a worker would do on the way, the page does itself: on the first visit, or where no worker is allowed. */
async function askProvider<Value>(
  resource: Resource<Value>,
  { worker, base }: FetchContext,
): Promise<Dated<Value>> {
  const { url } = resource;
  const limits = new Limits(base);
  const running = await limits.runningFor(limitKey(resource));
  if (running) throw new ProviderError('limited', { url, resetsAt: running });
  const answer = await fetchAnswer(url);
  const { status } = answer;
  if (isRefusal(status)) {
    const resetsAt = await limits.begin(limitKey(resource), new Headers(answer.headers));
    throw new ProviderError('limited', { url, status, resetsAt });
  }
  const dated = await readAnswer(resource, answer);
  await limits.end(limitKey(resource));
  void worker.keep(url, answer.body, dated.fetchedAt);
  return dated;
}

/**
 * Takes in what the worker fetched for other tabs. Refetching instead would make the worker report again, for ever.
 * @returns a function that stops it
 */
export function takeReports(client: QueryClient, worker: WorkerLink): () => void {
  return worker.listen(async (message) => {
    if (message.type !== 'answer' || typeof message.answer === 'string') return;
    const [query] = client.getQueryCache().findAll({
      type: 'active',
      // A request of this tab waits for the report itself.
      fetchStatus: 'idle',
      predicate: ({ queryKey }) => queryKey[1] === message.url,
    });
    const resource = query?.meta?.resource as Resource<unknown> | undefined;
    if (!query || !resource) return;
    const copy = await readAnswer(resource, message.answer).catch(() => undefined);
    if (!copy) return;
    clearFailure(query);
    client.setQueryData(query.queryKey, copy);
  });
}

import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../sw/contract.ts';
import { type Fetch, request } from '../sources/request.ts';
import type { Dated, Resource } from '../sources/resource.ts';
import { SourceError } from '../sources/source-error.ts';
import { limitFor, noteLimit } from './limits.ts';
import { holdNewest } from './newest.ts';
import { isStored, type WorkerBridge } from './worker-bridge.ts';

/** Milliseconds that the worker has to report how asking the service again ended: its own patience, and a bit. */
const reportLimit = 12_000;

interface Means {
  client: QueryClient;
  bridge: WorkerBridge;
  base: string;
}

/**
 * Asks for a resource as a visitor's browser does: through the worker, where there is one. What has been asked is
 * heard to the end, also when nobody on the page waits any more: an answer is worth keeping, and a limit worth knowing.
 * @returns the live answer
 * @throws SourceError when there is none; a copy that the worker had stored is on screen by then
 */
export function ask<Value>(resource: Resource<Value>, means: Means): Promise<Dated<Value>> {
  return means.bridge.connected ? askWorker(resource, means) : askService(resource, means);
}

/**
 * The worker answers at once with what it has stored, and reports later how asking the service went. Taking the
 * stored copy for the answer would pass off an old one as fresh, and hide every failure behind it.
 */
async function askWorker<Value>(resource: Resource<Value>, { client, bridge }: Means): Promise<Dated<Value>> {
  const next = bridge.nextAnswer(resource.url);
  let stored = false;
  const throughWorker: Fetch = async (url, init) => {
    const response = await fetch(url, init);
    stored = isStored(response);
    return response;
  };
  try {
    try {
      const answer = await request(resource, { fetch: throughWorker });
      if (!stored) return answer;
      holdNewest(client, resource, answer);
    } catch (error) {
      // A stored copy that cannot be read does not end the matter.
      if (!stored) throw error;
    }
    return await request(resource, { timeout: reportLimit, fetch: next.fetch });
  } finally {
    next.ignore();
  }
}

/** What a worker would do on the way, the page does itself; and the answer is kept for the worker that is to come. */
async function askService<Value>(resource: Resource<Value>, { bridge, base }: Means): Promise<Dated<Value>> {
  const { url } = resource;
  const resetsAt = await limitFor(base, url);
  if (resetsAt) throw new SourceError('limited', { url, resetsAt });
  let copy: Answer | undefined;
  // Read here and not cloned: the unread half of an answer that is given up would fail where nobody listens.
  const withCopy: Fetch = async (address, init) => {
    const response = await fetch(address, init);
    const { status, headers } = response;
    const body = await response.text();
    copy = { status, headers: [...headers], body };
    return new Response(body || null, { status, headers });
  };
  try {
    const answer = await request(resource, { fetch: withCopy });
    if (copy) bridge.send({ type: 'answer', url, answer: copy, fetchedAt: answer.fetchedAt });
    return answer;
  } catch (error) {
    if (error instanceof SourceError && error.resetsAt) await noteLimit(base, url, error.resetsAt);
    throw error;
  }
}

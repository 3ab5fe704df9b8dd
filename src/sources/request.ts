import { fetchedAtHeader } from '../../sw/contract.ts';
import { resetTime } from './rate-limit.ts';
import type { Dated, Resource } from './resource.ts';
import { SourceError } from './source-error.ts';

/** As much of `fetch` as a request uses. */
export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

/** As much of a resource as asking for it takes. */
type Asked = Pick<Resource<unknown>, 'url' | 'unknownUserStatuses'>;

interface RequestOptions {
  /** Milliseconds until a complete answer must be there, body included. */
  timeout?: number;
  /** Another way to the network, such as one that carries a token when the site is built. */
  fetch?: Fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * Asks an outside service: the only way there, for the page in a browser and for the build in Node alike.
 * @throws SourceError for every failure, SPEC §8.
 */
export function request<Value>(
  resource: Resource<Value>,
  options: RequestOptions = {},
): Promise<Dated<Value>> {
  return receive(resource, options, async (response) =>
    read(resource, await response.text(), response.status),
  );
}

/**
 * Fetches a file as it is, in the way and with the failures of {@link request}; for the build.
 * @throws SourceError
 */
export function download(url: string, options: RequestOptions = {}): Promise<Dated<Uint8Array>> {
  return receive({ url }, options, async (response) => new Uint8Array(await response.arrayBuffer()));
}

async function receive<Value>(
  asked: Asked,
  options: RequestOptions,
  readAnswer: (response: Response) => Promise<Value>,
): Promise<Dated<Value>> {
  const { timeout = 10_000, fetch = globalThis.fetch, now = Date.now } = options;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  try {
    const response = await fetch(asked.url, { signal: limit.signal });
    const fetchedAt = fetchTime(response.headers, now());
    if (!response.ok) throw refusal(asked, response, now());
    return { value: await readAnswer(response), fetchedAt };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(limit.signal.aborted ? 'timeout' : 'unreachable', {
      url: asked.url,
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** When the answer left the service: the worker says it of what it kept; never later than now. */
function fetchTime(headers: Headers, now: number): number {
  const stamp = Number(headers.get(fetchedAtHeader));
  return Number.isSafeInteger(stamp) && stamp > 0 ? Math.min(stamp, now) : now;
}

function refusal({ url, unknownUserStatuses = [404] }: Asked, response: Response, now: number): SourceError {
  const { status, headers } = response;
  // Nobody reads the body of a refusal; unread, it would keep the connection busy.
  response.body?.cancel().catch(() => {});
  if (status === 403 || status === 429) {
    return new SourceError('limited', { url, status, resetsAt: resetTime(headers, now) });
  }
  return new SourceError(unknownUserStatuses.includes(status) ? 'unknown-user' : 'failed', { url, status });
}

async function read<Value>(resource: Resource<Value>, text: string, status: number): Promise<Value> {
  try {
    return await resource.read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    // Whatever stumbles over a body, it is not the body that was promised.
    throw new SourceError('malformed', { url: resource.url, status, detail: String(error), cause: error });
  }
}

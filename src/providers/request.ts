import { fetchedAtHeader, type HttpResponse, timeouts } from '../../sw/contract.ts';
import { isRefusal, pauseAfterRefusalMs } from './rate-limit.ts';
import { ProviderError, type Resource, type Timestamped } from './resource.ts';
import { textOf } from './shape.ts';

export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

interface RequestOptions {
  /** Until the response is complete, body included. */
  timeoutMs?: number;
  /** Such as one that sends a token when the site is built. */
  fetch?: Fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** @throws ProviderError for every failure */
export async function request<Value>(
  resource: Resource<Value>,
  { now = Date.now, ...options }: RequestOptions = {},
): Promise<Timestamped<Value>> {
  return readResponse(resource, await fetchResponse(resource.url, options), now());
}

interface Received extends HttpResponse {
  /** The provider's words in a 403 that is no rate limit. Pages take each for a limit. */
  reason?: string | undefined;
}

/** Fetches a response with any status. @throws ProviderError 'timeout' or 'unreachable' */
export async function fetchResponse(url: string, options?: RequestOptions): Promise<Received> {
  const { body = '', ...response } = await receive(url, options, (response) => response.text());
  return { ...response, body };
}

export async function readResponse<Value>(
  resource: Resource<Value>,
  { body, ...response }: Received,
  now = Date.now(),
): Promise<Timestamped<Value>> {
  const { url } = resource;
  const { status, headers } = response;
  if (status < 200 || status > 299) throw failure(resource, response, now);
  try {
    return {
      value: await resource.read(resource.isText ? body : JSON.parse(body)),
      fetchedAt: fetchTime(new Headers(headers), now),
    };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('malformed', { url, status, detail: String(error), cause: error });
  }
}

/** Fetches a file for the build. @throws ProviderError for every failure */
export async function download(
  url: string,
  { now = Date.now, ...options }: RequestOptions = {},
): Promise<Timestamped<Uint8Array>> {
  const { body, ...response } = await receive(url, options, (response) => response.arrayBuffer());
  if (!body) throw failure({ url, isText: true }, response, now());
  return { value: new Uint8Array(body), fetchedAt: now() };
}

/** All requests to providers pass here. @returns without a body if the status is not good */
async function receive<Body>(
  url: string,
  { timeoutMs = timeouts.page, fetch = globalThis.fetch }: RequestOptions = {},
  read: (response: Response) => Promise<Body>,
) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    const response = await fetch(url, { signal: limit.signal });
    const { ok, status, headers } = response;
    const reason = isForbidden(response) ? reasonIn(await response.text()) : undefined;
    // Unread, a body would keep the connection busy.
    if (!ok) void response.body?.cancel().catch(() => {});
    return { status, headers: [...headers], body: ok ? await read(response) : undefined, reason };
  } catch (error) {
    // From the build's fetch, which judges more.
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(limit.signal.aborted ? 'timeout' : 'unreachable', { url, cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A refusal while requests are left. */
const isForbidden = ({ status, headers }: Response): boolean =>
  status === 403 && Number(headers.get('x-ratelimit-remaining')) > 0 && !headers.has('retry-after');

/** The message of a refusal; undefined without one, or if it is about another rate limit. */
function reasonIn(body: string): string | undefined {
  const [, quoted] = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(body) ?? [];
  if (!quoted || /rate limit|abuse/i.test(quoted)) return undefined;
  return textOf(JSON.parse(quoted));
}

/** When the response left the provider. The worker dates responses from its cache. */
function fetchTime(headers: Headers, now: number): number {
  const stamp = Number(headers.get(fetchedAtHeader));
  return Number.isSafeInteger(stamp) && stamp > 0 ? stamp : now;
}

/** Only APIs answer 403 for a limit without saying so. Feeds and pictures are behind walls against programs. */
function failure(
  {
    url,
    unknownUserStatuses = [404],
    isText,
  }: Pick<Resource<unknown>, 'url' | 'unknownUserStatuses' | 'isText'>,
  { status, headers: fields, reason }: Omit<Received, 'body'>,
  now: number,
): ProviderError {
  if (reason) return new ProviderError('failed', { url, status, detail: reason });
  const headers = new Headers(fields);
  const isWall = isText && status === 403 && !headers.has('retry-after') && !headers.has('x-ratelimit-reset');
  if (isRefusal(status) && !isWall) {
    const resetsAt = now + pauseAfterRefusalMs(headers, now);
    return new ProviderError('limited', { url, status, resetsAt });
  }
  return new ProviderError(unknownUserStatuses.includes(status) ? 'unknown-user' : 'failed', { url, status });
}

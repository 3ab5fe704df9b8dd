import type { ResponseShape } from '../../sw/response-shape.ts';

/** A request, and how its response is read. Its address is its identity everywhere: query key, worker cache, snapshot. */
export interface Resource<Value> {
  readonly name: 'profile' | 'featured' | 'latest' | 'repositories' | 'articles';
  /** Asked with GET and no custom header, which would cost a preflight. */
  readonly url: string;
  /** The provider's name for the rate limit of such requests, where it has several. */
  readonly limit?: string;
  /** The statuses that mean an unknown account; 404 when left out. */
  readonly unknownUserStatuses?: readonly number[];
  /** Asked for only when the snapshot is taken; the page shows what that found. */
  readonly isSnapshotOnly?: true;
  readonly isText?: true;
  /** How the worker recognises a good response. Left out if browsers do not make the request. */
  readonly shape?: ResponseShape;
  /** @throws ProviderError 'malformed', or 'failed' when the body reports a failure */
  read(body: unknown): Value | Promise<Value>;
}

/** A value and when its response left the provider, in milliseconds since the epoch: of two copies the newer wins. */
export type Timestamped<Value> = { value: Value; fetchedAt: number };

/**
 * HTTP 403 and 429 are limits, 404 is an unknown user; DNS, TLS and CORS are unreachable, a wrong shape is malformed. Offline,
 * the page's own host does not answer either.
 */
export type FailureKind =
  | 'limited'
  | 'unknown-user'
  | 'failed'
  | 'malformed'
  | 'timeout'
  | 'unreachable'
  | 'offline';

type Facts = Partial<Pick<ProviderError, 'url' | 'status' | 'resetsAt' | 'detail'>>;

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly url: string | undefined;
  readonly status: number | undefined;
  /** For `limited`: milliseconds since the epoch. */
  readonly resetsAt: number | undefined;
  readonly detail: string | undefined;

  constructor(
    readonly kind: FailureKind,
    { cause, ...facts }: Facts & ErrorOptions = {},
  ) {
    super([kind, facts.url, facts.status, facts.detail].filter(Boolean).join(' '), { cause });
    ({ url: this.url, status: this.status, resetsAt: this.resetsAt, detail: this.detail } = facts);
  }

  get hasNoResponse(): boolean {
    return this.kind === 'unreachable' || this.kind === 'offline' || this.kind === 'timeout';
  }

  /** Whether the same request may succeed in a second. Not after a timeout: visitors have waited long enough. */
  get retryable(): boolean {
    if (this.kind === 'failed') return (this.status ?? 0) >= 500;
    return this.kind === 'unreachable' || this.kind === 'offline';
  }
}

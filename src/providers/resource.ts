import type { AnswerShape } from '../../sw/contract.ts';

/**
 * A request to an outside provider, and how its answer is read. The address is its identity everywhere (query key, worker
 * cache, snapshot), so an answer made for another account or other settings can never be taken for this one.
 */
export interface Resource<Value> {
  /** What of the page it feeds. */
  readonly name: 'profile' | 'featured' | 'latest' | 'repositories' | 'articles';
  /** Absolute https address, asked with GET and no custom header, which would cost a preflight on every call. */
  readonly url: string;
  /** By which name the provider counts such requests, where it has limits for several kinds. */
  readonly limit?: string;
  /** The statuses by which the provider says that there is no such account; 404 when left out. */
  readonly unknownUserStatuses?: readonly number[];
  /** Only the snapshot asks for it, and the page has what that found. */
  readonly isSnapshotOnly?: true;
  /** Its body is read as a text, and not as JSON. */
  readonly isText?: true;
  /** Makes the model of the body. @throws ProviderError 'malformed', or 'failed' when the body itself reports a failure */
  read(body: unknown): Value | Promise<Value>;
}

/** A resource of the page: the worker keeps its answers. */
export interface KeptResource<Value> extends Resource<Value> {
  /** By what the worker knows a good answer, which may replace the one it has kept. */
  readonly shape: AnswerShape;
}

/** A resource that few hosts let browsers read, or that visitors need not ask for. */
export interface SnapshotResource<Value> extends Resource<Value> {
  readonly isSnapshotOnly: true;
}

/** What the page knows of such a resource: the address under which the snapshot has its answer. */
export const inSnapshot = <Value>(name: Resource<Value>['name'], url: string): SnapshotResource<Value> => ({
  name,
  url,
  isSnapshotOnly: true,
  read: () => {
    throw new ProviderError('malformed', { url });
  },
});

/** A value and when its answer left the provider; the newest wins wherever two copies meet. */
export interface Dated<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  fetchedAt: number;
}

/** Why a provider gave no answer that can be used. */
export type FailureKind = keyof typeof sentences;

const sentences = {
  // HTTP 403 or 429; `resetsAt` says until when.
  limited: 'refuses further requests for now',
  // HTTP 404, or what the resource says.
  'unknown-user': 'knows no such account',
  failed: 'refused the request',
  // No JSON, or of another shape.
  malformed: 'answered something else than it promises',
  timeout: 'did not answer in time',
  // No connection, or it broke: offline, DNS, TLS, CORS.
  unreachable: 'could not be reached',
};

interface FailureFacts {
  url?: string | undefined;
  status?: number | undefined;
  /** For `limited`: when the provider may be asked again, in milliseconds since the epoch. */
  resetsAt?: number | undefined;
  /** What exactly was wrong, for the developer who reads the message. */
  detail?: string | undefined;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly url: string | undefined;
  readonly status: number | undefined;
  readonly resetsAt: number | undefined;
  readonly detail: string | undefined;

  constructor(
    readonly kind: FailureKind,
    { cause, ...facts }: FailureFacts & ErrorOptions = {},
  ) {
    super(messageOf(kind, facts), { cause });
    ({ url: this.url, status: this.status, resetsAt: this.resetsAt, detail: this.detail } = facts);
  }

  /** Whether the same request may succeed in a second. Nobody who has waited for a timeout should wait for another. */
  get retryable(): boolean {
    return this.kind === 'unreachable' || (this.kind === 'failed' && (this.status ?? 0) >= 500);
  }
}

function messageOf(kind: FailureKind, { url, status, detail }: FailureFacts): string {
  const provider = url ?? 'The provider';
  const reason = [status && `HTTP ${status}`, detail].filter(Boolean).join(': ');
  return `${provider} ${sentences[kind]}${reason && ` (${reason})`}`;
}

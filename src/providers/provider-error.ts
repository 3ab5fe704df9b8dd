/**
 * Why a provider gave no answer that can be used:
 * - `limited`: it refuses for now, HTTP 403 or 429; `resetsAt` says until when.
 * - `unknown-user`: it knows no such account or repositories, HTTP 404, or what the resource says.
 * - `failed`: any other refusal; `status` says which.
 * - `malformed`: an answer came, but it is not what the provider promises: no JSON, or of another shape.
 * - `timeout`: no complete answer within the time limit.
 * - `unreachable`: no connection, or it broke: offline, DNS, TLS, CORS.
 */
export type FailureKind = keyof typeof sentences;

const sentences = {
  limited: 'refuses further requests for now',
  'unknown-user': 'knows no such account',
  failed: 'refused the request',
  malformed: 'answered something else than it promises',
  timeout: 'did not answer in time',
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

  /**
   * Whether the same request may well succeed in a second: the connection broke or the server stumbled. A refusal
   * would only be repeated, and whoever has waited for a timeout should not wait for another.
   */
  get retryable(): boolean {
    return this.kind === 'unreachable' || (this.kind === 'failed' && (this.status ?? 0) >= 500);
  }
}

function messageOf(kind: FailureKind, { url, status, detail }: FailureFacts): string {
  const provider = url ?? 'The provider';
  const reason = [status && `HTTP ${status}`, detail].filter(Boolean).join(': ');
  return `${provider} ${sentences[kind]}${reason && ` (${reason})`}`;
}

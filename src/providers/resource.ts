import type { AnswerShape } from '../../sw/contract.ts';
import { ProviderError } from './provider-error.ts';

/**
 * A request to an outside provider together with the way to read its answer.
 *
 * The address is its identity everywhere (query key, worker cache, snapshot), so an answer made for another
 * account or other settings can never be taken for this one.
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
  /**
   * Checks the shape of the body and makes the model of it.
   * @throws ProviderError of kind 'malformed' when the body is not what the provider promises, or 'failed' when the
   *   body itself reports a failure.
   */
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

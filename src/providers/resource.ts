import type { AnswerShape } from '../../sw/contract.ts';

/**
 * A request to an outside provider together with the way to read its answer.
 *
 * The address is its identity everywhere (query key, worker cache, snapshot), so an answer made for another
 * account or other settings can never be taken for this one.
 */
export interface Resource<Value> {
  /** Which part of the page it feeds. */
  readonly name: 'profile' | 'featured' | 'latest' | 'articles';
  /** Absolute https address, asked with GET and no custom header, which would cost a preflight on every call. */
  readonly url: string;
  /** By which name the provider counts such requests, where it has limits for several kinds. */
  readonly limit?: string;
  /** The statuses by which the provider says that there is no such account; 404 when left out. */
  readonly unknownUserStatuses?: readonly number[];
  /**
   * A feed, which few hosts let browsers read: only the snapshot asks for it, and the page has what that found. Its body is
   * read as a text.
   */
  readonly isFeed?: true;
  /**
   * Checks the shape of the parsed JSON body and makes the model of it.
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

/** A value and when its answer left the provider; the newest wins wherever two copies meet. */
export interface Dated<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  fetchedAt: number;
}

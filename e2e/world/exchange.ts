import type { IncomingHttpHeaders } from 'node:http';

/** The providers of a portfolio. `unknown` is any other host, which must never get a request. */
export type ProviderName =
  | 'github'
  | 'codeberg'
  | 'dev.to'
  | 'rss2json'
  | 'feed'
  | 'chart'
  | 'stats-card'
  | 'pictures'
  | 'tag-manager'
  | 'heat-map'
  | 'unknown';

/** A request received by the world. */
export interface WorldRequest {
  readonly provider: ProviderName;
  readonly method: string;
  /** The address as the browser requested it, with the outside host. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Result of a request: an answer, a connection kept open without one, or a closed connection. */
export type Outcome = Answer | 'silence' | 'cut off';

/** A provider's normal behaviour. */
export type Provider = (request: WorldRequest) => Answer | Promise<Answer>;

/**
 * Replaces the usual answer while it is active. `ordinary` calls the provider, so that its
 * answer can be altered.
 */
export type Behaviour = (
  request: WorldRequest,
  ordinary: () => Promise<Answer>,
) => Outcome | Promise<Outcome>;

/** A JSON answer, UTF-8 with an explicit charset. */
export const json = (status: number, headers: Record<string, string>, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

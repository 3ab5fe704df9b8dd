import type { IncomingHttpHeaders } from 'node:http';

/** The outside providers a portfolio talks to; `unknown` is every other host, and nothing should ever reach it. */
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

/** One request as it reached the world. */
export interface WorldRequest {
  readonly provider: ProviderName;
  readonly method: string;
  /** The address as the browser wrote it, with the outside host. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What becomes of a request: an answer, silence with the connection kept open, or a connection cut without a word. */
export type Outcome = Answer | 'silence' | 'cut off';

/** What a provider does when nothing is wrong with it. */
export type Provider = (request: WorldRequest) => Answer | Promise<Answer>;

/**
 * Takes the place of the ordinary answer while it is switched on. `ordinary` asks the provider itself, so that
 * an answer can be altered instead of replaced.
 */
export type Behaviour = (
  request: WorldRequest,
  ordinary: () => Promise<Answer>,
) => Outcome | Promise<Outcome>;

/** A JSON answer as a provider writes it: UTF-8 with the charset named. */
export const json = (status: number, headers: Record<string, string>, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

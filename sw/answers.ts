import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { BoundedCache } from './bounded-cache.ts';
import {
  type FetchOutcome,
  fetchedAtHeader,
  type HttpAnswer,
  type WorkerSite,
  withoutQuery,
} from './contract.ts';
import { isGoodAnswer } from './good-answer.ts';
import type { Limits } from './limits.ts';
import { tellPages } from './pages.ts';
import { isRefusal, limitKey } from './rate-limit.ts';

/** A bit more than the page's own ten seconds, so that the page is first. */
const timeoutMs = 10_500;

/**
 * Stale while revalidate for the answers of services. What is stored is handed out at once with its fetch time;
 * how asking again ended is reported to the pages, good or bad, because they cannot see it.
 */
export class Answers extends Strategy {
  readonly #cache: BoundedCache;
  readonly #limits: Limits;
  /** Pages that ask for the same at once share one request. */
  readonly #asking = new Map<string, Promise<FetchOutcome>>();
  readonly #kept: WorkerSite['answers'];

  constructor(kept: WorkerSite['answers'], cache: BoundedCache, limits: Limits) {
    super({ cacheName: cache.name });
    this.#kept = kept;
    this.#cache = cache;
    this.#limits = limits;
  }

  protected override async _handle({ url }: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await this.#cache.match(url);
    const asked = this.#askOnce(url);
    if (stored === undefined) return responseOf(await asked);
    void handler.waitUntil(asked.then((answer) => tellPages({ type: 'answer', url, answer })));
    return stored;
  }

  /**
   * Draws the consequences of an answer: a good one is stored unless a newer one is, a refusal begins a limit.
   * @param fetchedAt when it left the service, milliseconds since the epoch
   * @returns what to tell the page: the answer, a refusal with the end of the limit
   */
  async receive(url: string, answer: HttpAnswer, fetchedAt: number): Promise<HttpAnswer> {
    if (isRefusal(answer.status)) {
      const until = await this.#limits.begin(this.#limitOf(url), new Headers(answer.headers));
      return refusalUntil(until, answer.status);
    }
    if (isGoodAnswer(this.#kept[withoutQuery(url)]?.shape, answer.status, answer.body)) {
      await this.#limits.end(this.#limitOf(url));
      // A device that is full must not cost the page an answer that is here.
      await this.#store(url, answer.body, fetchedAt).catch(() => {});
    }
    return answer;
  }

  #limitOf = (url: string): string => limitKey({ url, limit: this.#kept[withoutQuery(url)]?.limit });

  async #store(url: string, body: string, fetchedAt: number): Promise<void> {
    const stored = await this.#cache.match(url);
    const storedAt = Number(stored?.headers.get(fetchedAtHeader));
    // A time ahead of the clock, from when the clock was fast, would win against every later answer.
    if (storedAt > fetchedAt && storedAt <= Date.now()) return;
    const headers = { 'content-type': 'application/json', [fetchedAtHeader]: String(fetchedAt) };
    await this.#cache.put(url, new Response(body, { headers }));
  }

  #askOnce(url: string): Promise<FetchOutcome> {
    const asking = this.#asking.get(url) ?? this.#ask(url).finally(() => this.#asking.delete(url));
    this.#asking.set(url, asking);
    return asking;
  }

  async #ask(url: string): Promise<FetchOutcome> {
    const limited = await this.#limits.runningFor(this.#limitOf(url));
    if (limited) return refusalUntil(limited, 429);
    const outcome = await fetchAnswer(url);
    return typeof outcome === 'string' ? outcome : this.receive(url, outcome, Date.now());
  }
}

async function fetchAnswer(url: string): Promise<FetchOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { credentials: 'omit', signal });
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  } catch {
    return signal.aborted ? 'timeout' : 'unreachable';
  }
}

/** How GitHub says until when it refuses; other services, and limits that are known without asking, say it likewise. */
function refusalUntil(until: number, status: number): HttpAnswer {
  const headers: HttpAnswer['headers'] = [
    ['x-ratelimit-remaining', '0'],
    ['x-ratelimit-reset', String(until / 1000)],
  ];
  return { status, headers, body: '' };
}

/** Null bodies keep statuses that may not have one from throwing. */
const responseOf = (outcome: FetchOutcome): Response =>
  typeof outcome === 'string'
    ? Response.error()
    : new Response(outcome.body || null, { status: outcome.status, headers: outcome.headers });

import { cut, failing, html, tooMany, unavailable } from '../world/behaviours/failure.ts';
import { limited, secondaryLimit } from '../world/behaviours/github-limit.ts';
import { altered, type Json, wrongShapes } from '../world/behaviours/payload.ts';
import { gone, hanging } from '../world/behaviours/transport.ts';
import type { Answer, Behaviour, Outcome, ProviderName, WorldRequest } from '../world/exchange.ts';
import { resourceOf } from '../world/github.ts';
import type { World } from '../world/world.ts';

/** Data that the page loads from providers. */
export const resources = ['profile', 'featured', 'latest', 'articles'] as const;
export type Resource = (typeof resources)[number];

export const hosts = [
  'github',
  'dev.to',
  'chart',
  'stats-card',
  'pictures',
  'tag-manager',
  'heat-map',
] as const satisfies ProviderName[];
export type Host = (typeof hosts)[number];

const failures = {
  'a 404': () => failing(404),
  'a 500': () => failing(500),
  'half an answer': () => cut,
  'a web page': () => html,
  'the wrong shape': () => wrongShapes['an empty object'],
  'an overloaded edge': () => unavailable,
  'a broken connection': () => gone,
  silence: () => hanging,
  'a limit': (world, host) => (host === 'github' ? limited(world.github, { resetIn: 900 }) : tooMany(900)),
  'a limit of the second kind': (world, host) =>
    host === 'github' ? secondaryLimit(world.github, { retryAfter: 300 }) : tooMany(300),
} as const satisfies Record<string, (world: World, host: Host) => Behaviour>;
export type Failure = keyof typeof failures;
export const failureNames = Object.keys(failures) as Failure[];

/** The world of one visitor, with its failures and a record of forbidden requests. */
export class Outside {
  readonly faults: string[] = [];
  readonly failing = new Map<Host, { failure: Failure; behave: Behaviour }>();
  /** Whether a provider was hanging: such requests wait for ten seconds, even after it recovers. */
  wasSilent = false;
  wasLimited = false;
  /** Whether the visitor has consented to analytics. */
  mayCount = false;
  /** Requests received, and requests still pending. */
  asked = 0;
  open = 0;
  readonly #world: World;
  /** When each limit ends. */
  #limits = new Map<string, number>();
  /** Limits of this step. Requests sent before the refusal arrived are not faults. */
  #begun = new Map<string, number>();
  #count = 0;

  constructor(world: World) {
    this.#world = world;
    // Otherwise the browser's HTTP cache would answer within a minute.
    world.github.maxAge = 0;
    world.when('*', (request, ordinary) => this.#receive(request, ordinary));
  }

  fail(host: Host, failure: Failure): void {
    this.failing.set(host, { failure, behave: failures[failure](this.#world, host) });
    this.wasSilent ||= failure === 'silence';
  }

  /** Puts limits of the last step into force: the device knows them by now. */
  endStep(): void {
    this.#limits = new Map([...this.#limits, ...this.#begun]);
    this.#begun.clear();
    // Otherwise five visits would use up the quota, and every walk would test that limit only.
    const isLimited = [...this.#limits.values()].some((until) => until > this.#world.now());
    if (isLimited || this.failing.get('github')?.failure === 'a limit') return;
    for (const quota of Object.values(this.#world.github.quotas)) quota.refill();
  }

  /** For a device that has lost its stored limits. */
  forgetLimits(): void {
    this.#limits.clear();
  }

  async #receive(request: WorldRequest, ordinary: () => Promise<Answer>): Promise<Outcome> {
    const { provider, url } = request;
    const key = provider === 'github' ? `github ${resourceOf(request)}` : provider;
    const isEarly = (this.#limits.get(key) ?? 0) > this.#world.now();
    if (isEarly) this.faults.push(`${url} was asked before its limit ends`);
    if (provider === 'unknown') this.faults.push(`${url} was asked`);
    if ((provider === 'tag-manager' || provider === 'heat-map') && !this.mayCount)
      this.faults.push(`${url} was asked without consent`);
    this.asked += 1;
    this.open += 1;
    try {
      const numbered = () => this.#number(request, ordinary);
      const failing = this.failing.get(provider as Host);
      const outcome = await (failing ? failing.behave(request, numbered) : numbered());
      // The browser itself requests pictures and scripts, and does not know the limits.
      const isData = provider === 'github' || provider === 'dev.to';
      if (isData && typeof outcome === 'object' && (outcome.status === 403 || outcome.status === 429)) {
        this.#begun.set(key, endOf(provider, outcome, this.#world.now()));
        this.wasLimited = true;
      }
      return outcome;
    } finally {
      this.open -= 1;
    }
  }

  /** Numbers each answer with an increasing counter, so that the page shows which answer it has. */
  #number(request: WorldRequest, ordinary: () => Promise<Answer>): Promise<Answer> {
    const resource = resourceAt(request.url);
    if (!resource) return ordinary();
    this.#count += 1;
    const mark = `Stand-${resource}-${this.#count}`;
    const numbered = altered((body) => {
      const list = Array.isArray(body) ? body : (body as { items?: Json[] }).items;
      if (!list) return { ...(body as object), bio: mark };
      const marked = list.map((item) => ({ ...(item as object), description: mark }));
      return Array.isArray(body) ? marked : { ...(body as object), items: marked };
    });
    return numbered(request, ordinary) as Promise<Answer>;
  }
}

function endOf(provider: ProviderName, { headers }: Answer, now: number): number {
  // dev.to does not expose `retry-after` to scripts. The page then retries after a minute.
  if (provider !== 'github') return now + 59_000;
  const after = headers['retry-after'];
  return after ? now + Number(after) * 1000 : Number(headers['x-ratelimit-reset']) * 1000;
}

function resourceAt({ pathname, search }: URL): Resource | undefined {
  if (pathname.startsWith('/users/')) return 'profile';
  if (pathname.startsWith('/api/articles')) return 'articles';
  if (!pathname.startsWith('/search/')) return undefined;
  return search.includes('sort=updated') ? 'latest' : 'featured';
}

import { cut, failing, html, tooMany, unavailable } from '../world/behaviours/failure.ts';
import { limited, secondaryLimit } from '../world/behaviours/github-limit.ts';
import { altered, type Json, wrongShapes } from '../world/behaviours/payload.ts';
import { gone, hanging } from '../world/behaviours/transport.ts';
import type { Answer, Behaviour, Outcome, ProviderName, WorldRequest } from '../world/exchange.ts';
import { resourceOf } from '../world/github.ts';
import type { World } from '../world/world.ts';

/** What the page reads from outside. */
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

/** The outside world as one visitor meets it: what it does, and what nobody may ask of it. */
export class Outside {
  /** What was asked although it must not be, and what the browser said that nobody expected. */
  readonly faults: string[] = [];
  readonly failing = new Map<Host, { failure: Failure; behave: Behaviour }>();
  /** Whether a provider was silent: what was asked then waits for ten seconds, whatever happens meanwhile. */
  wasSilent = false;
  wasLimited = false;
  /** Whether the visitor has agreed to be counted. */
  mayCount = false;
  /** Whether the device's clock is the world's: with another one nobody can tell when a limit ends. */
  isClockRight = true;
  /** How many requests have come, and how many have not been answered yet. */
  asked = 0;
  open = 0;
  readonly #world: World;
  /** When each limit ends, on the world's clock. */
  readonly #limits = new Map<string, number>();
  /** Those of this step: what was asked before the refusal came is no fault. */
  readonly #begun = new Map<string, number>();
  #count = 0;

  constructor(world: World) {
    this.#world = world;
    // Or the browser's own cache would answer within a minute.
    world.github.maxAge = 0;
    world.when('*', (request, ordinary) => this.#receive(request, ordinary));
  }

  fail(host: Host, failure: Failure): void {
    this.failing.set(host, { failure, behave: failures[failure](this.#world, host) });
    this.wasSilent ||= failure === 'silence';
  }

  get hasBegunLimit(): boolean {
    return this.#begun.size > 0;
  }

  /** From now on the limits of the step that has ended are known to the device. */
  endStep(): void {
    for (const [key, until] of this.#begun) this.#limits.set(key, until);
    this.#begun.clear();
    // The quota of a minute would be gone after five visits, and every sequence would be about that limit.
    const { core, search } = this.#world.github.quotas;
    const isLimited = [...this.#limits.values()].some((until) => until > this.#world.now());
    if (isLimited || this.failing.get('github')?.failure === 'a limit') return;
    for (const quota of [core, search]) quota.refill();
  }

  /** The device cannot know of its limits any more. */
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
      // Pictures and scripts are asked for by the browser, which knows no limits.
      const isData = provider === 'github' || provider === 'dev.to';
      if (isData && typeof outcome === 'object' && (outcome.status === 403 || outcome.status === 429)) {
        this.#begun.set(key, this.#endOf(provider, outcome));
        this.wasLimited = true;
      }
      return outcome;
    } finally {
      this.open -= 1;
    }
  }

  #endOf(provider: ProviderName, { headers }: Answer): number {
    const now = this.#world.now();
    // Whose clock is wrong can only wait for a minute and ask again; and dev.to tells scripts no more than its refusal.
    if (!this.isClockRight || provider !== 'github') return now + 59_000;
    if (headers['retry-after']) return now + Number(headers['retry-after']) * 1000;
    return Number(headers['x-ratelimit-reset']) * 1000;
  }

  /** Each answer carries the number of a count that never goes back: what is shown tells how old it is. */
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

function resourceAt({ pathname, search }: URL): Resource | undefined {
  if (pathname.startsWith('/users/')) return 'profile';
  if (pathname.startsWith('/api/articles')) return 'articles';
  if (!pathname.startsWith('/search/')) return undefined;
  return search.includes('sort=updated') ? 'latest' : 'featured';
}

import { cut, failing, html, tooMany, unavailable } from '../world/behaviours/failure.ts';
import { limited, secondaryLimit } from '../world/behaviours/github-limit.ts';
import { altered, mapValues, wrongShapes } from '../world/behaviours/payload.ts';
import { gone, hanging } from '../world/behaviours/transport.ts';
import type { Answer, Behaviour, Outcome, ProviderName, WorldRequest } from '../world/exchange.ts';
import type { World } from '../world/world.ts';

/** Data that the page loads from providers, by a part of its address. */
const addresses = {
  profile: '/users/',
  featured: 'type=Repositories',
  latest: 'sort=updated',
  articles: '/api/articles',
} as const;
export type Resource = keyof typeof addresses;
export const resources = Object.keys(addresses) as Resource[];

export const hosts = ['github', 'dev.to', 'chart', 'stats-card', 'pictures'] satisfies ProviderName[];
const forbidden: readonly ProviderName[] = ['unknown', 'tag-manager', 'heat-map'];

const failures: Record<string, (world: World, host: ProviderName) => Behaviour> = {
  'a 404': () => failing(404),
  'a 500': () => failing(500),
  'half an answer': () => cut,
  'a web page': () => html,
  'the wrong shape': () => wrongShapes['an empty object'],
  'an overloaded edge': () => unavailable,
  'a broken connection': () => gone,
  silence: () => hanging,
  'a limit': ({ github }, host) => (host === 'github' ? limited(github, { resetIn: 900 }) : tooMany(900)),
  'a limit of the second kind': ({ github }, host) =>
    host === 'github' ? secondaryLimit(github, 300) : tooMany(300),
};
export const failureNames = Object.keys(failures);

/** The world of one visitor, who never consents to analytics. */
export class Outside {
  /** Requests that must not be made. */
  readonly faults: string[] = [];
  readonly failing = new Map<ProviderName, Behaviour>();
  /** Whether a host hung or set a limit: pending responses may arrive long after it has recovered. */
  mayOwe = false;
  /** Requests received, and those still pending. */
  asked = 0;
  open = 0;
  readonly #world: World;
  #count = 0;

  constructor(world: World) {
    this.#world = world;
    // Otherwise the browser's HTTP cache would answer within a minute.
    world.github.maxAge = 0;
    world.when('*', (request, ordinary) => this.#receive(request, ordinary));
  }

  fail(host: ProviderName, failure: string): void {
    const behaviour = failures[failure]?.(this.#world, host);
    if (behaviour) this.failing.set(host, behaviour);
    this.mayOwe ||= /silence|limit/.test(failure);
  }

  async #receive(request: WorldRequest, ordinary: () => Promise<Answer>): Promise<Outcome> {
    const { provider, url } = request;
    if (forbidden.includes(provider)) this.faults.push(`${url} was asked`);
    this.asked += 1;
    this.open += 1;
    try {
      const marked = () => this.#mark(request, ordinary);
      return await (this.failing.get(provider)?.(request, marked) ?? marked());
    } finally {
      this.open -= 1;
    }
  }

  /** Numbers each answer with an increasing counter, so that the page shows which answer it has. */
  #mark(request: WorldRequest, ordinary: () => Promise<Answer>): Promise<Answer> {
    const resource = resources.find((name) => request.url.href.includes(addresses[name]));
    this.#count += 1;
    const mark = `Stand-${resource}-${this.#count}`;
    const marked = altered((body) =>
      mapValues(body, (value, field) => (field === 'bio' || field === 'description' ? mark : value)),
    );
    return marked(request, ordinary) as Promise<Answer>;
  }
}

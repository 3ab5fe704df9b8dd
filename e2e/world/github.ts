import { findAccount, findRepository } from './content/accounts.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';
import { searchRepositories } from './github-search.ts';

export type Resource = 'core' | 'search';

export const resourceOf = (request: WorldRequest): Resource =>
  request.url.pathname.startsWith('/search/') ? 'search' : 'core';

/** Requests and seconds of a window, per IP address, as without a token. */
const quotas = { core: { requests: 60, window: 3600 }, search: { requests: 10, window: 60 } } as const;

/** api.github.com without a token: users, repositories and search. */
export class GitHub {
  /** `max-age` of core answers in seconds. */
  maxAge = 60;
  readonly #now: () => number;
  /** When each resource answers again, in seconds since the epoch. */
  #limitedUntil = { core: 0, search: 0 };

  constructor(now: () => number) {
    this.#now = now;
  }

  reset(): void {
    this.#limitedUntil = { core: 0, search: 0 };
    this.maxAge = 60;
  }

  get #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }

  /** Uses up a quota, as someone else behind the same IP address would. It is refilled in so many seconds. */
  exhaust(resource: Resource, resetIn: number): void {
    this.#limitedUntil[resource] = this.#seconds + resetIn;
  }

  isLimited(resource: Resource): boolean {
    return this.#seconds < this.#limitedUntil[resource];
  }

  answer(request: WorldRequest): Answer {
    const resource = resourceOf(request);
    if (this.isLimited(resource)) return this.limited(resource, 403);
    const { status, body } = read(request.url);
    const isKept = status === 200 && resource === 'core';
    const caching = isKept ? `public, max-age=${this.maxAge}, s-maxage=${this.maxAge}` : 'no-cache';
    return json(status, { ...this.headers(resource), 'cache-control': caching }, body);
  }

  /** The answer when the quota is used up: 403, or 429 according to newer documentation. */
  limited(resource: Resource, status: 403 | 429): Answer {
    return json(
      status,
      { ...this.headers(resource), 'x-ratelimit-remaining': '0', 'cache-control': 'no-cache' },
      { message: 'API rate limit exceeded for 203.0.113.7.' },
    );
  }

  headers(resource: Resource): Record<string, string> {
    const { requests, window } = quotas[resource];
    const reset = this.isLimited(resource) ? this.#limitedUntil[resource] : this.#seconds + window;
    return {
      // No allowed headers: a custom header would cost a preflight, and fails here.
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Resource, X-RateLimit-Reset',
      'x-ratelimit-limit': String(requests),
      'x-ratelimit-remaining': String(requests - 1),
      'x-ratelimit-reset': String(reset),
      'x-ratelimit-resource': resource,
    };
  }
}

function read({ pathname, searchParams }: URL): { status: number; body: unknown } {
  if (pathname === '/search/repositories') return searchRepositories(searchParams);
  const [, kind, login = '', rest] = decodeURIComponent(pathname).split('/');
  const account = kind === 'users' ? findAccount(login) : undefined;
  const owned = rest === 'repos' ? account?.repositories : account?.user;
  const body = kind === 'users' ? owned : findRepository(`${login}/${rest}`);
  return body ? { status: 200, body } : { status: 404, body: { message: 'Not Found', status: '404' } };
}

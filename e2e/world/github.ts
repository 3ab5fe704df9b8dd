import { findAccount, findRepository } from './content/accounts.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';
import { Quota } from './github-quota.ts';
import { searchRepositories } from './github-search.ts';

export type Resource = 'core' | 'search';

export const resourceOf = (request: WorldRequest): Resource =>
  request.url.pathname.startsWith('/search/') ? 'search' : 'core';

/** api.github.com for an anonymous browser: users, repositories and their search, with a quota for each resource. */
export class GitHub {
  /** 60 an hour and 10 a minute, as for every IP address without a token. */
  readonly quotas: Readonly<Record<Resource, Quota>>;
  /** Seconds the browser may keep a core answer without asking again. */
  maxAge = 60;

  constructor(now: () => number) {
    this.quotas = { core: new Quota(60, 3600, now), search: new Quota(10, 60, now) };
  }

  reset(): void {
    this.quotas.core.refill();
    this.quotas.search.refill();
    this.maxAge = 60;
  }

  answer(request: WorldRequest): Answer {
    const resource = resourceOf(request);
    if (!this.quotas[resource].take()) return this.limited(resource, 403);
    const { status, body } = read(request.url);
    const isKept = status === 200 && resource === 'core';
    const caching = isKept ? `public, max-age=${this.maxAge}, s-maxage=${this.maxAge}` : 'no-cache';
    return json(status, { ...this.headers(resource), 'cache-control': caching }, body);
  }

  /** The answer over the limit: 403, or 429 as newer documentation has it. */
  limited(resource: Resource, status: 403 | 429): Answer {
    return json(
      status,
      { ...this.headers(resource), 'x-ratelimit-remaining': '0', 'cache-control': 'no-cache' },
      { message: 'API rate limit exceeded for 203.0.113.7.' },
    );
  }

  headers(resource: Resource): Record<string, string> {
    const quota = this.quotas[resource];
    return {
      // A request with a header of its own is asked for first, and refused: it would cost a visitor a round trip.
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Resource, X-RateLimit-Reset',
      'x-ratelimit-limit': String(quota.limit),
      'x-ratelimit-remaining': String(quota.remaining),
      'x-ratelimit-reset': String(quota.resetsAt),
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

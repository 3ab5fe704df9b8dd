import { findAccount, findRepository } from './content/accounts.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';
import { Quota } from './github-quota.ts';
import { searchRepositories } from './github-search.ts';

export type Resource = 'core' | 'search';

export const resourceOf = (request: WorldRequest): Resource =>
  request.url.pathname.startsWith('/search/') ? 'search' : 'core';

/** api.github.com without a token: users, repositories and search, with a quota per resource. */
export class GitHub {
  /** 60 requests an hour and 10 a minute per IP address, as without a token. */
  readonly quotas: Readonly<Record<Resource, Quota>>;
  /** `max-age` of core answers in seconds. */
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

  /** The answer when the quota is used up: 403, or 429 according to newer documentation. */
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
      // No allowed headers: a custom header would cost a preflight, and fails here.
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

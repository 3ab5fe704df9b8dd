import { createHash } from 'node:crypto';
import { findAccount, findRepository } from './content/accounts.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';
import { Quota } from './github-quota.ts';
import { searchRepositories } from './github-search.ts';

/** Headers that every answer of api.github.com carries; the browser may read the exposed ones. */
const everyAnswer: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
  'content-security-policy': "default-src 'none'",
  'referrer-policy': 'origin-when-cross-origin, strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubdomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'deny',
  'x-github-media-type': 'github.v3; format=json',
  'x-github-request-id': '0000:00000:0000000:0000000:00000000',
};

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
    if (request.method === 'OPTIONS') return preflight;
    const resource = resourceOf(request);
    if (!this.quotas[resource].take()) return this.limited(resource, 403);
    const { status, body } = this.#read(request.url);
    if (status !== 200 || resource === 'search') {
      return json(status, { ...this.headers(resource), 'cache-control': 'no-cache' }, body);
    }
    const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('hex')}"`;
    const headers = {
      ...this.headers(resource),
      'cache-control': `public, max-age=${this.maxAge}, s-maxage=${this.maxAge}`,
      vary: 'Accept,Accept-Encoding, Accept, X-Requested-With',
      etag,
    };
    if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: '' };
    return json(200, headers, body);
  }

  /** The answer over the limit: 403, or 429 as newer documentation has it. */
  limited(resource: Resource, status: 403 | 429): Answer {
    return json(
      status,
      { ...this.headers(resource), 'x-ratelimit-remaining': '0', 'cache-control': 'no-cache' },
      {
        message:
          "API rate limit exceeded for 203.0.113.7. (But here's the good news: Authenticated requests get a higher rate limit. Check out the documentation for more details.)",
        documentation_url: 'https://docs.github.com/rest/overview/resources-in-the-rest-api#rate-limiting',
      },
    );
  }

  headers(resource: Resource): Record<string, string> {
    const quota = this.quotas[resource];
    return {
      ...everyAnswer,
      'x-ratelimit-limit': String(quota.limit),
      'x-ratelimit-remaining': String(quota.remaining),
      'x-ratelimit-used': String(quota.limit - quota.remaining),
      'x-ratelimit-reset': String(quota.resetsAt),
      'x-ratelimit-resource': resource,
    };
  }

  #read(url: URL): { status: number; body: unknown } {
    if (url.pathname === '/search/repositories') return searchRepositories(url.searchParams);
    const [, kind, login = '', rest] = /^\/(users|repos)\/([^/]+)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    const account = findAccount(decodeURIComponent(login));
    if (kind === 'users' && rest === undefined && account) return { status: 200, body: account.user };
    if (kind === 'users' && rest === 'repos' && account) return { status: 200, body: account.repositories };
    const repository = kind === 'repos' ? findRepository(decodeURIComponent(`${login}/${rest}`)) : undefined;
    if (repository) return { status: 200, body: repository };
    return {
      status: 404,
      body: {
        message: 'Not Found',
        documentation_url: 'https://docs.github.com/rest/users/users#get-a-user',
        status: '404',
      },
    };
  }
}

/** GitHub allows these request headers, at the price of this round trip before the request. */
const preflight: Answer = {
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-headers':
      'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-GitHub-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce',
    'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
    'access-control-max-age': '86400',
  },
  body: '',
};

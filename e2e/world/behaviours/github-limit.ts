import { type Behaviour, json } from '../exchange.ts';
import { type GitHub, resourceOf } from '../github.ts';

interface Limit {
  /** GitHub may send either. */
  status?: 403 | 429;
  /** Seconds until the limit resets. */
  resetIn: number;
}

/**
 * GitHub's primary limit, over for everybody behind this address. The reset time stands still from now on, as the
 * real one does; when the world's clock has passed it, GitHub answers again.
 */
export function limited(github: GitHub, { status = 403, resetIn }: Limit): Behaviour {
  github.quotas.core.exhaust(resetIn);
  github.quotas.search.exhaust(resetIn);
  return (request, answer) => {
    const resource = resourceOf(request);
    return github.quotas[resource].remaining > 0 ? answer() : github.limited(resource, status);
  };
}

/** GitHub's secondary limit: requests are left, but not now; `retryAfter` in seconds, or GitHub does not say. */
export const secondaryLimit =
  (
    github: GitHub,
    { status = 403, retryAfter }: { status?: 403 | 429; retryAfter?: number } = {},
  ): Behaviour =>
  (request) =>
    json(
      status,
      {
        ...github.headers(resourceOf(request)),
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      },
      {
        message:
          'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. If you reach out to GitHub Support for help, please include the request ID.',
        documentation_url:
          'https://docs.github.com/free-pro-team@latest/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
      },
    );

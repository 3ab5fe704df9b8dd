import { type Behaviour, json } from '../exchange.ts';
import { type GitHub, resourceOf } from '../github.ts';

/**
 * GitHub's primary limit, used up for everyone behind this IP address. GitHub sends either status. The reset is fixed,
 * so many seconds from now. GitHub answers again when the world's clock has passed it.
 */
export function limited(
  github: GitHub,
  { status = 403, resetIn }: { status?: 403 | 429; resetIn: number },
): Behaviour {
  for (const resource of ['core', 'search'] as const) github.exhaust(resource, resetIn);
  return (request, answer) => {
    const resource = resourceOf(request);
    return github.isLimited(resource) ? github.limited(resource, status) : answer();
  };
}

/** GitHub's secondary limit: requests remain, but not now. @param retryAfter in seconds */
export const secondaryLimit =
  (github: GitHub, retryAfter: number): Behaviour =>
  (request) =>
    json(
      403,
      { ...github.headers(resourceOf(request)), 'retry-after': String(retryAfter) },
      {
        message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      },
    );

/** When a provider that refuses may be asked again: for the worker, the page and the build. */
const minuteMs = 60_000;

/** No limit of the providers is longer. */
const longestPauseMs = 60 * minuteMs;

/** A limit that a provider has set, as the cache of limits keeps it. */
export interface Limit {
  /** When it ends, milliseconds since the epoch. */
  until: number;
  /** How long it was, in milliseconds: a provider that does not say gets a longer pause each time. */
  pause: number;
}

/** Where a limit is kept: providers count by host, and some each kind of request apart. */
export const limitKey = ({ url, limit = 'core' }: { url: string; limit?: string | undefined }): string =>
  `/${new URL(url).host}/${limit}`;

/** Whether a provider refuses because it was asked too often. */
export const isRefusal = (status: number): boolean => status === 403 || status === 429;

/** Whether a limit still holds. Limits further away than an hour were stored while the clock was wrong. */
export const isRunning = ({ until }: Limit, now: number): boolean =>
  until > now && until <= now + longestPauseMs;

/**
 * How long to leave a provider alone that has refused. GitHub says it with `x-ratelimit-reset`, for its secondary limits,
 * like other providers, with `retry-after`, or not at all. The later of two holds.
 * @param now milliseconds since the epoch
 * @param before the provider's last limit: one that does not say how long gets a longer pause each time
 * @returns milliseconds, more than 0 and at most an hour; a time in the past or far away comes of a wrong clock
 */
export function pauseAfterRefusalMs(headers: Headers, now: number, before?: Limit): number {
  const retryAfter = headers.get('retry-after') ?? '';
  const pauses = [
    /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now,
    headers.get('x-ratelimit-remaining') === '0' ? Number(headers.get('x-ratelimit-reset')) * 1000 - now : 0,
  ].filter((pause) => pause > 0);
  if (pauses.length > 0) return Math.min(longestPauseMs, Math.max(...pauses));
  if (!before) return minuteMs;
  return isRunning(before, now)
    ? before.until - now
    : Math.min(longestPauseMs, Math.max(minuteMs, before.pause) * 2);
}

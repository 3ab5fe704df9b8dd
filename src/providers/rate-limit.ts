const minuteMs = 60_000;

/** No provider has a longer limit. */
const longestPauseMs = 60 * minuteMs;

export interface Limit {
  /** Milliseconds since the epoch. */
  until: number;
  /** Its length in milliseconds, for a longer one if the provider refuses again without a time. */
  pause: number;
}

/** Providers count by host, and some by kind of request. */
export const limitKey = ({ url, limit = 'core' }: { url: string; limit?: string | undefined }): string =>
  `/${new URL(url).host}/${limit}`;

export const isRefusal = (status: number): boolean => status === 403 || status === 429;

/** Ignores limits further away than an hour: the clock was wrong when they were stored. */
export const isRunning = ({ until }: Limit, now: number): boolean =>
  until > now && until <= now + longestPauseMs;

/**
 * The pause after a refusal: the later of `x-ratelimit-reset` and `retry-after`, which GitHub sends for secondary limits.
 * Twice the last one if neither is sent.
 * @param now milliseconds since the epoch
 * @returns milliseconds, more than 0 and at most an hour, whatever the clock says
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

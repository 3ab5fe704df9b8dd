import { longestLimit } from '../../sw/contract.ts';

const second = 1_000;
const minute = 60 * second;

/**
 * When a service that refuses with 403 or 429 may be asked again, in milliseconds since the epoch.
 *
 * GitHub says it with `x-ratelimit-reset` once nothing remains, for its secondary limits, like other services, with
 * `retry-after`, or not at all: then a minute is what it asks for. Where both speak, the later one holds.
 *
 * @param now milliseconds since the epoch
 * @returns always in the future, and within an hour: no limit of these services is longer, so a later time is a
 *   mistake, or the visitor's clock is slow; an earlier one means that it is fast.
 */
export function resetTime(headers: Headers, now: number): number {
  const times = [primaryReset(headers), retryAfter(headers, now)].filter((time) => time > now);
  return times.length > 0 ? Math.min(Math.max(...times), now + longestLimit) : now + minute;
}

/** NaN when the hourly budget is not what is used up. */
function primaryReset(headers: Headers): number {
  if (headers.get('x-ratelimit-remaining')?.trim() !== '0') return Number.NaN;
  return Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * second;
}

/** `retry-after` counts seconds, or is a date; NaN when it is missing or neither. */
function retryAfter(headers: Headers, now: number): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  return /^\d+$/.test(value) ? now + Number(value) * second : Date.parse(value);
}

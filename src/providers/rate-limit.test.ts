import { expect, it } from 'vitest';
import fc from '../property.fixture.ts';
import { pauseAfterRefusalMs } from './rate-limit.ts';

const now = Date.UTC(2026, 10, 20, 15, 32);
const pauseSeconds = (headers: Record<string, string>) =>
  pauseAfterRefusalMs(new Headers(headers), now) / 1000;
const epochSeconds = (fromNow: number) => String(now / 1000 + fromNow);
const usedUp = (reset: string) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });
const remaining = { 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': epochSeconds(754) };

it.each<[string, number, Record<string, string>]>([
  ['a budget that is not used up says nothing about a secondary limit', 60, remaining],
  ['a secondary limit is in retry-after', 30, { ...remaining, 'retry-after': '30' }],
  ['retry-after is a date', 180, { 'retry-after': 'Fri, 20 Nov 2026 15:35:00 GMT' }],
  ['of two the later holds', 200, { ...usedUp(epochSeconds(100)), 'retry-after': '200' }],
  ['nonsense is a minute', 60, { 'retry-after': 'soon' }],
  ['the clock is fast: a time in the past is a minute', 60, usedUp(epochSeconds(-7200))],
  ['years ahead, in milliseconds, is an hour', 3600, usedUp(String(now + 1000))],
])('%s (%i s)', (_, seconds, headers) => {
  expect(pauseSeconds(headers)).toBe(seconds);
});

it('Whatever the headers say, the limit ends in the future and within an hour', () => {
  const value = fc.oneof(
    fc.constantFrom('0', '-1', '', 'NaN', 'Infinity', '1e999'),
    fc.nat().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  );
  fc.assert(
    fc.property(value, value, value, (left, reset, after) => {
      const headers = { 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset, 'retry-after': after };
      expect(pauseSeconds(headers)).toBeGreaterThan(0);
      expect(pauseSeconds(headers)).toBeLessThanOrEqual(3600);
    }),
  );
});

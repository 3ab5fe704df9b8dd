import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { limitKey, pauseAfterRefusalMs } from './rate-limit.ts';

const now = Date.UTC(2026, 10, 20, 15, 32);
const inSeconds = (headers: Record<string, string>) => pauseAfterRefusalMs(new Headers(headers), now) / 1_000;
const epochSeconds = (fromNow: number) => String(now / 1_000 + fromNow);

test('a used-up budget ends when GitHub says', () => {
  expect(inSeconds({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': epochSeconds(754) })).toBe(754);
});

test('the reset of a budget that is not used up says nothing about a secondary limit', () => {
  expect(inSeconds({ 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': epochSeconds(754) })).toBe(60);
  expect(
    inSeconds({ 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': epochSeconds(754), 'retry-after': '30' }),
  ).toBe(30);
});

test('retry-after counts seconds, or is a date', () => {
  expect(inSeconds({ 'retry-after': '120' })).toBe(120);
  expect(inSeconds({ 'retry-after': 'Fri, 20 Nov 2026 15:35:00 GMT' })).toBe(180);
});

test('where both speak, the later one holds', () => {
  const budget = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': epochSeconds(100) };
  expect(inSeconds({ ...budget, 'retry-after': '200' })).toBe(200);
  expect(inSeconds({ ...budget, 'retry-after': '50' })).toBe(100);
});

test('without a word it is a minute', () => {
  expect(inSeconds({})).toBe(60);
  expect(inSeconds({ 'retry-after': 'soon' })).toBe(60);
  expect(inSeconds({ 'x-ratelimit-remaining': '0' })).toBe(60);
  expect(inSeconds({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'later' })).toBe(60);
});

test('a time in the past is a minute from now: the clock of the visitor is fast', () => {
  expect(inSeconds({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': epochSeconds(-7_200) })).toBe(60);
  expect(inSeconds({ 'retry-after': '0' })).toBe(60);
  expect(inSeconds({ 'retry-after': 'Mon, 01 Jan 2024 00:00:00 GMT' })).toBe(60);
});

test('a time years ahead is an hour from now', () => {
  const milliseconds = String(now + 1_000);
  expect(inSeconds({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': milliseconds })).toBe(3_600);
  expect(inSeconds({ 'retry-after': '99999999999999999999' })).toBe(3_600);
});

test('whatever the headers say, the limit ends in the future and within an hour', () => {
  const value = fc.oneof(
    fc.constantFrom('0', '-1', '', 'NaN', 'Infinity', '1e999'),
    fc.nat().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  );
  fc.assert(
    fc.property(value, value, value, (remaining, reset, after) => {
      const seconds = inSeconds({
        'x-ratelimit-remaining': remaining,
        'x-ratelimit-reset': reset,
        'retry-after': after,
      });
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(3_600);
    }),
  );
});

describe('Limits', () => {
  it('are apart for each service, and each kind of request that it counts apart', () => {
    const search = { url: 'https://api.github.com/search/repositories?q=a', limit: 'search' };
    const asked = [
      search,
      { url: 'https://api.github.com/users/octocat' },
      { url: 'https://dev.to/api/articles' },
      { url: 'https://api.rss2json.com/v1/api.json' },
    ];
    expect(new Set(asked.map(limitKey)).size).toBe(4);
    expect(limitKey({ ...search, url: 'https://api.github.com/search/repositories?q=b' })).toBe(
      limitKey(search),
    );
  });
});

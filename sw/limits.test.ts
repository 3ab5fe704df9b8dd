import './worker-globals.fixture.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Limits } from './limits.ts';
import { FakeCaches } from './worker.fixture.ts';

const start = Date.UTC(2026, 2, 1);
const core = '/api.github.com/core';
const search = '/api.github.com/search';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('caches', new FakeCaches());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const headers = (fields: Record<string, string> = {}) => new Headers(fields);
const exhausted = (reset: number) =>
  headers({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset / 1000) });

/** Another worker process of the same site: it shares the caches, not the memory. */
const limits = () => new Limits('limits');

describe('A limit', () => {
  it.each([
    ['the reset time', exhausted(start + 20 * minute), 20 * minute],
    ['seconds to wait', headers({ 'retry-after': '90' }), 90_000],
    [
      'a date to wait for',
      headers({ 'retry-after': new Date(start + 5 * minute).toUTCString() }),
      5 * minute,
    ],
    [
      'both, of which the later holds',
      headers({ ...Object.fromEntries(exhausted(start + 2 * minute)), 'retry-after': '600' }),
      10 * minute,
    ],
    ['nothing: then a minute', headers(), minute],
    [
      'a reset time while requests remain',
      headers({ 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': String(start / 1000 + 900) }),
      minute,
    ],
    ['a moment in the past: the clock is fast', exhausted(start - 60 * minute), minute],
    ['a moment in the far future: the clock is slow', exhausted(start + 600 * minute), 60 * minute],
    [
      'nonsense',
      headers({ 'retry-after': 'bald', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '?' }),
      minute,
    ],
  ])('lasts as long as the service says with %s', async (_, said, pause) => {
    expect(await limits().begin(core, said)).toBe(start + pause);
    vi.setSystemTime(start + pause - 1);
    expect(await limits().runningFor(core)).toBe(start + pause);
    vi.setSystemTime(start + pause);
    expect(await limits().runningFor(core)).toBeUndefined();
  });

  it('survives the worker that met it', async () => {
    await limits().begin(core, headers({ 'retry-after': '600' }));
    expect(await limits().runningFor(core)).toBe(start + 600_000);
  });

  it('ends when it was noted by a clock that was fast and has been set right', async () => {
    await limits().begin(core, headers({ 'retry-after': '600' }));
    vi.setSystemTime(start - 24 * 60 * minute);
    expect(await limits().runningFor(core)).toBeUndefined();
  });

  it('is one of its key alone', async () => {
    await limits().begin(search, headers({ 'retry-after': '600' }));
    expect(await limits().runningFor(search)).toBeDefined();
    expect(await limits().runningFor(core)).toBeUndefined();
  });

  it('without a time gets longer each time, up to an hour, and short again after a success', async () => {
    const pauses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const until = await limits().begin(core, headers());
      pauses.push((until - Date.now()) / minute);
      vi.setSystemTime(until);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    await limits().end(core);
    expect(await limits().begin(core, headers())).toBe(Date.now() + minute);
  });

  it('is one limit when several requests meet it at the same time', async () => {
    const shared = limits();
    await shared.begin(search, headers());
    vi.setSystemTime(start + 1000);
    expect(await shared.begin(search, headers())).toBe(start + minute);
  });

  it('is remembered without a cache too, for as long as the worker lives', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    const shared = limits();
    await shared.begin(core, headers({ 'retry-after': '60' }));
    expect(await shared.runningFor(core)).toBe(start + minute);
    await shared.end(core);
    expect(await shared.runningFor(core)).toBeUndefined();
  });
});

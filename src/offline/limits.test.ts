import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newDevice } from '../../sw/device.fixture.ts';
import { Limits } from './limits.ts';

const start = Date.UTC(2026, 2, 1);
const core = '/api.github.com/core';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  newDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tenMinutes = new Headers({ 'retry-after': '600' });
/** Another page of the same site: it shares the caches, not the memory. */
const limits = () => new Limits('/');

describe('A limit', () => {
  it('ends when a fast clock is set right', async () => {
    await limits().begin(core, tenMinutes);
    expect(await limits().runningFor(core)).toBe(start + 10 * minute);
    vi.setSystemTime(start - 24 * 60 * minute);
    expect(await limits().runningFor(core)).toBeUndefined();
  });

  it('without a time gets longer each time, up to an hour, and short again after a success', async () => {
    const pauses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const until = await limits().begin(core, new Headers());
      pauses.push((until - Date.now()) / minute);
      // Refusals during a pause are all one time.
      expect(await limits().begin(core, new Headers())).toBe(until);
      vi.setSystemTime(until);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    await limits().end(core);
    expect(await limits().begin(core, new Headers())).toBe(Date.now() + minute);
  });
});

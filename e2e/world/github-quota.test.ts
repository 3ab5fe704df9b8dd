import { describe, expect, it } from 'vitest';
import { Quota } from './github-quota.ts';

const start = Date.UTC(2026, 0, 1);

describe('a quota', () => {
  it('opens its window with the first request, refuses when used up and refills when the window ends', () => {
    let now = start;
    const quota = new Quota(2, 60, () => now);
    expect([quota.take(), quota.take(), quota.take()]).toEqual([true, true, false]);
    expect(quota.remaining).toBe(0);
    expect(quota.resetsAt).toBe(start / 1000 + 60);
    now += 59_000;
    expect(quota.take()).toBe(false);
    now += 1000;
    expect(quota.remaining).toBe(2);
    expect(quota.take()).toBe(true);
  });

  it('can be used up by others until a given moment', () => {
    let now = start;
    const quota = new Quota(60, 3600, () => now);
    quota.exhaust(90);
    expect(quota.take()).toBe(false);
    expect(quota.resetsAt).toBe(start / 1000 + 90);
    now += 90_000;
    expect(quota.take()).toBe(true);
    expect(quota.remaining).toBe(59);
  });
});

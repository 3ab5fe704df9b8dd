import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeLeaving, reloadForMissingChunk } from './missing-chunk.ts';

const reload = vi.fn();
let memory: Map<string, string>;
let now = Date.UTC(2026, 2, 1);

beforeEach(() => {
  // The module remembers when the visitor left.
  now += 3_600_000;
  vi.useFakeTimers({ now });
  memory = new Map();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function miss(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  reloadForMissingChunk(event);
  return event;
}

describe('A tab that misses a file of its own version', () => {
  it('is loaded anew', () => {
    expect(miss().defaultPrevented).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded anew again and again, when that does not help', () => {
    miss();
    expect(miss().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew when it happens with a later version', () => {
    miss();
    vi.advanceTimersByTime(60_001);
    miss();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not called back when the visitor is leaving it, unless nothing comes of that', () => {
    noticeLeaving();
    expect(miss().defaultPrevented).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_001);
    miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is left alone when it has no memory, as it could not stop', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(miss().defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

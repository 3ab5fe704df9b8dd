import { describe, expect, it } from 'vitest';
import { ProviderError } from '../providers/resource.ts';
import { freshnessOf } from './freshness.ts';

const live = { fetchedAt: 3000, error: undefined };
const failing = (fetchedAt: number | undefined, ...error: ConstructorParameters<typeof ProviderError>) => ({
  fetchedAt,
  error: new ProviderError(...error),
});

describe('The page', () => {
  it('is live when nothing has failed', () => {
    expect(freshnessOf([live, live], true)).toEqual({ state: 'live' });
    expect(freshnessOf([{ fetchedAt: undefined, error: undefined }], true)).toEqual({ state: 'live' });
  });

  it('is live, also without a network, when nothing on it comes from outside', () => {
    expect(freshnessOf([], false)).toEqual({ state: 'live' });
  });

  it('is offline when the device says so, whatever else has failed', () => {
    const parts = [live, failing(1000, 'limited', { resetsAt: 9000 })];
    expect(freshnessOf(parts, false)).toEqual({ state: 'offline', oldest: 1000 });
  });

  it('is offline when nothing answers, although the device believes to be online', () => {
    const parts = [failing(2000, 'unreachable'), failing(1000, 'timeout')];
    expect(freshnessOf(parts, true)).toEqual({ state: 'offline', oldest: 1000 });
  });

  it('is not offline when one of several providers does not answer', () => {
    expect(freshnessOf([live, failing(1000, 'unreachable')], true)).toEqual({
      state: 'failed',
      oldest: 1000,
    });
  });

  it('is limited until the last limit ends', () => {
    const parts = [
      failing(2000, 'limited', { resetsAt: 8000 }),
      failing(1000, 'limited', { resetsAt: 9000, url: 'https://api.github.com/x' }),
      failing(4000, 'failed', { status: 500 }),
    ];
    expect(freshnessOf(parts, true)).toEqual({
      state: 'limited',
      until: 9000,
      url: 'https://api.github.com/x',
      oldest: 1000,
    });
  });

  it('says how old the oldest part is, also when another part has failed', () => {
    const parts = [{ fetchedAt: 500, error: undefined }, failing(1000, 'malformed')];
    expect(freshnessOf(parts, true)).toEqual({ state: 'failed', oldest: 500 });
  });

  it('has no age when nothing is shown', () => {
    expect(freshnessOf([failing(undefined, 'failed')], true)).toEqual({ state: 'failed', oldest: undefined });
  });
});

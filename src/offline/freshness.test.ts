import { expect, it } from 'vitest';
import { ProviderError } from '../providers/resource.ts';
import { type Freshness, freshnessOf } from './freshness.ts';

const live = { fetchedAt: 3000, error: undefined, isAwaited: false };
const failing = (fetchedAt: number | undefined, ...error: ConstructorParameters<typeof ProviderError>) => ({
  fetchedAt,
  error: new ProviderError(...error),
  isAwaited: false,
});

it.each<[string, ...given: Parameters<typeof freshnessOf>, Freshness]>([
  ['live when nothing has failed', [live, { ...live, fetchedAt: undefined }], true, { state: 'live' }],
  ['live, also without a network, when nothing on it comes from outside', [], false, { state: 'live' }],
  [
    'offline when the device says so, whatever else has failed',
    [live, failing(1000, 'limited', { resetsAt: 9000 })],
    false,
    { state: 'offline', oldest: 1000 },
  ],
  [
    'not offline while the first requests may prove the device wrong',
    [live, { ...live, fetchedAt: 1000, isAwaited: true }],
    false,
    { state: 'live' },
  ],
  [
    'offline when not even its own host responds, although the device believes to be online',
    [failing(2000, 'offline'), failing(1000, 'offline')],
    true,
    { state: 'offline', oldest: 1000 },
  ],
  [
    'not offline above an answer that has come',
    [live, failing(1000, 'offline', { url: 'https://dev.to/api' })],
    true,
    { state: 'unreachable', urls: ['https://dev.to/api'], oldest: 1000 },
  ],
  [
    'without the providers that do not respond',
    [
      failing(2000, 'unreachable', { url: 'https://api.github.com/x' }),
      failing(1000, 'timeout', { url: 'https://dev.to/api' }),
    ],
    true,
    { state: 'unreachable', urls: ['https://api.github.com/x', 'https://dev.to/api'], oldest: 1000 },
  ],
  [
    'not renewed when a provider answers with an error while another does not respond',
    [failing(2000, 'unreachable'), failing(1000, 'failed', { status: 500 })],
    true,
    { state: 'failed', oldest: 1000 },
  ],
  [
    'limited until the last limit ends',
    [
      failing(2000, 'limited', { resetsAt: 8000 }),
      failing(3000, 'limited', { resetsAt: 9000, url: 'https://api.github.com/x' }),
      failing(4000, 'failed', { status: 500 }),
      { ...live, fetchedAt: 500 },
    ],
    true,
    { state: 'limited', until: 9000, url: 'https://api.github.com/x', oldest: 500 },
  ],
  [
    'of no age when nothing is shown',
    [failing(undefined, 'failed')],
    true,
    { state: 'failed', oldest: undefined },
  ],
])('The page is %s', (_, queries, online, freshness) => {
  expect(freshnessOf(queries, online)).toEqual(freshness);
});

import { persistQueryClientRestore } from '@tanstack/react-query-persist-client';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../sw/contract.ts';
import { caches, newDevice } from '../../sw/device.fixture.ts';
import { deviceKey } from '../model/device-entries.ts';
import { createPersistOptions } from '../offline/persistence.ts';
import { createQueryClient } from '../offline/query-client.ts';
import { checkForUpdate, isCheckDue } from './moved-site.ts';

const [hour, day] = [3_600_000, 86_400_000];
const own = cacheNames('/').shell;
const others = [cacheNames('/other/').shell, 'somebody else'];

const keys = [deviceKey('/', 'theme'), deviceKey('/other/', 'theme'), 'somebody else'];

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const registration = { update: vi.fn(), unregister: vi.fn(), active: null };

type HostResponse = () => Response;

/** The response at the worker's address: the worker, or something that makes the browser's check for it fail. */
function host(answer: 'worker' | HostResponse): void {
  registration.update.mockImplementation(async () => {
    if (answer !== 'worker') throw new TypeError('Failed to update a ServiceWorker');
  });
  vi.stubGlobal('fetch', async () => {
    if (answer === 'worker') throw new Error('The page looks only when the browser has failed.');
    return answer();
  });
}

const check = () => checkForUpdate('/', registration);
const isRemoved = () => registration.unregister.mock.calls.length > 0;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1), toFake: ['Date'] });
  registration.unregister.mockClear();
  newDevice();
  for (const name of [own, ...others]) await caches.open(name);
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage());
  for (const key of keys) localStorage.setItem(key, 'set');
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const base of ['/', '/other/'])
    await persistQueryClientRestore({ ...createPersistOptions(base), queryClient: createQueryClient() });
  vi.stubGlobal('location', { reload: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing = () => new Response('', { status: 404 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const redirected = () =>
  Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } });

describe('A site whose worker is not found', () => {
  it.each<[string, 'at once' | 'after an hour' | 'never', HostResponse]>([
    ['status 410', 'at once', () => new Response('', { status: 410 })],
    ['status 404', 'after an hour', missing],
    ['a web page', 'never', () => new Response('<html>')],
    ['a redirect, for hours', 'never', redirected],
    ['status 503', 'never', () => new Response('', { status: 503 })],
    ['no connection', 'never', unreachable],
  ])('but %s is removed %s', async (_, when, answer) => {
    host(answer);
    await check();
    expect(isRemoved()).toBe(when === 'at once');
    vi.advanceTimersByTime(hour - 1);
    await check();
    expect(isRemoved()).toBe(when === 'at once');
    vi.advanceTimersByTime(1);
    await check();
    expect(isRemoved()).toBe(when !== 'never');
    expect(await caches.keys()).toEqual(when === 'never' ? [own, ...others] : others);
    expect(Object.keys(localStorage)).toEqual(
      when === 'never' ? expect.arrayContaining(keys) : keys.slice(1),
    );
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(
      when === 'never' ? ['portfolio@/|', 'portfolio@/other/|'] : ['portfolio@/other/|'],
    );
  });

  it('is kept when an answer comes between redirects', async () => {
    for (const answer of [redirected, redirected, 'worker', redirected, redirected] as const) {
      host(answer);
      await check();
      vi.advanceTimersByTime(day);
    }
    expect(isRemoved()).toBe(false);
  });

  it('is kept when it was missing by a clock that has been set back', async () => {
    host(missing);
    await check();
    vi.setSystemTime(Date.now() - 2 * hour);
    await check();
    vi.advanceTimersByTime(hour - 1);
    await check();
    expect(isRemoved()).toBe(false);
  });
});

it('The page looks by itself when nobody has for a day, and while the worker is missing', async () => {
  expect(isCheckDue('/')).toBe(true);
  host('worker');
  await check();
  expect(isCheckDue('/')).toBe(false);
  vi.advanceTimersByTime(day);
  expect(isCheckDue('/')).toBe(true);
  host(missing);
  await check();
  expect(isCheckDue('/')).toBe(true);
});

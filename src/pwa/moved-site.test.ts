import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../sw/contract.ts';
import { isLookDue, lookForVersion } from './moved-site.ts';

const [hour, day] = [3_600_000, 86_400_000];
const own = cacheNames('/').shell;
const others = [cacheNames('/other/').shell, 'somebody else'];

let stored: string[];
let deleteDatabase: ReturnType<typeof vi.fn>;
const registration = { update: vi.fn(), unregister: vi.fn() };

/** What is at the worker's address: the worker, or something that makes the browser's look for it fail. */
function host(answer: 'worker' | ((redirect: RequestRedirect | undefined) => Response)): void {
  registration.update.mockImplementation(async () => {
    if (answer !== 'worker') throw new TypeError('Failed to update a ServiceWorker');
  });
  vi.stubGlobal('fetch', async (_: string, { redirect }: RequestInit) => {
    if (answer === 'worker') throw new Error('The page looks only when the browser has failed.');
    return answer(redirect);
  });
}

const look = () => lookForVersion('/', registration as unknown as ServiceWorkerRegistration);
const isRemoved = () => registration.unregister.mock.calls.length > 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1), toFake: ['Date'] });
  registration.unregister.mockClear();
  stored = [own, ...others];
  deleteDatabase = vi.fn();
  const settings = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => settings.get(key) ?? null,
    setItem: (key: string, value: string) => settings.set(key, value),
  });
  vi.stubGlobal('caches', {
    keys: async () => stored,
    delete: async (name: string) => {
      stored = stored.filter((each) => each !== name);
    },
  });
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { reload: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const redirectedWithin = () => Object.defineProperty(new Response('<html>'), 'redirected', { value: true });
const redirectedAway = (redirect: RequestRedirect | undefined) => {
  if (redirect !== 'manual') throw new TypeError('Failed to fetch');
  return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
};
const webPage = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
const missing = () => new Response('', { status: 404 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

describe('A site whose worker is not found', () => {
  it.each<
    [string, (redirect: RequestRedirect | undefined) => Response, 'at once' | 'after an hour' | 'never']
  >([
    ['status 410', () => new Response('', { status: 410 }), 'at once'],
    ['a redirect to another origin', redirectedAway, 'at once'],
    ['status 404', missing, 'after an hour'],
    ['a web page', webPage, 'after an hour'],
    ['a redirect within the origin', redirectedWithin, 'after an hour'],
    ['status 503', () => new Response('', { status: 503 }), 'never'],
    ['no connection', unreachable, 'never'],
  ])('but %s is removed %s', async (_, answer, when) => {
    host(answer);
    await look();
    expect(isRemoved()).toBe(when === 'at once');
    vi.advanceTimersByTime(hour - 1);
    await look();
    expect(isRemoved()).toBe(when === 'at once');
    vi.advanceTimersByTime(1);
    await look();
    expect(isRemoved()).toBe(when !== 'never');
    expect(stored).toEqual(when === 'never' ? [own, ...others] : others);
    if (when !== 'never') expect(deleteDatabase).toHaveBeenCalledWith('portfolio@/|');
  });

  it.each([
    ['was there in between', () => host('worker'), hour],
    ['was missing by a clock that has been set back', () => host(missing), -2 * hour],
  ])('is kept when it %s', async (_, meanwhile, passing) => {
    host(missing);
    await look();
    meanwhile();
    vi.setSystemTime(Date.now() + passing);
    await look();
    host(missing);
    vi.advanceTimersByTime(hour - 1);
    await look();
    expect(isRemoved()).toBe(false);
  });
});

it('The page looks by itself when nobody has for a day, and while the worker is missing', async () => {
  expect(isLookDue('/')).toBe(true);
  host('worker');
  await look();
  expect(isLookDue('/')).toBe(false);
  vi.advanceTimersByTime(day);
  expect(isLookDue('/')).toBe(true);
  host(missing);
  await look();
  expect(isLookDue('/')).toBe(true);
});

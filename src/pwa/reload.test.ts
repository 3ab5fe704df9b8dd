import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForNewVersion } from './reload.ts';

const reload = vi.fn();
let served: () => Promise<Response>;

beforeEach(() => {
  const memory = new Map<string, string>();
  reload.mockClear();
  served = async () => new Response('<script src="/assets/index-new.js"></script>');
  vi.stubGlobal('location', { reload, href: 'https://example.org/' });
  vi.stubGlobal('fetch', () => served());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const miss = (version = 'old') => reloadForNewVersion('/', `https://example.org/assets/index-${version}.js`);

describe('A tab that misses a file of its own version', () => {
  it('is reloaded once when the server has another version, and again when it happens with a later one', async () => {
    await miss();
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
    await miss('older');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Response>]>([
    [
      'something blocks the file: the server has the version',
      async () => new Response('/assets/index-old.js'),
    ],
    ['the server fails', async () => new Response('', { status: 503 })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays when %s', async (_, answer) => {
    served = answer;
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when it cannot remember a reload', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });
});

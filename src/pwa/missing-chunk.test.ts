import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForNewVersion } from './missing-chunk.ts';

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
  it('is reloaded once when the server has another version', async () => {
    await miss();
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is reloaded again when it happens with a later version', async () => {
    await miss();
    await miss('older');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server has the same version: something blocks the file', '/assets/index-old.js', 200],
    ['the server fails', '', 503],
  ])('stays when %s', async (_, body, status) => {
    served = async () => new Response(body, { status });
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when there is no network', async () => {
    served = () => Promise.reject(new TypeError('Failed to fetch'));
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when it cannot remember a reload', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });
});

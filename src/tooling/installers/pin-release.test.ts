import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRelease, packageContent, sha256 } from './release.fixture.ts';
import { latestRelease, pinRelease, readPinnedRelease, releaseDownloads } from './release.ts';

const version = '9.8.7';

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pin-'));
  file = join(directory, 'snapshot/remote-support.json');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(directory, { recursive: true });
});

/** Lets GitHub answer; the requests are noted. */
function answer(body: unknown, init?: ResponseInit) {
  const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(async () =>
    body instanceof Error
      ? Promise.reject(body)
      : new Response(typeof body === 'string' ? body : JSON.stringify(body), init),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const release = () => fakeRelease(version, releaseDownloads);

describe('The pin of a release', () => {
  it('has the packages of the installers and no others, each with the digest that GitHub gives', async () => {
    answer(release());
    const { packages, pinnedAt, version: pinned } = await pinRelease(file);
    expect(pinned).toBe(version);
    expect(Date.now() - Date.parse(pinnedAt)).toBeLessThan(60_000);
    const names = release()
      .assets.map(({ name }) => name)
      .filter((name) => !/sciter|AppImage|exe$/.test(name));
    expect(names).toHaveLength(9);
    expect(packages).toEqual(
      names.map((name) => ({
        digest: sha256(packageContent(name)),
        address: `${releaseDownloads}${version}/${name}`,
      })),
    );
    expect(await readPinnedRelease(file)).toEqual({ packages, pinnedAt, version: pinned });
    expect(await readdir(join(directory, 'snapshot'))).toEqual(['remote-support.json']);
  });

  it('takes a release that is not built for every system', async () => {
    answer({ ...release(), assets: release().assets.slice(0, 1) });
    expect((await pinRelease(file)).packages).toHaveLength(1);
  });

  it('is asked for with the token, where there is one', async () => {
    const fetch = answer(release());
    await pinRelease(file);
    await pinRelease(file, 'secret');
    expect(fetch.mock.calls.map(([url, { headers }]) => [url, headers])).toEqual([
      [latestRelease, { accept: 'application/vnd.github+json' }],
      [latestRelease, { accept: 'application/vnd.github+json', authorization: 'Bearer secret' }],
    ]);
  });

  it.each<[string, unknown, ResponseInit | undefined, string]>([
    ['there is no network', new TypeError('fetch failed'), undefined, 'cannot be reached'],
    ['GitHub limits requests', '', { status: 403 }, 'status 403'],
    ['there is no answer in JSON', '<!doctype html>', undefined, 'does not describe a release'],
    ['the answer is of another shape', { tag_name: version }, undefined, 'does not describe a release'],
    [
      'a package has no digest',
      { ...release(), assets: release().assets.map((asset) => ({ ...asset, digest: null })) },
      undefined,
      `no SHA-256 digest for rustdesk-${version}-x86_64.deb`,
    ],
    ['there are no packages', { ...release(), assets: [] }, undefined, 'no packages'],
    ['the tag is no version', { ...release(), tag_name: 'nightly' }, undefined, 'nightly'],
  ])('stays the earlier one when %s', async (_, body, init, message) => {
    answer(release());
    await pinRelease(file);
    const before = await readFile(file, 'utf8');
    answer(body, init);
    await expect(pinRelease(file)).rejects.toThrow(message);
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

describe('Reading a pin', () => {
  it('finds none where none was made', async () => {
    expect(await readPinnedRelease(file)).toBeUndefined();
  });

  const address = `${releaseDownloads}9.8.7/rustdesk-9.8.7-x86_64.deb`;
  const pin = (entry: object) =>
    JSON.stringify({ version, pinnedAt: new Date(0).toISOString(), packages: [entry] });
  it.each([
    ['half a file', '{"version":'],
    ['no packages', '{"version":"9.8.7","pinnedAt":"2025-01-01T00:00:00Z","packages":[]}'],
    ['a digest that is none', pin({ digest: 'x', address })],
    ['a package from elsewhere', pin({ digest: '0'.repeat(64), address: 'https://elsewhere.example/x.deb' })],
    ['an address with more than an address', pin({ digest: '0'.repeat(64), address: `${address}'; id` })],
  ])('refuses %s, and says what to do', async (_, content) => {
    file = join(directory, 'pin.json');
    await writeFile(file, content);
    await expect(readPinnedRelease(file)).rejects.toThrow(
      'Delete it, or make a new one with `npm run snapshot`.',
    );
  });
});

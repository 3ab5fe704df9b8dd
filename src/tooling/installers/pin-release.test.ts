import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRelease, packageContent, type Release, sha256 } from './release.fixture.ts';
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

const release = (change: (release: Release) => void = () => {}): Release => {
  const made = fakeRelease(version, releaseDownloads);
  change(made);
  return made;
};

describe('The pin of a release', () => {
  it('has the packages of the installers and no others, each with the digest that GitHub gives', async () => {
    answer(release());
    const { packages, pinnedAt, version: pinned } = await pinRelease(file);
    expect(pinned).toBe(version);
    expect(Date.now() - Date.parse(pinnedAt)).toBeLessThan(60_000);
    const names = [
      ...['-x86_64.deb', '-aarch64.deb'],
      ...['-0.x86_64.rpm', '-0.aarch64.rpm'],
      ...['-0.x86_64-suse.rpm', '-0.aarch64-suse.rpm'],
      '-0-x86_64.pkg.tar.zst',
      ...['-x86_64.msi', '-aarch64.msi'],
    ].map((ending) => `rustdesk-${version}${ending}`);
    expect(packages).toEqual(
      names.map((name) => ({
        digest: sha256(packageContent(name)),
        address: `${releaseDownloads}${version}/${name}`,
      })),
    );
  });

  it('is what the next build reads', async () => {
    answer(release());
    const pinned = await pinRelease(file);
    expect(await readPinnedRelease(file)).toEqual(pinned);
    expect(await readdir(join(directory, 'snapshot'))).toEqual(['remote-support.json']);
  });

  it('takes a release that is not built for every system', async () => {
    answer(release(({ assets }) => assets.splice(1)));
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
      release(({ assets }) => {
        for (const asset of assets) if (asset.name.endsWith('-aarch64.msi')) asset.digest = null;
      }),
      undefined,
      `no SHA-256 digest for rustdesk-${version}-aarch64.msi`,
    ],
    [
      'there are no packages',
      release((made) => Object.assign(made, { assets: [] })),
      undefined,
      'no packages',
    ],
    [
      'the tag is no version',
      release((made) => Object.assign(made, { tag_name: 'nightly' })),
      undefined,
      'nightly',
    ],
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

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeRelease, packageContent, sha256 } from './release.fixture.ts';
import { latestRelease, pinRelease, readPinnedRelease, releaseDownloads } from './release.ts';

const version = '9.8.7';
const release = fakeRelease(version, releaseDownloads);

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pin-'));
  file = join(directory, 'remote-support.json');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(directory, { recursive: true });
});

/** Lets GitHub answer. */
function answer(body: unknown, init?: ResponseInit) {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => {
    if (body instanceof Error) throw body;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('The pin has the packages of the installers with GitHub’s digests, asked for with the token', async () => {
  expect(await readPinnedRelease(file)).toBeUndefined();
  const fetch = answer(release);
  const pinned = await pinRelease(file, 'secret');
  expect(fetch.mock.calls[0]?.[0]).toBe(latestRelease);
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer secret' });
  const names = release.assets.map(({ name }) => name).filter((name) => !/sciter|AppImage|exe$/.test(name));
  expect(names).toHaveLength(9);
  expect(pinned).toMatchObject({
    version,
    packages: names.map((name) => ({
      digest: sha256(packageContent(name)),
      address: `${releaseDownloads}${version}/${name}`,
    })),
  });
  expect(await readPinnedRelease(file)).toEqual(pinned);
});

it.each<[string, unknown, ResponseInit | undefined, string]>([
  ['there is no network', new TypeError('fetch failed'), undefined, 'cannot be reached'],
  ['GitHub limits requests', '', { status: 403 }, 'status 403'],
  [
    'a package has no digest',
    { ...release, assets: release.assets.map((asset) => ({ ...asset, digest: null })) },
    undefined,
    `no SHA-256 digest for rustdesk-${version}-x86_64.deb`,
  ],
  ['the tag is no version', { ...release, tag_name: 'nightly' }, undefined, 'nightly'],
])('The earlier pin stays when %s', async (_, body, init, message) => {
  answer(release);
  await pinRelease(file);
  const before = await readFile(file, 'utf8');
  answer(body, init);
  await expect(pinRelease(file)).rejects.toThrow(message);
  expect(await readFile(file, 'utf8')).toBe(before);
});

const address = `${releaseDownloads}9.8.7/rustdesk-9.8.7-x86_64.deb`;
it.each([
  ['a package from elsewhere', { digest: '0'.repeat(64), address: 'https://elsewhere.example/x.deb' }],
  ['an address with more than an address', { digest: '0'.repeat(64), address: `${address}'; id` }],
])('A pin with %s is refused, with what to do', async (_, content) => {
  const pin = { version, pinnedAt: '2025-01-01T00:00:00Z', packages: [content] };
  await writeFile(file, JSON.stringify(pin));
  await expect(readPinnedRelease(file)).rejects.toThrow(
    'Delete it, or make a new one with `npm run snapshot`.',
  );
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import { remoteSupport } from './plugin.ts';
import { fakeRelease } from './release.fixture.ts';
import { pinFile, pinRelease, readPinnedRelease, releaseDownloads } from './release.ts';

const release = fakeRelease('9.8.7', releaseDownloads);
const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';

let root: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'remote-support-'));
  file = join(root, pinFile);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(root, { recursive: true });
});

const answer = (body: unknown, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), init));

/** The installers that a build has: for Windows, then for Linux. */
async function built(settings: object | null): Promise<string[]> {
  const site = settings && siteOf({ github: { username: 'alice' }, remoteSupport: settings });
  // biome-ignore lint/suspicious/noExplicitAny: Vite's hooks want all of its context.
  const plugin = remoteSupport(async () => site) as any;
  const files: string[] = [];
  const config = { root, base: '/sub/', publicDir: join(root, 'public') };
  const emitFile = ({ source }: { source: string }) => files.push(source);
  await plugin.generateBundle.handler.call({ environment: { config }, emitFile }, {}, { 'index.html': {} });
  return files;
}

it('A build has the installers with the owner’s server and the pinned release, to each its packages', async () => {
  answer(release);
  await pinRelease(file);
  const [windows, linux] = await built({ server: 'rustdesk.example.com', key });
  expect(linux).toContain(`\nserver='rustdesk.example.com'\nkey='${key}'\nrelay=''\napi=''\n`);
  expect(windows).toContain(`\n$Server = 'rustdesk.example.com'\n$Key = '${key}'\n`);
  for (const { name, digest, browser_download_url: address } of release.assets) {
    const line = `${digest.slice('sha256:'.length)} ${address}`;
    const isPackage = !/sciter|AppImage|exe$/.test(name);
    expect(
      [linux, windows].filter((text) => text?.includes(line)),
      name,
    ).toHaveLength(isPackage ? 1 : 0);
  }
});

it('Without server and pin they name none; without the card, or beside one of the owner’s, they are left out', async () => {
  for (const text of await built({})) expect(text).toMatch(/^\$?server *= *''$.*^\$?pinned *= *''$/ims);
  expect(await built({ display: false })).toEqual([]);
  expect(await built(null)).toEqual([]);
  await mkdir(join(root, 'public/downloads'), { recursive: true });
  await writeFile(join(root, 'public/downloads/linuxclientinstall.sh'), 'my own');
  expect(await built({})).toHaveLength(1);
});

it.each<[string, unknown, ResponseInit, string]>([
  ['GitHub limits requests', '', { status: 403 }, 'status 403'],
  ['the answer is none', '<!doctype html>', {}, 'does not describe a release'],
  [
    'there is no digest',
    { ...release, assets: [{ ...release.assets[0], digest: null }] },
    {},
    'no SHA-256 digest',
  ],
  ['there are no packages', { ...release, assets: [] }, {}, 'no packages'],
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
  ['from elsewhere', 'https://elsewhere.example/x.deb'],
  ['with more than an address', `${address}'; id`],
])('A pin of a package %s is refused, with what to do', async (_, address) => {
  const pin = {
    version: '1.2',
    pinnedAt: '2025-01-01T00:00:00Z',
    packages: [{ digest: '0'.repeat(64), address }],
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(pin));
  await expect(readPinnedRelease(file)).rejects.toThrow(
    'Delete it, or make a new one with `npm run snapshot`.',
  );
});

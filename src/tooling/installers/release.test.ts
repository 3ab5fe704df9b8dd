import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { remoteSupport } from './plugin.ts';
import { packages, release } from './release.fixture.ts';
import { pinFile, pinRelease, readPinnedRelease } from './release.ts';

const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';

const root = emptyDirectory();
const file = join(root, pinFile);
beforeEach(async () => {
  answer(release);
  await pinRelease(file);
});
afterEach(() => void vi.unstubAllGlobals());

const answer = (body: unknown, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), init));

/** The installers that a build has: for Windows, then for Linux. */
async function built(settings: object | null): Promise<string[]> {
  const site = settings && siteOf({ github: { username: 'alice' }, remoteSupport: settings });
  const { generateBundle } = remoteSupport(async () => site);
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no such hook.');
  const files: string[] = [];
  const config = { root, base: '/sub/', publicDir: join(root, 'public') };
  const emitFile = ({ source }: { source: string }) => files.push(source);
  // Vite's hooks want all of its context.
  const context = { environment: { config }, emitFile } as never;
  await generateBundle.handler.call(context, {} as never, { 'index.html': {} as never }, false);
  return files;
}

it('A build has the installers with the owner’s server and the pinned release, to each its packages', async () => {
  const [windows, linux] = await built({ server: 'rustdesk.example.com', key });
  expect(linux).toContain(`\nserver='rustdesk.example.com'\nkey='${key}'\nrelay=''\napi=''\n`);
  expect(windows).toContain(`\n$Server = 'rustdesk.example.com'\n$Key = '${key}'\n`);
  for (const { digest, address } of packages) {
    const named = [linux, windows].filter((text) => text?.includes(`${digest} ${address}`));
    expect(named, address).toHaveLength(/sciter|AppImage|exe$/.test(address) ? 0 : 1);
  }
});

it('Without server and pin they name none; without the card, or beside one of the owner’s, they are left out', async () => {
  await rm(file);
  for (const text of await built({})) expect(text).toMatch(/^\$?server *= *''$.*^\$?pinned *= *''$/ims);
  expect(await built({ display: false })).toEqual([]);
  expect(await built(null)).toEqual([]);
  put(join(root, 'public/downloads/linuxclientinstall.sh'), 'my own');
  expect(await built({})).toHaveLength(1);
});

it.each<[string, unknown, number, string]>([
  ['GitHub limits requests', '', 403, 'status 403'],
  ['the answer is a web page', '<!doctype html>', 200, 'does not describe a release'],
  ['there is no digest', { ...release, assets: [{ ...release.assets[0], digest: null }] }, 200, 'no SHA-256'],
  ['there are no packages', { ...release, assets: [] }, 200, 'no packages'],
])('The earlier pin stays when %s', async (_, body, status, message) => {
  const before = await readFile(file, 'utf8');
  answer(body, { status });
  await expect(pinRelease(file)).rejects.toThrow(message);
  expect(await readFile(file, 'utf8')).toBe(before);
});

it.each([
  ['from elsewhere', (address: string) => address.replace('github.com', 'elsewhere.example')],
  ['with more than an address', (address: string) => `${address}'; id`],
])('A pin of a package %s is refused, with what to do', async (_, alter) => {
  const { packages, ...pin } = await pinRelease(file);
  const altered = packages.map(({ digest, address }) => ({ digest, address: alter(address) }));
  put(file, JSON.stringify({ ...pin, packages: altered }));
  await expect(readPinnedRelease(file)).rejects.toThrow('make a new one with `npm run snapshot`.');
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import { remoteSupport } from './plugin.ts';
import { latestRelease, pinFile, releaseDownloads } from './release.ts';

const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'remote-support-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** The installers that a build has: for Windows, then for Linux. */
async function built(settings: object | null): Promise<(string | undefined)[]> {
  const site = settings && siteOf({ github: { username: 'alice' }, remoteSupport: settings });
  // biome-ignore lint/suspicious/noExplicitAny: Vite's hooks want all of its context.
  const plugin = remoteSupport(async () => site) as any;
  const files = new Map<string, string>();
  const config = { root, base: '/sub/', publicDir: join(root, 'public') };
  const emitFile = (file: { fileName: string; source: string }) => files.set(file.fileName, file.source);
  await plugin.generateBundle.handler.call({ environment: { config }, emitFile }, {}, { 'index.html': {} });
  return ['WindowsAgentAIOInstall.ps1', 'linuxclientinstall.sh'].map((name) =>
    files.get(`downloads/${name}`),
  );
}

it('A build has the installers with the owner’s server and the pinned release, to each its packages', async () => {
  const packages = ['-x86_64.deb', '-x86_64.msi'].map((ending, index) => ({
    digest: String(index).repeat(64),
    address: `${releaseDownloads}9.8.7/rustdesk-9.8.7${ending}`,
  }));
  await write(pinFile, JSON.stringify({ version: '9.8.7', pinnedAt: '2025-01-01T00:00:00Z', packages }));
  const [windows, linux] = await built({ server: 'rustdesk.example.com', key });
  expect(linux).toContain(`\nserver='rustdesk.example.com'\nkey='${key}'\nrelay=''\napi=''\n`);
  expect(windows).toContain(`\n$Server = 'rustdesk.example.com'\n$Key = '${key}'\n`);
  expect(linux).toContain(`\npinned='${'0'.repeat(64)} ${packages[0]?.address}'\n`);
  expect(windows).toContain(`\n$Pinned = '${'1'.repeat(64)} ${packages[1]?.address}'\n`);
});

it('Without server and pin they use the public servers and ask GitHub for the same release', async () => {
  for (const text of await built({})) {
    expect(text).toMatch(/^\$?server *= *''$/im);
    expect(text).toMatch(/^\$?pinned *= *''$/im);
    expect(text).toMatch(new RegExp(`^\\$?releases *= *'${latestRelease}'$`, 'im'));
  }
});

it('There are none where the card is not shown, and none in the place of the owner’s own', async () => {
  expect(await built({ display: false })).toEqual([undefined, undefined]);
  expect(await built(null)).toEqual([undefined, undefined]);
  await write('public/downloads/linuxclientinstall.sh', 'my own');
  expect(await built({})).toEqual([expect.any(String), undefined]);
});

import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import { remoteSupport } from './plugin.ts';
import { latestRelease, pinFile, releaseDownloads } from './release.ts';

const server = 'rustdesk.example.com';
const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';
const windows = 'downloads/WindowsAgentAIOInstall.ps1';
const linux = 'downloads/linuxclientinstall.sh';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'remote-support-')));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const pluginOf = (settings: object | null) =>
  remoteSupport(async () =>
    settings ? siteOf({ github: { username: 'alice' }, remoteSupport: settings }) : null,
  );

/** The files that the plugin adds to a build, by name. */
async function built(settings: object | null): Promise<Map<string, string>> {
  // biome-ignore lint/suspicious/noExplicitAny: Vite's hooks want all of its context.
  const plugin = pluginOf(settings) as any;
  const files = new Map<string, string>();
  const config = { root, base: '/sub/', publicDir: join(root, 'public') };
  const emitFile = (file: { fileName: string; source: string }) => files.set(file.fileName, file.source);
  await plugin.generateBundle.handler.call({ environment: { config }, emitFile }, {}, { 'index.html': {} });
  return files;
}

describe('A build has the installers', () => {
  it('with the owner\u2019s server in them', async () => {
    const files = await built({ server, key, relay: 'relay.example.com', api: 'https://api.example.com' });
    expect(files.get(linux)).toContain(
      `\nserver='${server}'\nkey='${key}'\nrelay='relay.example.com'\napi='https://api.example.com'\n`,
    );
    expect(files.get(windows)).toContain(
      `\n$Server = '${server}'\n$Key = '${key}'\n$Relay = 'relay.example.com'\n$Api = 'https://api.example.com'\n`,
    );
  });

  it('without a server where the owner has none; then they ask GitHub', async () => {
    const files = await built({});
    expect(files.get(linux)).toMatch(/\nserver=''\nkey=''\nrelay=''\napi=''\n.*\npinned=''\n/);
    expect(files.get(windows)).toMatch(
      /\n\$Server = ''\n\$Key = ''\n\$Relay = ''\n\$Api = ''\n.*\n\$Pinned = ''\n/,
    );
  });

  it('which ask for the same release as the pin', async () => {
    for (const text of (await built({})).values()) {
      expect(text).toMatch(new RegExp(`^\\$?releases *= *'${latestRelease}'$`, 'im'));
      expect(text).toMatch(new RegExp(`^\\$?downloads *= *'${releaseDownloads}'$`, 'im'));
    }
  });

  it('with the pinned release, to each its packages', async () => {
    const packages = ['-x86_64.deb', '-x86_64.msi'].map((ending, index) => ({
      digest: String(index).repeat(64),
      address: `${releaseDownloads}9.8.7/rustdesk-9.8.7${ending}`,
    }));
    await write(pinFile, JSON.stringify({ version: '9.8.7', pinnedAt: '2025-01-01T00:00:00Z', packages }));
    const files = await built({ server, key });
    expect(files.get(linux)).toContain(`\npinned='${'0'.repeat(64)} ${packages[0]?.address}'\n`);
    expect(files.get(windows)).toContain(`\n$Pinned = '${'1'.repeat(64)} ${packages[1]?.address}'\n`);
  });

  it('but not with a damaged pin', async () => {
    await write(pinFile, '{');
    await expect(built({})).rejects.toThrow(/remote-support\.json is damaged\. Delete it/);
  });

  it('but not where the card is not shown, or the configuration is invalid', async () => {
    expect((await built({ display: false })).size).toBe(0);
    expect((await built(null)).size).toBe(0);
  });

  it('but not where the owner has one of the same name', async () => {
    await write(`public/${linux}`, 'my own');
    expect([...(await built({})).keys()]).toEqual([windows]);
  });
});

it('The development server offers the same installers, below the base', async () => {
  const development = await createServer({
    configFile: false,
    logLevel: 'silent',
    root,
    base: '/sub/',
    plugins: [pluginOf({ server, key })],
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  try {
    await development.listen();
    const [address] = development.resolvedUrls?.local ?? [];
    const files = await built({ server, key });
    for (const file of [linux, windows]) {
      const response = await fetch(`${address}${file}`);
      expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(files.get(file));
    }
  } finally {
    await development.close();
  }
});

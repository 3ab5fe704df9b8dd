import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Fetch } from '../../providers/request.ts';
import { writeWhole } from '../files.ts';
import { installers, type Package } from './installer.ts';

const latestRelease = 'https://api.github.com/repos/rustdesk/rustdesk/releases/latest';
export const releaseDownloads = 'https://github.com/rustdesk/rustdesk/releases/download/';

/** Made with the snapshot, used by the next build. */
export const pinFile = 'public/snapshot/remote-support.json';

const text = z.string();
const packageSchema = z.strictObject({
  digest: text.regex(/^[0-9a-f]{64}$/),
  address: text.startsWith(releaseDownloads).regex(/^[\w.:/-]+$/),
});
const pinnedReleaseSchema = z.strictObject({
  version: text.regex(/^\d+(\.\d+)+$/),
  pinnedAt: z.iso.datetime(),
  packages: z.array(packageSchema).min(1),
});

/** Undefined without a pin: the installers ask GitHub then. @throws Error when the file is damaged */
export async function readPinnedRelease(file: string) {
  if (!existsSync(file)) return undefined;
  try {
    return pinnedReleaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is damaged. Delete it, or make a new one with \`npm run snapshot\`.`, { cause });
  }
}

const responseSchema = z.object({
  tag_name: text,
  assets: z.array(z.object({ name: text, digest: text.nullish(), browser_download_url: text })),
});

/** Stores the packages of RustDesk's latest release with their digests for the next build. @throws Error with the reason */
export async function pinRelease(file: string, fetch: Fetch = globalThis.fetch) {
  const { tag_name, assets } = await askGitHub(fetch);
  const packages = assets
    .filter(({ name }) => installers.some(({ packageName }) => packageName.test(name)))
    .map(({ name, digest, browser_download_url: address }): Package => {
      const sha256 = /^sha256:([0-9a-f]{64})$/.exec(digest ?? '')?.[1];
      if (sha256 === undefined) throw new Error(`GitHub gives no SHA-256 digest for ${name}.`);
      return { digest: sha256, address };
    });
  const version = /^v?(\d+(?:\.\d+)+)$/.exec(tag_name)?.[1];
  if (packages.length === 0 || version === undefined)
    throw new Error(`RustDesk's release ${tag_name} at ${latestRelease} has no packages for the installers.`);
  const release = { version, pinnedAt: new Date().toISOString(), packages };
  await writeWhole(file, `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

async function askGitHub(fetch: Fetch) {
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(latestRelease, { signal }).catch((cause: unknown) => {
    throw new Error(`${latestRelease} cannot be reached.`, { cause });
  });
  if (!response.ok) throw new Error(`${latestRelease} answers with status ${response.status}.`);
  const { data, error: cause } = responseSchema.safeParse(await response.json().catch(() => undefined));
  if (!data) throw new Error(`${latestRelease} does not describe a release.`, { cause });
  return data;
}

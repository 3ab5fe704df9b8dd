import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { installers } from './installer.ts';
import { latestRelease, type Package, type PinnedRelease } from './release.ts';

const answerSchema = z.object({
  tag_name: z.string(),
  assets: z.array(
    z.object({ name: z.string(), digest: z.string().nullish(), browser_download_url: z.string() }),
  ),
});
type Asset = z.output<typeof answerSchema>['assets'][number];

const timeLimit = 20_000;

export interface PinOptions {
  file: string;
  /** For GitHub; it allows more requests an hour. */
  token?: string | undefined;
}

/**
 * Stores the packages of RustDesk's latest release with their SHA-256 digests for the next build. When that fails, an
 * earlier pin stays. @throws Error with the reason
 */
export async function pinRelease({ file, token }: PinOptions): Promise<PinnedRelease> {
  const { tag_name, assets } = await askGitHub(token);
  const packages = assets.filter(isForInstallers).map(toPackage);
  const version = /^v?(\d+(?:\.\d+)+)$/.exec(tag_name)?.[1];
  if (packages.length === 0 || version === undefined)
    throw new Error(`RustDesk's release ${tag_name} at ${latestRelease} has no packages for the installers.`);
  const release = { version, pinnedAt: new Date().toISOString(), packages };
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that a build beside this one never reads half a file.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, `${JSON.stringify(release, null, 2)}\n`);
  await rename(partial, file);
  return release;
}

async function askGitHub(token: string | undefined): Promise<z.output<typeof answerSchema>> {
  const response = await fetch(latestRelease, {
    headers: {
      accept: 'application/vnd.github+json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: AbortSignal.timeout(timeLimit),
  }).catch((cause: unknown) => {
    throw new Error(`${latestRelease} cannot be reached.`, { cause });
  });
  if (!response.ok) throw new Error(`${latestRelease} answers with status ${response.status}.`);
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success)
    throw new Error(`${latestRelease} does not describe a release.`, { cause: answer.error });
  return answer.data;
}

const suffixes = installers.flatMap((installer) => installer.suffixes);

/** Whether one of the installers chooses from this file: `rustdesk-1.2.3-x86_64.deb`, but not `…-sciter.deb`. */
function isForInstallers({ name }: Asset): boolean {
  const suffix = suffixes.find((ending) => name.endsWith(ending));
  return suffix !== undefined && /^rustdesk-\d[\d.]*(-\d+)?$/.test(name.slice(0, -suffix.length));
}

function toPackage({ name, digest, browser_download_url: address }: Asset): Package {
  const sha256 = /^sha256:([0-9a-f]{64})$/.exec(digest ?? '')?.[1];
  if (sha256 === undefined) throw new Error(`GitHub gives no SHA-256 digest for ${name}.`);
  return { digest: sha256, address };
}

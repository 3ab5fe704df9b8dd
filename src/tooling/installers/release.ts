import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export const latestRelease = 'https://api.github.com/repos/rustdesk/rustdesk/releases/latest';
export const releaseDownloads = 'https://github.com/rustdesk/rustdesk/releases/download/';

/** The pin of a project, below its root: made with the snapshot, used by the next build. */
export const pinFile = 'public/snapshot/remote-support.json';

const packageSchema = z.strictObject({
  /** SHA-256, 64 hexadecimal digits, as GitHub publishes it. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  address: z
    .string()
    .refine((address) => address.startsWith(releaseDownloads) && /^[\w.:/-]+$/.test(address)),
});

const pinnedReleaseSchema = z.strictObject({
  version: z.string().regex(/^\d+(\.\d+)+$/),
  /** When GitHub said so, in ISO 8601. */
  pinnedAt: z.iso.datetime(),
  packages: z.array(packageSchema).min(1),
});

export type Package = z.output<typeof packageSchema>;
/** A release of RustDesk whose digests are known when the site is built. */
export type PinnedRelease = z.output<typeof pinnedReleaseSchema>;

/**
 * @returns undefined without a pin: then the installers ask GitHub themselves
 * @throws Error when the file is damaged
 */
export async function readPinnedRelease(file: string): Promise<PinnedRelease | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return pinnedReleaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is damaged. Delete it, or make a new one with \`npm run snapshot\`.`, { cause });
  }
}

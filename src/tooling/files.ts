import { createHash, hash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decoded } from '../model/http-link.ts';

/** Disposable cache below the project's root; it survives builds. */
export const cacheDirectory = 'node_modules/.cache/portfolio';

/** Makes a file once for the same input. @returns the absolute path */
export async function cachedFile(
  directory: string,
  name: string,
  from: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const key = createHash('sha256').update(name);
  for (const part of from) key.update(`${part.length} `).update(part);
  const file = join(directory, key.digest('hex').slice(0, 16), name);
  if (!existsSync(file)) await writeWhole(file, await make());
  return file;
}

/** Writes a file and its directory atomically. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  try {
    await writeFile(partial, content);
    await rename(partial, file);
  } catch (error) {
    // A full disk leaves the beginning of a file.
    await rm(partial, { force: true });
    throw error;
  }
}

export const shortHash = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 8);

/** All files below a directory, with slashes, also those in linked folders as Vite copies them; empty without the directory. */
export function filesBelow(directory: string, above: readonly string[] = []): string[] {
  if (!existsSync(directory)) return [];
  const real = realpathSync(directory);
  // A link to a folder around it would never end.
  if (above.includes(real)) return [];
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    const isLinkedFolder = entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (!entry.isDirectory() && !isLinkedFolder) return entry.name;
    return filesBelow(path, [...above, real]).map((file) => `${entry.name}/${file}`);
  });
}

/** Path below `public/` of a file's address below the base. */
export const publicPath = (address: string, base = '/'): string =>
  decoded(address.slice(base.length).replace(/[?#].*$/s, ''));

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Disposable cache below the project's root; it survives builds. */
export const cacheDirectory = 'node_modules/.cache/portfolio';

/** Makes a file once for the same input. @returns the absolute path */
export async function cachedFile(
  directory: string,
  name: string,
  from: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256').update(name);
  for (const part of from) hash.update(`${part.length} `).update(part);
  const file = join(directory, hash.digest('hex').slice(0, 16), name);
  if (existsSync(file)) return file;

  await writeWhole(file, await make());
  return file;
}

/** Writes a file and its directory atomically. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, content);
  await rename(partial, file);
}

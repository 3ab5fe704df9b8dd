import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all; the one before stays beside it, under a name that is free.
 * @returns the name of the one before
 */
export function replaceKeeping(file: string, content: string | Uint8Array): string | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  let kept: string | undefined;
  try {
    writeFileSync(partial, content, { flush: true });
    if (existsSync(file)) {
      kept = freeName(`${file}.old`);
      copyFileSync(file, kept, constants.COPYFILE_EXCL);
    }
    renameSync(partial, file);
    return kept;
  } catch (error) {
    // The file before is still in its place.
    rmSync(partial, { force: true });
    if (kept) rmSync(kept, { force: true });
    throw error;
  }
}

function freeName(name: string): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(free)) return free;
  }
}

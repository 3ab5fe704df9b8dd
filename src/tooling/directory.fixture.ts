import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/** A directory for the tests of one file, which keeps what they put into it until the last has ended. */
export function lastingDirectory(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
  afterAll(() => rmSync(directory, { recursive: true }));
  return directory;
}

/** A directory that is empty when a test begins. */
export function emptyDirectory(): string {
  const directory = lastingDirectory();
  beforeEach(() => {
    for (const name of readdirSync(directory)) rmSync(join(directory, name), { recursive: true });
  });
  return directory;
}

/** Writes a file, and the folders around it. */
export function put(file: string, content: string | Uint8Array = ''): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { filesBelow } from './files.ts';

const root = join(import.meta.dirname, '../..');

/** Unit tests lie beside the files they test. Folders with a dot hold what was built. */
const tests = ['src', 'sw', 'e2e']
  .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('/.'));
/** Those that replace modules get a thread of their own; the others share theirs, with what it has imported. */
const replacing = tests.filter((path) =>
  /\bvi\.(?:(?:do)?[mM]ock|resetModules)\(/.test(readFileSync(join(root, path), 'utf8')),
);
const sharing = tests.filter((path) => !replacing.includes(path));

export default defineConfig({
  root,
  test: {
    setupFiles: 'src/site-has.fixture.ts',
    // Properties and nested builds take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // Vitest leaves one processor of a small machine idle.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'replacing', include: replacing } },
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
    ],
  },
});

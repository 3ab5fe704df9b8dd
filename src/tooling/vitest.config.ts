import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Unit tests lie beside the files they test. Folders with a dot hold what was built. */
const testsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : testsIn(path);
    return /\.test\.tsx?$/.test(path) ? [path] : [];
  });
const tests = ['src', 'sw', 'e2e'].flatMap(testsIn);

/** Those that replace modules, clocks or globals run alone. The others share a process, in a third of the time. */
const alone =
  /\bvi\.(?:(?:do)?mock|hoisted|resetModules|stubGlobal|useFakeTimers|unstubAllGlobals|spyOn\(globalThis)|process\.env/;
const replacing = tests.filter((path) => alone.test(readFileSync(join(root, path), 'utf8')));

export default defineConfig({
  root,
  test: {
    // Properties and nested builds take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one processor of a small machine idle.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'replacing', include: replacing } },
      {
        extends: true,
        test: {
          name: 'sharing',
          include: tests.filter((path) => !replacing.includes(path)),
          isolate: false,
        },
      },
    ],
  },
});

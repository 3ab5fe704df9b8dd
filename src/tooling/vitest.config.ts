import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Unit tests lie beside the files they test. */
const include = ['{src,sw,e2e}/**/*.test.{ts,tsx}'];
/** Tests that replace modules have modules of their own: of components, which read those of the build, and of the worker. */
const replacing = ['src/**/*.test.tsx', 'sw/**/*.test.ts'];
/** Folders with a dot hold what was built. */
const exclude = ['**/.*/**', '**/node_modules/**'];

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  resolve: {
    alias: {
      'virtual:model-version': join(import.meta.dirname, 'model-version.ts'),
      'virtual:site-has': join(import.meta.dirname, '../site-has.fixture.ts'),
    },
  },
  test: {
    setupFiles: ['src/tooling/globals.fixture.ts'],
    // Properties and nested builds take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // Vitest leaves one processor of a small machine idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'replacing',
          include: replacing,
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'sharing',
          include,
          exclude: [...exclude, ...replacing],
          isolate: false,
          setupFiles: ['src/shared-modules.fixture.ts'],
        },
      },
    ],
  },
});

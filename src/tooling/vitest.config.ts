import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** Unit tests lie beside the files they test; e2e/specs belongs to the browser tests. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // Properties and nested builds take their time on a busy machine.
    testTimeout: 60_000,
    // Copies of the project, changed on purpose.
    exclude: [...configDefaults.exclude, 'e2e/.mutants/**'],
    include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'e2e/**/*.test.ts'],
  },
});

import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { worker } from './worker.ts';

const root = emptyDirectory();

test('a build that fails before its files are written tells its own error, not that the worker lacks files', async () => {
  put(join(root, 'index.html'), '<!doctype html><title>Site</title>');
  const failing = {
    name: 'failing',
    generateBundle() {
      throw new Error('The disk is full.');
    },
  };
  const plugins = [worker(async () => null, { replaced: async () => [] }), failing];
  const building = build({ configFile: false, logLevel: 'silent', root, plugins });
  await expect(building).rejects.toThrow('The disk is full.');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isShipped } from '../inputs/shipped.fixture.ts';
import { generatedDocs } from './docs.ts';
import { root } from './run.mjs';

const generated = await generatedDocs();
const written = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r', '');

test('docs/configuration.md is up to date: `npm run docs` writes it', () => {
  expect(written('docs/configuration.md')).toBe(generated.get('docs/configuration.md'));
});

test.runIf(isShipped)('the example is known by its hash: `npm run docs` writes it', () => {
  const path = 'src/tooling/commands/init/example-config.json';
  expect(written(path)).toBe(generated.get(path));
});

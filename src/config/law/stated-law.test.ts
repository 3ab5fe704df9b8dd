import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../..', import.meta.url));

test('Only the list of rules knows a paragraph', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|law\/rules\.ts$/.test(file),
  );
  const quoting = files.filter((file) =>
    /§ ?\d|\b(?:Art|Abs)\. ?\d/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(files).toContain('config/law/law.ts');
  expect(quoting).toEqual([]);
});

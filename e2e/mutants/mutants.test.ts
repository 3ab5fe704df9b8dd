import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const root = join(import.meta.dirname, '../..');

test.each(Object.entries(mutants))(
  'What %s has broken is there, and so are the tests that notice it',
  (file, parts) => {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [from, , noticedBy] of parts) {
      expect(source).toContain(from);
      expect(existsSync(join(root, noticedBy.split(' ', 1)[0] ?? '')), noticedBy).toBe(true);
    }
  },
);

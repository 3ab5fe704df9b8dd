import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mutants } from './mutants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe.each(mutants)('The mutant $name', ({ file, find, replace, noticedBy }) => {
  it('changes one place of the code', () => {
    expect(read(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('is noticed by a test that there is', () => {
    const [testFile, ...titles] = noticedBy;
    expect(testFile).toMatch(/\.(?:test\.tsx?|spec\.ts)$/);
    const source = read(testFile);
    for (const title of titles) {
      expect(title).not.toBe('');
      expect(source).toContain(title);
    }
  });
});

describe('The mutants', () => {
  it('have names of their own, in kebab-case, and one plain sentence each', () => {
    const names = mutants.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, promise } of mutants) {
      expect(name).toMatch(/^[a-z]+(?:-[a-z0-9]+)*$/);
      expect(promise).toMatch(/^["A-Z].*\.$/);
    }
  });
});

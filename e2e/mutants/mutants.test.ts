import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brokenModule } from './mutant.ts';
import { mutants } from './mutants.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it.each(mutants)(
  '"$promise" is broken in one module and noticed by a test that exists',
  ({ seam, noticedBy }) => {
    const [file, title] = noticedBy;
    expect(read(seam.module)).toContain(seam.export);
    expect(read(file)).toContain(title);
    expect(brokenModule(seam)).toContain(`broken as ${seam.export}`);
  },
);

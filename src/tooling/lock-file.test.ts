import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './commands/run.mjs';

interface Locked {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  link?: boolean;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const { '': _, ...locked } = packages;

it('Every package in the lock file has its digest, but for native ones of other systems, as many as SECURITY.md says', () => {
  const without = Object.entries(locked).filter(([, { integrity }]) => !integrity);
  const other = without.filter(
    ([name, { optional }]) =>
      optional && /^node_modules\/(?:@biomejs\/cli|@rollup\/rollup|sass-embedded)-/.test(name),
  );
  expect(without).toEqual(other);
  expect(readFileSync(join(root, 'SECURITY.md'), 'utf8')).toContain(`**${without.length} native packages`);
});

it('No package comes from another place than the registry of whoever installs it', () => {
  expect(Object.entries(locked).filter(([, { resolved, link }]) => resolved || link)).toEqual([]);
});

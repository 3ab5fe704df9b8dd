import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './commands/run.mjs';
import { filesBelow } from './files.ts';

const documents = readdirSync(join(root, 'docs')).map((name) => `docs/${name}`);
documents.push('README.md', 'ARCHITECTURE.md', 'SECURITY.md');

test.each(documents.filter((name) => name.endsWith('.md')))('%s links files that exist', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([]);
});

test('ARCHITECTURE.md names modules that exist, but for those of its examples', () => {
  const files = ['src', 'sw', 'e2e']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .concat('vite.config.ts');
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const names = [...text.matchAll(/`(?:src\/|sw\/|e2e\/)?([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
  const missing = names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing.filter((name) => name !== 'sections/talks.tsx')).toEqual([]);
});

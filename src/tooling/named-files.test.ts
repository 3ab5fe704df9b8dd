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

test('Each text of a language is read outside of the texts', () => {
  const code = filesBelow(join(root, 'src')).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  // Formats also serve other texts.
  const isText = (file: string) => file.startsWith('text/de/') && file !== 'text/de/formats.ts';
  const read = (file: string) => readFileSync(join(root, 'src', file), 'utf8');
  const names = code
    .filter(isText)
    .flatMap((file) =>
      [...read(file).matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
    );
  const readers = code
    .filter((file) => !/^text\/\w+\//.test(file))
    .map(read)
    .join('\n');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readers))).toEqual([]);
});

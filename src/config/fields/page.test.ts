import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileSite } from '../compile-site.ts';

const idsIn = (folder: string) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8'))
    .flatMap((code) => [...code.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id));
const ids = ['sections', 'ui', 'theme', 'analytics', 'app', 'frame', 'portfolio', 'pages'].flatMap(idsIn);

test.each([...new Set(ids)])('a section of the owner’s cannot take the place #%s of the page', (id) => {
  const compiled = compileSite({
    github: { username: 'erika' },
    customSections: [{ id, header: 'A', text: 'B' }],
  });
  expect('problems' in compiled && compiled.problems.map(({ path }) => path)).toEqual([
    'customSections[0].id',
  ]);
});

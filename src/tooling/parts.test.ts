import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import full from '../../e2e/sites/full.ts';
import modest from '../../e2e/sites/modest.ts';
import { compileSite } from '../config/compile-site.ts';
import type { Config } from '../config/config.ts';
import { usedIcons } from './icons/used-icons.ts';
import { partsModule } from './parts.ts';

function siteOf(config: Config) {
  const compiled = compileSite(config);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.site;
}

const folder = fileURLToPath(new URL('../sections', import.meta.url));
const sections = readdirSync(folder).filter((file) => /^[a-z-]+\.tsx$/.test(file));
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const namesIn = (code: string) =>
  [...code.matchAll(/^export const (\w+) = null;$/gm)].map(([, name]) => name);

test('Every part that a section shows is one that the build knows, and its file exports it', () => {
  const shown = sections.flatMap((file) => {
    const [, names = ''] = /import \{([^}]+)\} from 'virtual:parts'/.exec(read(file)) ?? [];
    return names.split(',').flatMap((name) => name.trim() || []);
  });
  expect(namesIn(partsModule(null)).toSorted()).toEqual(shown.toSorted());
  const exported = [
    ...partsModule(siteOf(full)).matchAll(/export \{ (\w+) \} from '\/src\/sections\/(.+)'/g),
  ];
  expect(exported.map(([, name]) => name).toSorted()).toEqual(shown.toSorted());
  for (const [, name, file = ''] of exported) expect(read(file)).toMatch(`export function ${name}(`);
});

test('A site has only the parts that its owner uses, with their icons', () => {
  expect(namesIn(partsModule(siteOf(modest)))).toEqual(namesIn(partsModule(null)));
  expect(usedIcons(siteOf(modest))).not.toContain('lucide:arrow-up-right');
  expect(usedIcons(siteOf(full))).toContain('lucide:arrow-up-right');
});

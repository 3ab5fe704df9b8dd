import type { Plugin } from 'vite';
import { type Layout, type SectionId, slotId } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import { virtualModules } from '../virtual-modules.ts';

/** Serves the components of the sections that the site uses, and their order in one column. */
export function sections(readSite: () => Promise<Site | null>): Plugin {
  return virtualModules('sections', {
    'virtual:sections': async () => sectionImports((await readSite())?.sections ?? []),
    'virtual:layout.css': async () => layoutStyles((await readSite())?.arrangement),
  });
}

export const sectionImports = (ids: readonly SectionId[]): string =>
  ids.map((id) => `export { default as '${id}' } from '/src/sections/${id}.tsx';`).join('\n');

function layoutStyles({ phone = [], paper = [], notOnPaper = [] }: Partial<Layout<string>> = {}): string {
  const orderOf = (ids: readonly string[]) => ids.map((id, index) => `#${slotId(id)} { order: ${index} }`);
  const hidden = notOnPaper.map((id) => `#${slotId(id)} { display: none }`);
  return [
    `@media screen and (max-width: 63.99rem) { ${orderOf(phone).join(' ')} }`,
    `@media print { ${[...hidden, ...orderOf(paper)].join(' ')} }`,
  ].join('\n');
}

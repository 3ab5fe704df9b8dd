import type { Plugin } from 'vite';
import { type Layout, oneColumn, type SectionId, slotId } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import { type PageId, pageIds, pages, routesOf, siteMap } from '../../site/pages.ts';
import { modelVersion } from '../model-version.ts';
import { virtualModules } from '../virtual-modules.ts';

/** Without a site, when the configuration is invalid. */
const noPages = { links: {}, footer: [], card: [], routes: {}, otherLanguages: [], isPartly: false };

/** Serves what the page's code reads of the table of pages, the components of the site's sections, and their orders. */
export const pageModules = (readSite: () => Promise<Site | null>): Plugin =>
  virtualModules('pages', {
    'virtual:pages': async () => {
      const site = await readSite();
      return site ? siteMap(site) : noPages;
    },
    'virtual:page-loaders': async () => {
      const site = await readSite();
      return pageLoaders(site ? Object.values(routesOf(site)) : []);
    },
    'virtual:legal': async () => {
      const site = await readSite();
      const ids = pageIds.filter((id) => pages[id].texts);
      return Object.fromEntries(ids.map((id) => [id, site && pages[id].texts?.(site)]));
    },
    'virtual:sections': async () => sectionImports((await readSite())?.sections ?? []),
    'virtual:model-version': () => ({ modelVersion }),
    'virtual:layout.css': async () => layoutStyles((await readSite())?.arrangement),
  });

export function sectionImports(ids: readonly SectionId[]): string {
  const lines = ids.map((id) => `export { default as '${id}' } from '/${sectionFile(id)}';`);
  // The page names it, and the bundler warns of a name that is missing.
  if (!ids.includes('custom')) lines.push('export const custom = undefined;');
  return lines.join('\n');
}

function pageLoaders(ids: readonly PageId[]): string {
  const loaded = ids.filter((id) => id !== 'portfolio');
  const lines = loaded.map((id) => `  '${id}': () => import('/${pageFile(id)}'),`);
  return ['export const loaders = {', ...lines, '};'].join('\n');
}

/** The file of a page's component, from the root of the project. */
export const pageFile = (id: PageId): string => `src/pages/${id}.tsx`;

/** The file of a section's component, from the root of the project. */
export const sectionFile = (id: SectionId): string => `src/sections/${id}.tsx`;

function layoutStyles({ phone = [], paper = [], notOnPaper = [] }: Partial<Layout<string>> = {}): string {
  const orderOf = (ids: readonly string[]) => ids.map((id, index) => `#${slotId(id)} { order: ${index} }`);
  const hidden = notOnPaper.map((id) => `#${slotId(id)} { display: none }`);
  return `@layer page {
    @media screen and ${oneColumn} { ${orderOf(phone).join(' ')} }
    @media print { ${[...hidden, ...orderOf(paper)].join(' ')} }
  }`;
}

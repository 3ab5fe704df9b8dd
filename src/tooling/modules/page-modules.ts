import type { Plugin } from 'vite';
import type { DevelopedSite } from '../../app/page-data.ts';
import { type Layout, oneColumn, type SectionId, slotId } from '../../model/section.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import { type PageId, pageIds, pages, routesOf, siteMap } from '../../site/pages.ts';
import { type Complete, linkedCvFiles } from '../documents/cv/plugin.ts';
import type { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import type { OwnerConfig } from '../inputs/site/owner-config.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { modelVersion } from '../model-version.ts';
import { virtualModules } from '../virtual-modules.ts';
import { spriteModule } from './icons/icons.ts';
import { developedSite } from './site.ts';
import { featuresOf } from './site-has.ts';
import { siteSheet } from './site-styles.ts';

/** The map of an invalid configuration, which has no site. */
const noPages = { links: {}, footer: [], card: [], routes: {}, otherLanguages: [], isPartly: false };

interface Sources {
  owner: OwnerConfig;
  snapshot: Pick<OwnerSnapshot, 'profile'>;
  pictures: Pick<OwnerPictures, 'page'>;
  complete: Complete;
  /** Left out: the first of the site's languages. */
  language?: SiteLanguage | undefined;
}

/** All modules that the page's code imports as `virtual:…` (types: src/virtual.d.ts). Worker and theme script have one each. */
export function pageModules({ owner, snapshot, pictures, complete, language }: Sources): Plugin {
  const readSite = () => owner.site(language);
  return virtualModules('pages', {
    /** The data of the site's documents, for development. */
    'virtual:site': async ({ environment }) =>
      (await developedSite(await readSite(), environment.mode, {
        owner,
        snapshot,
        pictures,
      })) satisfies DevelopedSite,
    'virtual:site-has': async () => ({ siteHas: featuresOf(await readSite()) }),
    /** Pages, languages and links of the site. */
    'virtual:pages': async () => {
      const site = await readSite();
      return site ? siteMap(site) : noPages;
    },
    'virtual:page-loaders': async () => {
      const site = await readSite();
      return pageLoaders(site ? Object.values(routesOf(site)) : []);
    },
    /** The texts of the legal pages. */
    'virtual:legal': async () => {
      const site = await readSite();
      const ids = pageIds.filter((id) => pages[id].texts);
      return Object.fromEntries(ids.map((id) => [id, site && pages[id].texts?.(site)]));
    },
    'virtual:sections': async () => sectionImports((await readSite())?.sections ?? []),
    'virtual:cv-files': async ({ environment: { config } }) =>
      linkedCvFiles(await readSite(), complete, config),
    'virtual:icons': (context) => spriteModule(owner, context),
    'virtual:model-version': () => ({ modelVersion }),
    /** The orders of the sections in one column and on paper. */
    'virtual:layout.css': async () => layoutStyles((await readSite())?.arrangement),
    /** Font and themes. */
    'virtual:site.css': async (context) => siteSheet(await readSite(), context),
  });
}

export function sectionImports(ids: readonly SectionId[]): string {
  const lines = ids.map((id) => `export { default as '${id}' } from '/src/sections/${id}.tsx';`);
  // The page names it, and the bundler warns of a name that is missing.
  if (!ids.includes('custom')) lines.push('export const custom = undefined;');
  return lines.join('\n');
}

function pageLoaders(ids: readonly PageId[]): string {
  const loaded = ids.filter((id) => id !== 'portfolio');
  const lines = loaded.map((id) => `  '${id}': () => import('/src/pages/${id}.tsx'),`);
  return ['export const loaders = {', ...lines, '};'].join('\n');
}

function layoutStyles({ phone = [], paper = [], notOnPaper = [] }: Partial<Layout<string>> = {}): string {
  const orderOf = (ids: readonly string[]) => ids.map((id, index) => `#${slotId(id)} { order: ${index} }`);
  const hidden = notOnPaper.map((id) => `#${slotId(id)} { display: none }`);
  return `@layer page {
    @media screen and ${oneColumn} { ${orderOf(phone).join(' ')} }
    @media print { ${[...hidden, ...orderOf(paper)].join(' ')} }
  }`;
}

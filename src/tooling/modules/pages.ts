import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { pageIds, pages, siteMap } from '../../pages/pages.ts';
import { virtualModules } from '../virtual-modules.ts';

/** Without a site, when the configuration is invalid. */
const noPages = { links: {}, footer: [], card: [], routes: {}, otherLanguages: [], isPartly: false };

/** Serves what the page's code reads of the table of pages. */
export const pageModules = (readSite: () => Promise<Site | null>): Plugin =>
  virtualModules('pages', {
    'virtual:pages': async () => {
      const site = await readSite();
      return site ? siteMap(site) : noPages;
    },
    'virtual:legal': async () => {
      const site = await readSite();
      const ids = pageIds.filter((id) => pages[id].texts);
      return Object.fromEntries(ids.map((id) => [id, site && pages[id].texts?.(site)]));
    },
  });

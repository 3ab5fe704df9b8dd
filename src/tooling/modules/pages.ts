import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { pageIds, pagePath, pages } from '../../pages/pages.ts';
import { routedPages, siteMap } from '../../pages/site-map.ts';
import { exported, virtualModules } from '../virtual-modules.ts';

/** Without a site, when the configuration is invalid. */
const noPages = { links: {}, footer: [], card: [], otherLanguages: [], isPartly: false };

/** Serves what the page's code reads of the table of pages, with the routes of those that the site has. */
export const pageModules = (readSite: () => Promise<Site | null>): Plugin =>
  virtualModules('pages', {
    'virtual:pages': async () => {
      const site = await readSite();
      return `${exported(site ? siteMap(site) : noPages)}\nexport const routes = { ${site ? routesOf(site) : ''} };`;
    },
    'virtual:legal': async () => {
      const site = await readSite();
      const ids = pageIds.filter((id) => pages[id].isInEveryDocument);
      return Object.fromEntries(ids.map((id) => [id, site && pages[id].data?.(site)]));
    },
  });

const routesOf = (site: Site): string[] =>
  routedPages(site).flatMap((id) => {
    const path = pagePath(id, site.languages, site.language);
    return path === undefined ? [] : `'/${path}': () => import('/src/pages/${id}.tsx')`;
  });

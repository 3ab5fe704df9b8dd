import type { Plugin } from 'vite';
import { isDirect } from '../../model/contact.ts';
import type { Feature } from '../../model/feature.ts';
import { analyticsOf, type Site } from '../../model/site.ts';
import { routedPages, routesOf } from '../../pages/pages.ts';
import { furtherRepositories, siteResources } from '../../providers/providers.ts';

/** @param site null when the configuration is invalid: it has nothing but the mistakes */
export function featuresOf(site: Site | null): Record<Feature, boolean> {
  const has = (isUsed: (site: Site) => boolean): boolean => site !== null && isUsed(site);
  return {
    analytics: has((site) => analyticsOf(site).length > 0),
    app: has(({ enablePWA }) => enablePWA),
    articles: has(({ blog }) => blog.display),
    availability: has(({ availability }) => availability !== undefined),
    contactCard: has(({ contactCard }) => contactCard),
    directContact: has(({ accounts }) =>
      accounts.some((account) => isDirect(account) && account.link !== undefined),
    ),
    engagedSkills: has(({ engagedSkills }) => engagedSkills !== undefined),
    furtherRepositories: has((site) => furtherRepositories(site).length > 0),
    headline: has(({ profile }) => !!(profile.role || profile.promise)),
    languages: has(({ languages }) => languages.length > 1),
    mistakes: site === null,
    priceNote: has(({ services: { display, prices } }) => display && prices !== undefined),
    providers: has((site) => Object.values(siteResources(site)).some((resource) => resource !== null)),
    serviceAudience: has(({ services }) => services.list.some(({ audience }) => audience !== undefined)),
    skillGroups: has(({ skillGroups }) => skillGroups !== undefined),
  };
}

/** Whether a site has each page in its language. */
function pagesOf(site: Site | null): Record<string, boolean> {
  const routed = site ? Object.values(routesOf(site)) : [];
  return Object.fromEntries(routedPages.map((id) => [id, routed.includes(id)]));
}

/** Defines `siteHas`: in a build as constants, so that unused code is dropped; while developing in the document. */
export function siteHas(readSite: () => Promise<Site | null>): Plugin {
  const read = async () => {
    const site = await readSite();
    return { ...featuresOf(site), ...pagesOf(site) };
  };
  return {
    name: 'portfolio:site-has',
    async config(_, { command }) {
      if (command === 'serve') return undefined;
      const constants = Object.entries(await read()).map(([name, has]) => [`siteHas.${name}`, `${has}`]);
      return { define: Object.fromEntries(constants) };
    },
    async transformIndexHtml(_html, { server }) {
      if (!server) return undefined;
      const children = `var siteHas = ${JSON.stringify(await read())}`;
      return [{ tag: 'script', children, injectTo: 'head-prepend' }];
    },
  };
}

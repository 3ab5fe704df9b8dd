import type { Plugin } from 'vite';
import { isDirect } from '../../model/contact.ts';
import type { Feature } from '../../model/feature.ts';
import { analyticsOf, type Site } from '../../model/site.ts';
import { routedPages, routesOf } from '../../site/pages.ts';
import { furtherRepositories, siteResources } from '../../site/providers.ts';

const features: Readonly<Record<Exclude<Feature, 'mistakes'>, (site: Site) => boolean>> = {
  analytics: (site) => analyticsOf(site).length > 0,
  app: ({ enablePWA }) => enablePWA,
  articles: ({ blog }) => blog.display,
  availability: ({ availability }) => availability !== undefined,
  contactCard: ({ contactCard }) => contactCard,
  directContact: ({ accounts }) =>
    accounts.some((account) => isDirect(account) && account.link !== undefined),
  engagedSkills: ({ engagedSkills }) => engagedSkills !== undefined,
  furtherRepositories: (site) => furtherRepositories(site).length > 0,
  headline: ({ profile }) => !!(profile.role || profile.promise),
  languages: ({ languages }) => languages.length > 1,
  priceNote: ({ services: { display, prices } }) => display && prices !== undefined,
  providers: (site) => Object.values(siteResources(site)).some((resource) => resource !== null),
  serviceAudience: ({ services }) => services.list.some(({ audience }) => audience !== undefined),
  skillGroups: ({ skillGroups }) => skillGroups !== undefined,
};

/** @param site null when the configuration is invalid: it has nothing but the mistakes */
export const featuresOf = (site: Site | null): Record<string, boolean> => ({
  ...Object.fromEntries(
    Object.entries(features).map(([name, isUsed]) => [name, site !== null && isUsed(site)]),
  ),
  mistakes: site === null,
});

/** Defines `siteHas`: in a build as constants, so that unused code is dropped; while developing in the document. */
export function siteHas(readSite: () => Promise<Site | null>): Plugin {
  const read = async () => {
    const site = await readSite();
    const routed = site ? Object.values(routesOf(site)) : [];
    const ownPages = Object.fromEntries(routedPages.map((id) => [id, routed.includes(id)]));
    return { ...featuresOf(site), ...ownPages };
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

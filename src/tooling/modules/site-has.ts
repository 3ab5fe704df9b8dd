import type { Plugin } from 'vite';
import type { Feature } from '../../model/feature.ts';
import { analyticsOf, type Site } from '../../model/site.ts';
import { furtherRepositories, siteResources } from '../../site/providers.ts';

const features: Readonly<Record<Exclude<Feature, 'mistakes'>, (site: Site) => boolean>> = {
  analytics: (site) => analyticsOf(site).length > 0,
  app: ({ enablePWA }) => enablePWA,
  articles: ({ blog }) => blog.display,
  furtherRepositories: (site) => furtherRepositories(site).length > 0,
  languages: ({ languages }) => languages.length > 1,
  providers: (site) => Object.values(siteResources(site)).some((resource) => resource !== null),
};

/** @param site null when the configuration is invalid: it has nothing but the mistakes */
export function featuresOf(site: Site | null): Record<string, boolean> {
  const used = Object.entries(features).map(([name, isUsed]) => [name, site !== null && isUsed(site)]);
  return { ...Object.fromEntries(used), mistakes: site === null };
}

/**
 * Writes the values of `virtual:site-has` where a build reads them: the bundler drops the code, the styles and the chunks
 * behind a constant, but not what is behind the property of an imported object.
 */
export function siteHas(readSite: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:site-has',
    transform: {
      filter: { code: /virtual:site-has/ },
      async handler(code) {
        if (this.environment.mode !== 'build') return undefined;
        const has = featuresOf(await readSite());
        return code.replaceAll(/\bsiteHas\.(\w+)/g, (_, name) => String(has[name]));
      },
    },
  };
}

import type { Plugin } from 'vite';
import { analyticsOf, type Site } from '../../model/site.ts';
import { furtherRepositories, siteResources } from '../../site/providers.ts';

/** Features of some sites, in code `siteHas.analytics`. A build drops the code for those that a site lacks. */
const features = {
  analytics: (site) => analyticsOf(site).length > 0,
  app: ({ enablePWA }) => enablePWA,
  articles: ({ blog }) => blog.display,
  /** Repositories of further accounts, which only the snapshot asks for. */
  furtherRepositories: (site) => furtherRepositories(site).length > 0,
  languages: ({ languages }) => languages.length > 1,
  /** Content from providers, live or of the snapshot. */
  providers: (site) => Object.values(siteResources(site)).some((resource) => resource !== null),
} satisfies Record<string, (site: Site) => boolean>;

/** `mistakes`: the configuration is invalid, and there is no site. */
export type Feature = keyof typeof features | 'mistakes';

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

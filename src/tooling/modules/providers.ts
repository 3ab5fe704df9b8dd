import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import {
  accountProvider,
  furtherRepositories,
  keepsAnswers,
  providers as known,
  usedProviders,
} from '../../providers/providers.ts';

/** The virtual modules, and what each of them says for a site; null when the configuration is invalid. */
const modules: Readonly<Record<string, (site: Site | null) => string>> = {
  'virtual:repositories': (site) => {
    const addresses = site ? furtherRepositories(site).map(({ url }) => url) : [];
    return [
      `export * from '/src/providers/${folderOf(accountProvider)}/resources.ts';`,
      addresses.length > 0
        ? `export { withFurther } from '/src/providers/further-repositories.ts';`
        : 'export const withFurther = null;',
      `export const furtherAddresses = ${JSON.stringify(addresses)};`,
    ].join('\n');
  },
  'virtual:articles': (site) =>
    site?.blog.display ? articlesModule(site.blog) : 'export const articlesOf = null;',
  'virtual:law': (site) =>
    `export const law = ${JSON.stringify(site?.law ?? {})}; export const legal = ${JSON.stringify(site?.legal ?? {})};`,
  'virtual:disclosures': (site) => {
    const used = site ? usedProviders(site) : [];
    return [
      ...used.map(
        (name, index) => `import { disclosure as d${index} } from '/src/providers/${name}/provider.ts';`,
      ),
      `const providers = [${used.map((_, index) => `d${index}`).join()}];`,
      `export const disclosures = { providers, keepsAnswers: ${site !== null && keepsAnswers(site)} };`,
    ].join('\n');
  },
};

const folderOf = (provider: object) => Object.entries(known).find(([, one]) => one === provider)?.[0];

/** A feed has an address, an account at a provider a name. */
const articlesModule = ({ source, url }: Site['blog']): string =>
  source === 'feed'
    ? `import { inSnapshot } from '/src/providers/resource.ts'; export const articlesOf = () => inSnapshot('articles', ${JSON.stringify(url)});`
    : `export { articlesOf } from '/src/providers/${source}/articles.ts';`;

/** Serves the page what it needs of the providers that its site uses and of the law, and not even the code of others. */
export function providers(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:providers',
    resolveId: {
      filter: { id: /^virtual:(?:repositories|articles|disclosures|law)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:repositories|articles|disclosures|law)$/ },
      handler: async (id) => modules[id.slice(1)]?.(await site()),
    },
  };
}

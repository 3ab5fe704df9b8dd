import type { Plugin } from 'vite';
import type { Site } from '../config/site.ts';
import { keepsAnswers, usedServices } from '../sources/services.ts';

/** The virtual modules, and what each of them says for a site; null when the configuration is invalid. */
const modules: Readonly<Record<string, (site: Site | null) => string>> = {
  'virtual:articles': (site) =>
    site?.blog.display
      ? `export { articlesOf } from '/src/sources/${site.blog.source}/articles.ts';`
      : 'export const articlesOf = null;',
  'virtual:disclosures': (site) => {
    const used = site ? usedServices(site) : [];
    return [
      ...used.map(
        (name, index) => `import { disclosure as d${index} } from '/src/sources/${name}/disclosure.ts';`,
      ),
      `const services = [${used.map((_, index) => `d${index}`).join()}];`,
      `export const disclosures = { services, keepsAnswers: ${site !== null && keepsAnswers(site)} };`,
    ].join('\n');
  },
};

/** Serves the page what it needs of the services that its site uses, so that it does not even hold the code of others. */
export function services(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:services',
    resolveId: { filter: { id: /^virtual:(?:articles|disclosures)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:articles|disclosures)$/ },
      handler: async (id) => modules[id.slice(1)]?.(await site()),
    },
  };
}

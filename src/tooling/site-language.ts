import type { Plugin } from 'vite';
import type { Site } from '../config/site.ts';
import { legalLanguage } from '../model/site-language.ts';

/**
 * Serves `virtual:site-language`: what the page has to do with its language. Decided here, so that the files of a site
 * in one language hold nothing of others, and those of another language none of the legal pages.
 */
export function siteLanguage(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:site-language',
    resolveId: { filter: { id: /^virtual:site-language$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:site-language$/ },
      async handler() {
        const { languages = [], language = legalLanguage } = (await site()) ?? {};
        const hasLegalPages = language === legalLanguage;
        const pages = hasLegalPages ? ['impressum', 'datenschutz'] : [];
        return [
          `export const hasLegalPages = ${hasLegalPages};`,
          `export const legalPages = { ${pages.map((page) => `'/${page}': () => import('/src/pages/${page}.tsx')`)} };`,
          languages.length > 1
            ? "export * from '/src/pages/language-switch.tsx';"
            : 'export const LanguageSwitch = null, loadLanguageOffer = null, returnToPlace = null;',
        ].join('\n');
      },
    },
  };
}

import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { homePath, legalLanguage } from '../../model/site-language.ts';
import { languageNames } from '../../text/language-words.ts';

/**
 * Serves `virtual:site-language`, what the page has to do with its language, and `virtual:language-switch`. Decided here,
 * so that the files of a site in one language hold nothing of others, and those of another language none of the legal pages.
 */
export function siteLanguage(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:site-language',
    resolveId: { filter: { id: /^virtual:(?:site-language|language-switch)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:site-language|language-switch)$/ },
      handler: async (id) =>
        id.endsWith('switch') ? switchModule(await site()) : languageModule(await site()),
    },
  };
}

const isSwitched = (site: Site | null): site is Site => (site?.languages.length ?? 0) > 1;

/** A module of its own: it brings React, which the entry asks for later. */
const switchModule = (site: Site | null): string =>
  isSwitched(site)
    ? "export { LanguageSwitch } from '/src/pages/language-switch.tsx';"
    : 'export const LanguageSwitch = null;';

function languageModule(site: Site | null): string {
  const hasLegalPages = !site || site.language === legalLanguage;
  const pages = hasLegalPages ? ['impressum', 'datenschutz'] : [];
  return [
    `export const hasLegalPages = ${hasLegalPages};`,
    `export const legalPages = { ${pages.map((page) => `'/${page}': () => import('/src/pages/${page}.tsx')`)} };`,
    `export const isPartly = ${site?.isPartly ?? false};`,
    `export const otherPages = ${JSON.stringify(site ? otherPages(site) : [])};`,
    `export const loadLanguageOffer = ${isSwitched(site) ? "() => import('/src/pages/language-offer.tsx')" : null};`,
  ].join('\n');
}

/** The links to the page in the site's other languages, in React's words. */
const otherPages = ({ base, languages, language }: Site) =>
  languages
    .filter((other) => other !== language)
    .map((other) => ({
      href: base + homePath(languages, other).slice(1),
      hrefLang: other,
      lang: other,
      children: languageNames[other],
    }));

import type { Plugin } from 'vite';
import { pageIdsOf, pagePath, pages } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { analyticsOf } from '../../model/site.ts';
import { homePath, siteLanguages } from '../../model/site-language.ts';
import { languages as knownLanguages } from '../../text/languages.ts';
import { virtualModules } from '../virtual-modules.ts';

/**
 * Serves what the page knows of the site's pages and languages. Decided here, so that the files of a language hold none
 * of the pages that it does not have, and those of a site in one language nothing of others, and
 * those of a site that has nothing to ask no question.
 */
export const sitePages = (site: () => Promise<Site | null>): Plugin =>
  virtualModules('pages', {
    'virtual:pages': async () => pagesModule(await site()),
    // Modules of their own: one brings React, which the entry asks for later, the other is loaded when it is needed.
    'virtual:language-switch': async () =>
      otherLanguages(await site()).length > 0
        ? "export { LanguageSwitch } from '/src/pages/language-switch.tsx';"
        : 'export const LanguageSwitch = null;',
    // Whether there is anything to ask for, and the way to the question.
    'virtual:consent-banner': async () => {
      const settings = await site();
      const isNeeded = settings !== null && analyticsOf(settings).length > 0;
      return [
        `export const hasAnalytics = ${isNeeded};`,
        `export const loadConsentBanner = ${isNeeded ? "() => import('/src/analytics/consent-banner.tsx')" : null};`,
      ].join('\n');
    },
    'virtual:language-offers': async () => {
      const offers = otherLanguages(await site()).map((lang) => [lang, knownLanguages[lang].offer]);
      return `export const languageOffers = ${JSON.stringify(Object.fromEntries(offers))};`;
    },
  });

const otherLanguages = (site: Site | null) =>
  site?.languages.filter((language) => language !== site.language) ?? [];

function pagesModule(site: Site | null): string {
  const { languages, language } = site ?? { languages: siteLanguages, language: siteLanguages[0] };
  // The portfolio is part of the entry, and what is not found has no address.
  const withAddress = pageIdsOf(site).filter((id) => pages[id].isFound !== false);
  const onDemand = withAddress.filter((id) => id !== 'portfolio');
  const links = withAddress.map((id) => {
    const { only = language } = pages[id];
    const href = `/${pagePath(id, languages, only)}`;
    return [id, only === language ? { href } : { href, hrefLang: only }] as const;
  });
  const routes = onDemand.flatMap((id) => {
    const path = pagePath(id, languages, language);
    return path === undefined ? [] : `'/${path}': () => import('/src/pages/${id}.tsx')`;
  });
  const others = otherLanguages(site).map((lang) => ({
    lang,
    name: knownLanguages[lang].name,
    home: homePath(languages, lang),
    paths: Object.fromEntries(
      onDemand
        .filter((id) => !pages[id].only)
        .map((id) => [language, lang].map((of) => `/${pagePath(id, languages, of)}`)),
    ),
  }));
  const offer = others.length > 0 ? "() => import('/src/pages/language-offer.tsx')" : null;
  return [
    `export const routes = { ${routes} };`,
    `export const links = ${JSON.stringify(Object.fromEntries(links))};`,
    `export const footer = ${JSON.stringify(withAddress.filter((id) => pages[id].inFooter))};`,
    `export const isPartly = ${site?.isPartly ?? false};`,
    `export const otherLanguages = ${JSON.stringify(others)};`,
    `export const loadLanguageOffer = ${offer};`,
  ].join('\n');
}

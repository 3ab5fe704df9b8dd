import type { Plugin } from 'vite';
import { pageIdsOf, pagePath, pages } from '../../model/page.ts';
import { legalSite } from '../../model/page-site.ts';
import type { Site } from '../../model/site.ts';
import { homePath, siteLanguages } from '../../model/site-language.ts';
import { messengersOf } from '../../model/social-account.ts';
import { keepsAnswers, usedProviders } from '../../providers/providers.ts';
import { languages as knownLanguages } from '../../text/languages.ts';
import { virtualModules } from '../virtual-modules.ts';

/** Exports null in place of code that the site does not use. */
const exported = (name: string, file: string, isUsed: boolean): string =>
  isUsed ? `export { ${name} } from '/src/${file}';` : `export const ${name} = null;`;

/** The code of each virtual module; the site is null when the configuration is invalid. */
const modules: Readonly<Record<string, (site: Site | null) => string>> = {
  'virtual:law': (site) => `export const legalSite = ${JSON.stringify(site && legalSite(site))};`,
  'virtual:pages': pagesModule,
  // Separate modules: the first brings React, which the entry loads later, the second is loaded on demand.
  'virtual:language-switch': (site) =>
    exported('LanguageSwitch', 'pages/language-switch.tsx', otherLanguages(site).length > 0),
  'virtual:language-hints': (site) => {
    const hints = otherLanguages(site).map((lang) => [lang, knownLanguages[lang].hint]);
    return `export const languageHints = ${JSON.stringify(Object.fromEntries(hints))};`;
  },
  'virtual:disclosures': (site) => {
    const used = site ? usedProviders(site) : [];
    return [
      ...used.map(
        (name, index) => `import { disclosure as d${index} } from '/src/text/legal/providers/${name}.ts';`,
      ),
      `const providers = [${used.map((_, index) => `d${index}`).join()}];`,
      `const messengers = ${JSON.stringify(site ? messengersOf(site) : [])};`,
      `export const disclosures = { providers, messengers, keepsAnswers: ${site !== null && keepsAnswers(site)} };`,
    ].join('\n');
  },
};

const otherLanguages = (site: Site | null) =>
  site?.languages.filter((language) => language !== site.language) ?? [];

function pagesModule(site: Site | null): string {
  const { languages, language } = site ?? { languages: siteLanguages, language: siteLanguages[0] };
  // The 404 page has no address.
  const withAddress = pageIdsOf(site).filter((id) => !pages[id].noindex);
  // The portfolio is part of the entry.
  const onDemand = withAddress.filter((id) => id !== 'portfolio');
  const links = withAddress.map((id) => {
    const { onlyLanguage = language } = pages[id];
    const href = `/${pagePath(id, languages, onlyLanguage)}`;
    return [id, onlyLanguage === language ? { href } : { href, hrefLang: onlyLanguage }] as const;
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
        .filter((id) => !pages[id].onlyLanguage)
        .map((id) => [language, lang].map((of) => `/${pagePath(id, languages, of)}`)),
    ),
  }));
  const hint = others.length > 0 ? "() => import('/src/pages/language-hint.tsx')" : null;
  return [
    `export const routes = { ${routes} };`,
    `export const links = ${JSON.stringify(Object.fromEntries(links))};`,
    `export const footer = ${JSON.stringify(withAddress.filter((id) => pages[id].inFooter))};`,
    `export const isPartly = ${site?.isPartly ?? false};`,
    `export const otherLanguages = ${JSON.stringify(others)};`,
    `export const loadLanguageHint = ${hint};`,
  ].join('\n');
}

/** Serves modules made from the site, which import only the parts and providers that it uses. */
export const fromSite = (site: () => Promise<Site | null>): Plugin =>
  virtualModules(
    'from-site',
    Object.fromEntries(Object.entries(modules).map(([id, code]) => [id, async () => code(await site())])),
  );

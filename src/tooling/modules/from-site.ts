import type { Plugin } from 'vite';
import { pageIdsOf, pagePath, pages } from '../../model/page.ts';
import { analyticsOf, type Site } from '../../model/site.ts';
import { homePath, siteLanguages } from '../../model/site-language.ts';
import {
  accountFolder,
  furtherRepositories,
  keepsAnswers,
  usedProviders,
} from '../../providers/providers.ts';
import { languages as knownLanguages } from '../../text/languages.ts';
import { virtualModules } from '../virtual-modules.ts';

/** The parts of sections that only some sites show: by what their module in `src/sections` exports, its file and who has it. */
const parts: Readonly<Record<string, readonly [file: string, isUsed: (site: Site) => boolean]>> = {
  Availability: ['availability.tsx', ({ availability }) => availability !== undefined],
  ProfileLink: ['profile-link.tsx', ({ profilePage }) => profilePage.display],
  LinkedSkills: ['linked-skills.tsx', ({ engagedSkills }) => engagedSkills !== undefined],
  Headline: ['headline.tsx', ({ profile }) => !!(profile.role || profile.promise)],
  SkillGroups: ['skill-groups.tsx', ({ skillGroups }) => skillGroups !== undefined],
  ContactCode: ['contact-code.tsx', ({ contactCard }) => contactCard],
  ServiceNote: [
    'price-note.tsx',
    ({ services }) => services.list.some(({ audience }) => audience !== undefined),
  ],
  FurtherFeatures: [
    'further-features.tsx',
    ({ services }) => services.list.some(({ features }) => features.length > 3),
  ],
  PriceNote: ['price-note.tsx', ({ services: { display, prices } }) => display && prices !== undefined],
};

/** The files of the parts that a site has, below `src`. */
export const usedParts = (site: Site): string[] =>
  Object.values(parts).flatMap(([file, isUsed]) => (isUsed(site) ? `sections/${file}` : []));

/** The name is there for the page in any case; the code only where it is used. */
const exported = (name: string, file: string, isUsed: boolean): string =>
  isUsed ? `export { ${name} } from '/src/${file}';` : `export const ${name} = null;`;

/** The virtual modules, and what each of them says for a site; null when the configuration is invalid. */
const modules: Readonly<Record<string, (site: Site | null) => string>> = {
  'virtual:repositories': (site) => {
    const addresses = site ? furtherRepositories(site).map(({ url }) => url) : [];
    return [
      `export * from '/src/providers/${accountFolder}/resources.ts';`,
      exported('withFurther', 'providers/repository.ts', addresses.length > 0),
      `export const furtherAddresses = ${JSON.stringify(addresses)};`,
    ].join('\n');
  },
  'virtual:articles': (site) => {
    const { display, source, url } = site?.blog ?? {};
    // A feed has an address, an account at a provider a name.
    return display && source === 'feed'
      ? `import { inSnapshot } from '/src/providers/resource.ts'; export const articlesOf = () => inSnapshot('articles', ${JSON.stringify(url)});`
      : exported('articlesOf', `providers/${source}/articles.ts`, display === true);
  },
  'virtual:parts': (site) =>
    Object.entries(parts)
      .map(([name, [file, isUsed]]) => exported(name, `sections/${file}`, site !== null && isUsed(site)))
      .join('\n'),
  'virtual:law': (site) =>
    `export const law = ${JSON.stringify(site?.law ?? {})}; export const legal = ${JSON.stringify(site?.legal ?? {})};`,
  'virtual:pages': pagesModule,
  // Modules of their own: one brings React, which the entry asks for later, the other is loaded when it is needed.
  'virtual:language-switch': (site) =>
    exported('LanguageSwitch', 'pages/language-switch.tsx', otherLanguages(site).length > 0),
  'virtual:language-offers': (site) => {
    const offers = otherLanguages(site).map((lang) => [lang, knownLanguages[lang].offer]);
    return `export const languageOffers = ${JSON.stringify(Object.fromEntries(offers))};`;
  },
  // Whether there is anything to ask for, and the way to the question.
  'virtual:consent-banner': (site) => {
    const isNeeded = site !== null && analyticsOf(site).length > 0;
    const load = isNeeded ? "() => import('/src/analytics/consent-banner.tsx')" : null;
    return `export const hasAnalytics = ${isNeeded};\nexport const loadConsentBanner = ${load};`;
  },
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

const otherLanguages = (site: Site | null) =>
  site?.languages.filter((language) => language !== site.language) ?? [];

/** What the page knows of the site's pages: a language's files hold none that it does not have. */
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

/** Serves the page what follows from the site: of parts and providers those that it uses, and not even the code of others. */
export const fromSite = (site: () => Promise<Site | null>): Plugin =>
  virtualModules(
    'from-site',
    Object.fromEntries(Object.entries(modules).map(([id, code]) => [id, async () => code(await site())])),
  );

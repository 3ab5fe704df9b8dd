import { namesIn } from '../model/anonymous.ts';
import type { IconId } from '../model/icon-name.ts';
import { plainText } from '../model/phrase.ts';
import { pick } from '../model/pick.ts';
import type { Site } from '../model/site.ts';
import { homePath, legalLanguage, type SiteLanguage } from '../model/site-language.ts';
import { legalDescriptions } from '../text/legal-page.ts';
import { ownerName } from '../text/titles.ts';
import { languageFor, languages } from './languages.ts';
import { impressumSections } from './legal/impressum.ts';
import { privacySections } from './legal/privacy-policy.ts';
import { portfolioData, type SharedSite, sharedSite, taxLaw, withoutHidden } from './page-site.ts';
import { usedDisclosures } from './providers.ts';

/** Everything about a page but its component, which is found by its name: `src/pages/<id>.tsx`. */
interface PageFacts {
  /** Its address below the home of its language. The home's own is empty. */
  path: string | ((language: SiteLanguage) => string);
  /**
   * The only language in which it is written. Its address is below the base then, whatever the site's first language is. A site
   * without that language shows it on a page in its first.
   */
  onlyLanguage?: SiteLanguage;
  /** Left out: every site has it. */
  isOn?(site: Site | null): boolean;
  name(site: Site): string;
  /** For search engines and shared links. */
  description?(site: Site): string | undefined;
  /** Where it is linked: at the end of every page, on the profile card with an icon, behind the icon of the app. */
  links?: { footer?: true; card?: IconId; shortcut?: true };
  /** The white list of what it shows of the site, beyond what every page does: in its own document, which alone shows it. */
  data?(site: Site): object;
  /** The same for a page whose data comes with its code, so that every document can show it. */
  texts?(site: Site): object;
}

/** Every page of a site. For Node: browsers get what they need of it as `virtual:pages` and in their document. */
const table = {
  portfolio: {
    path: '',
    name: ownerName,
    description: ({ seo, profile }) =>
      plainText(seo.description ?? profile.bio ?? profile.promise ?? '') || undefined,
    data: portfolioData,
  },
  cv: {
    path: (language) => languages[language].cv.cvPath,
    isOn: (site) => site?.profilePage.display ?? false,
    name: (site) => languageFor(site).cv.cvName,
    description: (site) => languageFor(site).cv.cvDescription(ownerName(site)),
    links: { card: 'lucide:folder-clock', shortcut: true },
    data: (site) => ({
      ...pick(withoutHidden(site), 'engagements', 'profilePage', 'spokenLanguages', 'availability'),
      ...pick(withoutHidden(site), 'certifications', 'educations', 'publications', 'skillGroups'),
      ...pick(site, 'profile', 'accounts'),
      social: pick(site.social, 'email', 'phone'),
      law: taxLaw(site),
      // For the anonymous version.
      names: namesIn(site),
      // For paper.
      seo: pick(site.seo, 'title', 'url'),
      // For the rate.
      services: pick(site.services, 'prices'),
    }),
  },
  impressum: {
    path: 'impressum',
    onlyLanguage: legalLanguage,
    isOn: (site) => !site?.legal.outsideGermany,
    name: (site) => languageFor(site).page.impressumName,
    description: (site) => legalDescriptions.impressum(ownerName(site)),
    links: { footer: true, shortcut: true },
    texts: (site) => ({ sections: impressumSections(site) }),
  },
  datenschutz: {
    path: 'datenschutz',
    onlyLanguage: legalLanguage,
    name: (site) => languageFor(site).page.datenschutzName,
    description: (site) => legalDescriptions.datenschutz(ownerName(site)),
    links: { footer: true },
    texts: (site) => ({
      date: site.law.privacyDate ?? '',
      sections: privacySections(site, usedDisclosures(site)),
    }),
  },
  // Hosts serve it with status 404 at unknown addresses. It has none of its own.
  'not-found': {
    path: '404',
    name: (site) => languageFor(site).page.notFoundName,
  },
} as const satisfies Record<string, PageFacts>;

export type PageId = keyof typeof table;
type PagesWith<Facts> = { [Id in PageId]: (typeof table)[Id] extends Facts ? Id : never }[PageId];

export type OptionalPage = PagesWith<{ isOn: unknown }>;
/** Pages whose data only their documents carry. */
export type DocumentPage = PagesWith<{ data: unknown }>;

export const pages: Readonly<Record<PageId, PageFacts>> = table;
export const pageIds = Object.keys(table) as PageId[];

/** Pages with an address. */
type RoutedPage = Exclude<PageId, 'not-found'>;

/** The pages of a site, the portfolio first; without a site those that every site has. */
export const pageIdsOf = (site: Site | null): PageId[] =>
  pageIds.filter((id) => pages[id].isOn?.(site) ?? true);

/** The path of a page in a language, below the base without a leading slash; undefined if the language lacks it. */
export function pagePath(
  id: PageId,
  all: readonly SiteLanguage[],
  language: SiteLanguage,
): string | undefined {
  const { path } = pages[id];
  if (languageWith(id, all, language) !== language) return undefined;
  const home = pages[id].onlyLanguage ? '' : homePath(all, language).slice(1);
  return home + (typeof path === 'string' ? path : path(language));
}

/** The language of the site whose pages include this one. */
function languageWith(id: PageId, all: readonly SiteLanguage[], language: SiteLanguage): SiteLanguage {
  const { onlyLanguage = language } = pages[id];
  return all.includes(onlyLanguage) ? onlyLanguage : (all[0] ?? language);
}

const cvFormats = ['pdf', 'docx', 'json'] as const;
export type CvFormat = (typeof cvFormats)[number];

/** A CV's file below the base: beside a language's page, and under its name. */
export const cvFile = (format: CvFormat, all: readonly SiteLanguage[], language: SiteLanguage): string =>
  format === 'json'
    ? `${homePath(all, language).slice(1)}resume.json`
    : `${pagePath('cv', all, language)}.${format}`;

export const cvFilesIn = (all: readonly SiteLanguage[]): string[] =>
  all.flatMap((language) => cvFormats.map((format) => cvFile(format, all, language)));

export type TextsOf<Id extends PagesWith<{ texts: unknown }>> = ReturnType<(typeof table)[Id]['texts']>;
/** The site in a page's own document. */
export type SiteOf<Id extends DocumentPage> = SharedSite & ReturnType<(typeof table)[Id]['data']>;
/** The site in a document: with the data of its page, or only what every page reads. */
export type PageDocument =
  | { [Page in DocumentPage]: { page: Page; site: SiteOf<Page> } }[DocumentPage]
  | { page?: never; site: SharedSite };

export const isDocumentPage = (id: PageId): id is DocumentPage => pages[id].data !== undefined;

// The compiler does not see that page and data are of the same row.
export const pageDocument = (page: PageId, site: Site): PageDocument =>
  ({
    ...(isDocumentPage(page) && { page }),
    site: { ...sharedSite(site), ...pages[page].data?.(site) },
  }) as PageDocument;

type LinkedPage = ReturnType<typeof linkTo>;
/** An optional page may be missing. */
type Links = Record<Exclude<PageId, OptionalPage>, LinkedPage> & Partial<Record<OptionalPage, LinkedPage>>;

/** The pages of a site in one language, and where they are in the others: what browsers get of the table of pages. */
export function siteMap(site: Site) {
  const ids = pageIdsOf(site);
  return {
    links: Object.fromEntries(ids.map((id) => [id, linkTo(id, site)])) as Links,
    footer: ids.filter((id) => pages[id].links?.footer).map((id) => linkTo(id, site)),
    card: ids.flatMap((id) => {
      const icon = pages[id].links?.card;
      return icon ? [{ ...linkTo(id, site), icon }] : [];
    }),
    routes: routesOf(site),
    otherLanguages: otherLanguages(site),
    isPartly: site.isPartly ?? false,
  };
}

export function linkTo(id: PageId, site: Site) {
  const { onlyLanguage = site.language, name } = pages[id];
  return {
    name: name(site),
    /** Below the base. */
    href: `/${pagePath(id, site.languages, languageWith(id, site.languages, site.language))}`,
    /** If it is written in another language. */
    hrefLang: onlyLanguage === site.language ? undefined : onlyLanguage,
    /** Only its document carries its data. */
    needsDocument: isDocumentPage(id) || undefined,
  };
}

/** The pages of this language, by their path below the base. */
export const routesOf = (site: Site): Readonly<Record<string, RoutedPage>> =>
  Object.fromEntries(
    pageIdsOf(site).flatMap((id) => {
      const path = pagePath(id, site.languages, site.language);
      return path === undefined || id === 'not-found' ? [] : [[`/${path}`, id]];
    }),
  );

/** The other languages, with the paths of the pages that they have. */
const otherLanguages = (site: Site) =>
  site.languages
    .filter((language) => language !== site.language)
    .map((lang) => {
      const { name, hint } = languages[lang];
      const paths: Partial<Record<PageId, string>> = Object.fromEntries(
        pageIdsOf(site).map((id) => [id, pagePath(id, site.languages, lang)]),
      );
      return { lang, name, hint, paths };
    });

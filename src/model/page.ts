import { homePath, legalLanguage, type SiteLanguage } from './site-language.ts';

interface PageFacts {
  /** Its address below the home of its language; one for each language where they differ. The home's own is empty. */
  path: string | Readonly<Record<SiteLanguage, string>>;
  /** The only language that has it. Its address is below the base then, whatever the site's first language is. */
  onlyLanguage?: SiteLanguage;
  /** No other document carries its data and its styles: from all others, the way to it loads a document. */
  hasOwnDocument?: true;
  /** Every page has a link to it. */
  inFooter?: true;
  /** Only a site that displays this block has it. */
  requiredBlock?: 'profilePage';
  /** Not in the sitemap, and not for search engines. */
  noindex?: true;
}

/**
 * Every page of a site. Its component is the default export of `src/pages/<id>.tsx`, its name is in `page.ts` of each
 * language in `src/text`, its description in `language.ts`.
 */
const table = {
  portfolio: { path: '', hasOwnDocument: true },
  cv: { path: { de: 'profil', en: 'profile' }, requiredBlock: 'profilePage', hasOwnDocument: true },
  impressum: { path: 'impressum', onlyLanguage: legalLanguage, inFooter: true },
  datenschutz: { path: 'datenschutz', onlyLanguage: legalLanguage, inFooter: true },
  // Hosts serve this file for unknown addresses.
  'not-found': { path: '404', noindex: true },
} as const satisfies Record<string, PageFacts>;

export type PageId = keyof typeof table;
type PagesWith<Facts> = { [Id in PageId]: (typeof table)[Id] extends Facts ? Id : never }[PageId];

/** The pages that not every site has. Their names are in a file of their own, which only such a site loads. */
export type OptionalPage = PagesWith<{ requiredBlock: string }>;
/** The pages that every site has besides the portfolio, which is called as its site is. */
export type CommonPage = Exclude<PageId, 'portfolio' | OptionalPage>;
/** The pages that only one language has. */
export type LegalPage = PagesWith<{ onlyLanguage: SiteLanguage }>;
/** The pages whose description every language says; the portfolio's is the owner's. */
export type DescribedPage = Exclude<PageId, 'portfolio' | LegalPage | PagesWith<{ noindex: true }>>;

export const pages: Readonly<Record<PageId, PageFacts>> = table;

/** As much of a site as says which pages it has; null when the configuration is invalid. */
export type PageOwner = { readonly [Block in 'profilePage']?: { display: boolean } } | null;

export const pageIdsOf = (site: PageOwner): PageId[] =>
  (Object.keys(table) as PageId[]).filter((id) => {
    const { requiredBlock } = pages[id];
    return requiredBlock === undefined || site?.[requiredBlock]?.display === true;
  });

/** The path of a page in a language, below the base without a leading slash; undefined if the language lacks it. */
export function pagePath(
  id: PageId,
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
): string | undefined {
  const { path, onlyLanguage } = pages[id];
  if (onlyLanguage !== undefined && onlyLanguage !== language) return undefined;
  const home = onlyLanguage === undefined ? homePath(languages, language).slice(1) : '';
  return home + (typeof path === 'string' ? path : path[language]);
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

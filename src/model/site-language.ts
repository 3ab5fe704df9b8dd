/** A site that names none is in the first. Each is a folder, `src/text/<language>/`, and an entry of `src/site/languages.ts`. */
export const siteLanguages = ['de', 'en'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The languages with each of them first: that one has no name in its addresses. */
export const languageOrders: readonly (readonly SiteLanguage[])[] = siteLanguages.map((first) => [
  first,
  ...siteLanguages.filter((other) => other !== first),
]);

export const legalLanguage = 'de' satisfies SiteLanguage;

/** Where the page in one of a site's languages is, below its base: the first language has no name in its address. */
export const homePath = (languages: readonly SiteLanguage[], language: SiteLanguage): string =>
  language === languages[0] ? '/' : `/${language}/`;
